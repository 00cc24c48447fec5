// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './stemwizpack-hero-600.avif?no-inline'
import hero600webp from './stemwizpack-hero-600.webp?no-inline'
import hero900avif from './stemwizpack-hero-900.avif?no-inline'
import hero900webp from './stemwizpack-hero-900.webp?no-inline'
import hero1200avif from './stemwizpack-hero-1200.avif?no-inline'
import hero1200webp from './stemwizpack-hero-1200.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f7a694', 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAABwAQCdASoQAAwABUB8JbACdAFAAAD+50fiurEUZA1SmHCorsTnNJ0PclphDep64vgAAA==', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])
export { square as portrait } from './square.ts'
