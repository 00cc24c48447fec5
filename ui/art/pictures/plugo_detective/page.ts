// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './plugo_detective-hero-600.avif?no-inline'
import hero600webp from './plugo_detective-hero-600.webp?no-inline'
import hero900avif from './plugo_detective-hero-900.avif?no-inline'
import hero900webp from './plugo_detective-hero-900.webp?no-inline'
import hero1200avif from './plugo_detective-hero-1200.avif?no-inline'
import hero1200webp from './plugo_detective-hero-1200.webp?no-inline'
import portrait420avif from './plugo_detective-portrait-420.avif?no-inline'
import portrait420webp from './plugo_detective-portrait-420.webp?no-inline'
import portrait840avif from './plugo_detective-portrait-840.avif?no-inline'
import portrait840webp from './plugo_detective-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f6cdab', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoQAAwABUB8JbACdH8AGOYXnfCKAAD+3r8d4H7HhTcHiKY5GhYGkrmFTi1i0o5d0ofg9vmLJWLUtfOfYUaAAA==', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#f6ceac', 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoNABAABUB8JbACdADWj5K9AAD+3ukAkm7tJc2hygA8jgF3ukMMInlpIBqbUEUDcmStir9eAUbPqVqdUS40lZAA', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
