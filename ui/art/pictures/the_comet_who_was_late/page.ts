// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './the_comet_who_was_late-hero-600.avif?no-inline'
import hero600webp from './the_comet_who_was_late-hero-600.webp?no-inline'
import hero900avif from './the_comet_who_was_late-hero-900.avif?no-inline'
import hero900webp from './the_comet_who_was_late-hero-900.webp?no-inline'
import hero1200avif from './the_comet_who_was_late-hero-1200.avif?no-inline'
import hero1200webp from './the_comet_who_was_late-hero-1200.webp?no-inline'
import portrait420avif from './the_comet_who_was_late-portrait-420.avif?no-inline'
import portrait420webp from './the_comet_who_was_late-portrait-420.webp?no-inline'
import portrait840avif from './the_comet_who_was_late-portrait-840.avif?no-inline'
import portrait840webp from './the_comet_who_was_late-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f6ceac', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAwABUB8JbACdADc+S/87AAA/t7nwIRY4D2KXWrvn58y2qZR2AMfETmkulyGwZbbBAAA', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#f6cead', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoNABAABUB8JbACdAEO+XBq9cAA/tNEsJ0oVKaUJTyKwuCqOG9Sb1jwewwi2/HQbJ/p0AAA', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
