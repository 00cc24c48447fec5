// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './surprise_gift-hero-600.avif?no-inline'
import hero600webp from './surprise_gift-hero-600.webp?no-inline'
import hero900avif from './surprise_gift-hero-900.avif?no-inline'
import hero900webp from './surprise_gift-hero-900.webp?no-inline'
import hero1200avif from './surprise_gift-hero-1200.avif?no-inline'
import hero1200webp from './surprise_gift-hero-1200.webp?no-inline'
import portrait420avif from './surprise_gift-portrait-420.avif?no-inline'
import portrait420webp from './surprise_gift-portrait-420.webp?no-inline'
import portrait840avif from './surprise_gift-portrait-840.avif?no-inline'
import portrait840webp from './surprise_gift-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f7b2ba', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAwABUB8JbACdAB5T4AAAP7HUefaVB2+T3YwiLOeMKZgS2FFQu11/Zoz+r3NcXa1p5AA', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#f7b3bb', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAQCdASoNABAABUB8JbACdAD6fYAA/sQIaAtj7IN0DeFuvFEjNZ+UkeLhL1BRpIt62uwzdmsODoAAAAA=', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
