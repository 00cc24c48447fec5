// Written by `npm run art`. Do not edit.
export { square } from './square.ts'
export { hero, portrait } from './page.ts'
export { play } from './gallery.ts'
