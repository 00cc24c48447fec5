// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './plugo_farm-hero-600.avif?no-inline'
import hero600webp from './plugo_farm-hero-600.webp?no-inline'
import hero900avif from './plugo_farm-hero-900.avif?no-inline'
import hero900webp from './plugo_farm-hero-900.webp?no-inline'
import hero1200avif from './plugo_farm-hero-1200.avif?no-inline'
import hero1200webp from './plugo_farm-hero-1200.webp?no-inline'
import portrait420avif from './plugo_farm-portrait-420.avif?no-inline'
import portrait420webp from './plugo_farm-portrait-420.webp?no-inline'
import portrait840avif from './plugo_farm-portrait-840.avif?no-inline'
import portrait840webp from './plugo_farm-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#d4efa4', 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAwABUB8JbACsADwsyV70IAA/udAiaXl2hKjMXwsfnQJN2mmWIWIVJuvAAUQAAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#d5efa4', 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoNABAABUB8JbACsAELGhPZpFAA/uc2/LWExLjdDV6oitCRXp0APt2WilNlUhNg+3TVwvqqnsANrFhUAAA=', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
