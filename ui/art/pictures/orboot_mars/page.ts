// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './orboot_mars-hero-600.avif?no-inline'
import hero600webp from './orboot_mars-hero-600.webp?no-inline'
import hero900avif from './orboot_mars-hero-900.avif?no-inline'
import hero900webp from './orboot_mars-hero-900.webp?no-inline'
import hero1200avif from './orboot_mars-hero-1200.avif?no-inline'
import hero1200webp from './orboot_mars-hero-1200.webp?no-inline'
import portrait420avif from './orboot_mars-portrait-420.avif?no-inline'
import portrait420webp from './orboot_mars-portrait-420.webp?no-inline'
import portrait840avif from './orboot_mars-portrait-840.avif?no-inline'
import portrait840webp from './orboot_mars-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#474da5', 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACQAQCdASoQAAwABUB8JbACdAB+qAAA/p3Oqs3Jg2bYnVSSYoRLibLvqcMVt5eatDnx8u9FNtUEbadXBgDW9MmzAAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#464ca1', 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACwAQCdASoNABAABUB8JbACdADz/cvgAP6iy0uWCLfngOy9fpNpDHTBFglZrpzrKGRXuZEfaY/x4EP6NE7F8tLUBMu9mM3rHwAAAA==', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
