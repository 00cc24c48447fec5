// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './plugo_gamepad-hero-600.avif?no-inline'
import hero600webp from './plugo_gamepad-hero-600.webp?no-inline'
import hero900avif from './plugo_gamepad-hero-900.avif?no-inline'
import hero900webp from './plugo_gamepad-hero-900.webp?no-inline'
import hero1200avif from './plugo_gamepad-hero-1200.avif?no-inline'
import hero1200webp from './plugo_gamepad-hero-1200.webp?no-inline'
import portrait420avif from './plugo_gamepad-portrait-420.avif?no-inline'
import portrait420webp from './plugo_gamepad-portrait-420.webp?no-inline'
import portrait840avif from './plugo_gamepad-portrait-840.avif?no-inline'
import portrait840webp from './plugo_gamepad-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f6cd51', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAwABUB8JbACdADDIQJQ/AD+04cZ08kSg5qqToljeflnBREp33m44eaJ81wHL88+c9UQAAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#f6ce53', 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoNABAABUB8JbACdADc+WWtisJUAAD+05WlP4qOD0VUYtYXphi+5CN+P88xrcEj3qtkSbwfUa7URD52AAA=', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
