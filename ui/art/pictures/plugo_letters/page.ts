// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './plugo_letters-hero-600.avif?no-inline'
import hero600webp from './plugo_letters-hero-600.webp?no-inline'
import hero900avif from './plugo_letters-hero-900.avif?no-inline'
import hero900webp from './plugo_letters-hero-900.webp?no-inline'
import hero1200avif from './plugo_letters-hero-1200.avif?no-inline'
import hero1200webp from './plugo_letters-hero-1200.webp?no-inline'
import portrait420avif from './plugo_letters-portrait-420.avif?no-inline'
import portrait420webp from './plugo_letters-portrait-420.webp?no-inline'
import portrait840avif from './plugo_letters-portrait-840.avif?no-inline'
import portrait840webp from './plugo_letters-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f6c292', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAwABUB8JbACdADxMCd+WkAA/tOVPHRpINJAhsi2YX877rZKuzQXBYZhjm/ZkfBD/pTJYAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#f6c393', 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoNABAABUB8JbACdADcot8fAAD+05WlP50zDzXtj0c5G7UwFast3qhNV+t9VU85eUlraX8E5QEQ54AA', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
