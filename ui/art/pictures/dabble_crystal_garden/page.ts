// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './dabble_crystal_garden-hero-600.avif?no-inline'
import hero600webp from './dabble_crystal_garden-hero-600.webp?no-inline'
import hero900avif from './dabble_crystal_garden-hero-900.avif?no-inline'
import hero900webp from './dabble_crystal_garden-hero-900.webp?no-inline'
import hero1200avif from './dabble_crystal_garden-hero-1200.avif?no-inline'
import hero1200webp from './dabble_crystal_garden-hero-1200.webp?no-inline'
import portrait420avif from './dabble_crystal_garden-portrait-420.avif?no-inline'
import portrait420webp from './dabble_crystal_garden-portrait-420.webp?no-inline'
import portrait840avif from './dabble_crystal_garden-portrait-840.avif?no-inline'
import portrait840webp from './dabble_crystal_garden-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#c5f1d3', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAwABUB8JbACsAELY916wAD+5zhgv7pDGXW2x87Qv6cgt6kLgLNc9WBoe0N4Zz+cFHb+734AAA==', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#c6f2d4', 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoNABAABUB8JbACsAEPAFKQ/aAA/uqKOjy2ner5oVc2+nofgY4/7LfToFlkE1+qCjUAAA==', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
