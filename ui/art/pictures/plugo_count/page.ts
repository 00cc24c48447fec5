// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './plugo_count-hero-600.avif?no-inline'
import hero600webp from './plugo_count-hero-600.webp?no-inline'
import hero900avif from './plugo_count-hero-900.avif?no-inline'
import hero900webp from './plugo_count-hero-900.webp?no-inline'
import hero1200avif from './plugo_count-hero-1200.avif?no-inline'
import hero1200webp from './plugo_count-hero-1200.webp?no-inline'
import portrait420avif from './plugo_count-portrait-420.avif?no-inline'
import portrait420webp from './plugo_count-portrait-420.webp?no-inline'
import portrait840avif from './plugo_count-portrait-840.avif?no-inline'
import portrait840webp from './plugo_count-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f6cd50', 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoQAAwABUB8JbACdADwtzDyo0AAAP7Thapd3eRiPwPHIC2GkjYDuXVUsdYjw++849O98iRFA/KcwhFSa8BqEByMSEkAAA==', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#f6ce51', 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoNABAABUB8JbACdADWOmQLYAAA/tOVpT+dMvP6SrZplrr1YBeKVznPzjQwny77uXiRKLp+v2p/hHewFS/H8edP4X4sE7DSeNIAAA==', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
