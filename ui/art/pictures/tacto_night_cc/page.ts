// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './tacto_night_cc-hero-600.avif?no-inline'
import hero600webp from './tacto_night_cc-hero-600.webp?no-inline'
import hero900avif from './tacto_night_cc-hero-900.avif?no-inline'
import hero900webp from './tacto_night_cc-hero-900.webp?no-inline'
import hero1200avif from './tacto_night_cc-hero-1200.avif?no-inline'
import hero1200webp from './tacto_night_cc-hero-1200.webp?no-inline'
import portrait420avif from './tacto_night_cc-portrait-420.avif?no-inline'
import portrait420webp from './tacto_night_cc-portrait-420.webp?no-inline'
import portrait840avif from './tacto_night_cc-portrait-840.avif?no-inline'
import portrait840webp from './tacto_night_cc-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#a693f1', 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAwABUB8JbAC7AEQzrZAAPxOTYhNNqin16PovrRFl+C0zqxW5+6xjmQ2hK6AAAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#a693f1', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoNABAABUB8JbACw7DUVgAA/dIUcyR0ladEUYom/Yf5gSgFo5oQ67gm3vilg9EW0dR+vWAA', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
