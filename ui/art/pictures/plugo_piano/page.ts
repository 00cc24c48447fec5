// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './plugo_piano-hero-600.avif?no-inline'
import hero600webp from './plugo_piano-hero-600.webp?no-inline'
import hero900avif from './plugo_piano-hero-900.avif?no-inline'
import hero900webp from './plugo_piano-hero-900.webp?no-inline'
import hero1200avif from './plugo_piano-hero-1200.avif?no-inline'
import hero1200webp from './plugo_piano-hero-1200.webp?no-inline'
import portrait420avif from './plugo_piano-portrait-420.avif?no-inline'
import portrait420webp from './plugo_piano-portrait-420.webp?no-inline'
import portrait840avif from './plugo_piano-portrait-840.avif?no-inline'
import portrait840webp from './plugo_piano-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f7b3bb', 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAwABUB8JbAC7AEaar1PiQAA/tM1cPE6N1ByoBT6i5GT85E5571hRFXdqH9zoXdClB9lvVpbqzKAAAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#f6b1b9', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoNABAABUB8JbACdADWPIAA/sPxSkF583MPLkI8R59v0DbJsPvZ68qTDyIt0EGuX2MrNEAA', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
