// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './stemwizpack-hero-600.avif?no-inline'
import hero600webp from './stemwizpack-hero-600.webp?no-inline'
import hero900avif from './stemwizpack-hero-900.avif?no-inline'
import hero900webp from './stemwizpack-hero-900.webp?no-inline'
import hero1200avif from './stemwizpack-hero-1200.avif?no-inline'
import hero1200webp from './stemwizpack-hero-1200.webp?no-inline'
import portrait420avif from './stemwizpack-portrait-420.avif?no-inline'
import portrait420webp from './stemwizpack-portrait-420.webp?no-inline'
import portrait840avif from './stemwizpack-portrait-840.avif?no-inline'
import portrait840webp from './stemwizpack-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f5a28f', 'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAABwAQCdASoQAAwABUB8JbACdAF1AAD+5ntdvsTv9//0bkTbJzj/V0rqawhvU9cXwAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#f6a390', 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAABwAQCdASoNABAABUB8JbACdAF1AAD+5awAcvmZz/AvQrM8kPcPOMJkPtQbva1u0VIEbzq/6B4AAA==', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
