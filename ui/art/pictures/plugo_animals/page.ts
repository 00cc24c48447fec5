// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './plugo_animals-hero-600.avif?no-inline'
import hero600webp from './plugo_animals-hero-600.webp?no-inline'
import hero900avif from './plugo_animals-hero-900.avif?no-inline'
import hero900webp from './plugo_animals-hero-900.webp?no-inline'
import hero1200avif from './plugo_animals-hero-1200.avif?no-inline'
import hero1200webp from './plugo_animals-hero-1200.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#93d2f4', 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAABQAgCdASoQAAwABUB8JbACdH8GJ/gWAZwX5AAA/sPgZ4dlz+oJS4DhfErhY7A0YsiG/XgVVKZ5A85vuLNTtAAA', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])
export { square as portrait } from './square.ts'
