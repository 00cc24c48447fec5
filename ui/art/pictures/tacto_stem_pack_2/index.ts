// Written by `npm run art`. Do not edit.
export { square } from './square.ts'
export { hero, portrait } from './page.ts'
export { box } from './gallery.ts'
