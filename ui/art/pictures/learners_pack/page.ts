// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './learners_pack-hero-600.avif?no-inline'
import hero600webp from './learners_pack-hero-600.webp?no-inline'
import hero900avif from './learners_pack-hero-900.avif?no-inline'
import hero900webp from './learners_pack-hero-900.webp?no-inline'
import hero1200avif from './learners_pack-hero-1200.avif?no-inline'
import hero1200webp from './learners_pack-hero-1200.webp?no-inline'
import portrait420avif from './learners_pack-portrait-420.avif?no-inline'
import portrait420webp from './learners_pack-portrait-420.webp?no-inline'
import portrait840avif from './learners_pack-portrait-840.avif?no-inline'
import portrait840webp from './learners_pack-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f6b0b8', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAwABUB8JbACdAEPDoWTnAAA/rOuwj6rjLaaMk7Kz5sUHJ/khovwPQHynVb1aVqFfWUAAAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#f6b0b8', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoNABAABUB8JbACdAEOF+ccAP7DBC4Bvxh8k84z1NSC4jDbYgX8E8hIOnO1bH7C982NEgAA', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
