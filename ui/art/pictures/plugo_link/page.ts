// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './plugo_link-hero-600.avif?no-inline'
import hero600webp from './plugo_link-hero-600.webp?no-inline'
import hero900avif from './plugo_link-hero-900.avif?no-inline'
import hero900webp from './plugo_link-hero-900.webp?no-inline'
import hero1200avif from './plugo_link-hero-1200.avif?no-inline'
import hero1200webp from './plugo_link-hero-1200.webp?no-inline'
import portrait420avif from './plugo_link-portrait-420.avif?no-inline'
import portrait420webp from './plugo_link-portrait-420.webp?no-inline'
import portrait840avif from './plugo_link-portrait-840.avif?no-inline'
import portrait840webp from './plugo_link-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#afede6', 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAwABUB8JbAC7ADDptiP1AAA/t7o2hY+VCJxd1SOauxrKDjZJh8NX5c44qr2bAAAAA==', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#b0eee6', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoNABAABUB8JbAC7ADdrsO5yIHQAP7e7D7US/uUGFUfG+M8NDkNauZ/AMKycD8vtrUnNCjCAAA=', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
