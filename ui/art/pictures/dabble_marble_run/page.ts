// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './dabble_marble_run-hero-600.avif?no-inline'
import hero600webp from './dabble_marble_run-hero-600.webp?no-inline'
import hero900avif from './dabble_marble_run-hero-900.avif?no-inline'
import hero900webp from './dabble_marble_run-hero-900.webp?no-inline'
import hero1200avif from './dabble_marble_run-hero-1200.avif?no-inline'
import hero1200webp from './dabble_marble_run-hero-1200.webp?no-inline'
import portrait420avif from './dabble_marble_run-portrait-420.avif?no-inline'
import portrait420webp from './dabble_marble_run-portrait-420.webp?no-inline'
import portrait840avif from './dabble_marble_run-portrait-840.avif?no-inline'
import portrait840webp from './dabble_marble_run-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f6c292', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAwABUB8JbACdAECmRlKMAD+02Dzk51NfdFNoKteZT+HUCaTDbrL6uff0JGGmbDCZUYAAAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#f6c393', 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoNABAABUB8JbACdADdRy1LOiQAAP7TlfScOSGyYc3arPTW3JKhw7ajGt/PjZZiumE6o5anm7YLiHqiAAA=', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
