// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './plugo_animals-hero-600.avif?no-inline'
import hero600webp from './plugo_animals-hero-600.webp?no-inline'
import hero900avif from './plugo_animals-hero-900.avif?no-inline'
import hero900webp from './plugo_animals-hero-900.webp?no-inline'
import hero1200avif from './plugo_animals-hero-1200.avif?no-inline'
import hero1200webp from './plugo_animals-hero-1200.webp?no-inline'
import portrait420avif from './plugo_animals-portrait-420.avif?no-inline'
import portrait420webp from './plugo_animals-portrait-420.webp?no-inline'
import portrait840avif from './plugo_animals-portrait-840.avif?no-inline'
import portrait840webp from './plugo_animals-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#91d1f2', 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoQAAwABUB8JbACdH8GJ/gSizfU8AD+w+Bnh2XP7ywY4/f+rvIuYHHZPsRIb9eBVWmB3h6SN8F3QanAAAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#92d1f2', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoNABAABUB8JbACdADXES3C9gAA/sPxSIfpOzvVrkSrMuh317cbR/a+FHdt3Z5X//dN3TjEPmDi2pzUqcAAAA==', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
