// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './plugo_coding-hero-600.avif?no-inline'
import hero600webp from './plugo_coding-hero-600.webp?no-inline'
import hero900avif from './plugo_coding-hero-900.avif?no-inline'
import hero900webp from './plugo_coding-hero-900.webp?no-inline'
import hero1200avif from './plugo_coding-hero-1200.avif?no-inline'
import hero1200webp from './plugo_coding-hero-1200.webp?no-inline'
import portrait420avif from './plugo_coding-portrait-420.avif?no-inline'
import portrait420webp from './plugo_coding-portrait-420.webp?no-inline'
import portrait840avif from './plugo_coding-portrait-840.avif?no-inline'
import portrait840webp from './plugo_coding-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#c6b5f3', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAwABUB8JbACdABld/AAAP7D4IdfBhqIGt8DWlCCv5q7kYG09qTyxcvgpBTTptHAiyAA', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#c6b5f4', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoNABAABUB8JbAAAl2i65MbYAD+w9t9HjW93eZ7glvO9nkrsFe6hltIDtD5L8DjTqhF4AAA', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
