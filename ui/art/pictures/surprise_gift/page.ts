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

export const hero = /* @__PURE__ */ picture([1200, 900], '#f6b0b8', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACQAQCdASoQAAwABUB8JbF2ARgAiwAA/ugJH+8/e4Jj+UHP/CWbGUEIFH+6jQrQmj+NwgklZ/JBcWi0xYAAAA==', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#f7b1b8', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABwAQCdASoNABAABUB8JbACdAFAAAD+6Bli/JvaMzOkMrl0S8KobZ8UM8gPFepFMEzWaFFu/nI53uaqAAA=', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
