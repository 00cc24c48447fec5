// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './the_comet_who_was_late-hero-600.avif?no-inline'
import hero600webp from './the_comet_who_was_late-hero-600.webp?no-inline'
import hero900avif from './the_comet_who_was_late-hero-900.avif?no-inline'
import hero900webp from './the_comet_who_was_late-hero-900.webp?no-inline'
import hero1200avif from './the_comet_who_was_late-hero-1200.avif?no-inline'
import hero1200webp from './the_comet_who_was_late-hero-1200.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f7d0af', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAwABUB8JbGDrRgAiwAA/uzui1b0Ok8yzGeFWFiREX0DovHPdTntA9SXS5DYMttggAAA', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])
export { square as portrait } from './square.ts'
