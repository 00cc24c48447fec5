// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './a_map_of_all_the_winds-hero-600.avif?no-inline'
import hero600webp from './a_map_of_all_the_winds-hero-600.webp?no-inline'
import hero900avif from './a_map_of_all_the_winds-hero-900.avif?no-inline'
import hero900webp from './a_map_of_all_the_winds-hero-900.webp?no-inline'
import hero1200avif from './a_map_of_all_the_winds-hero-1200.avif?no-inline'
import hero1200webp from './a_map_of_all_the_winds-hero-1200.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f7d0af', 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAABwAQCdASoQAAwABUB8JbACdAFAAAD+7PKVk53Qxb67sPP8vqLtW95+mXsSVvyOFfZ6ypt54AA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])
export { square as portrait } from './square.ts'
