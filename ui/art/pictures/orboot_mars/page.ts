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

export const hero = /* @__PURE__ */ picture([1200, 900], '#43489c', 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoQAAwABUB8JbACdAB/RFYAAP7LdIiicOA+M3Ijyuu/U2kjTyn6tE++x8iJjWS70U1X6NS1P8mcMJSOAAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#444a9e', 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoNABAABUB8JbACdADvxQeAAP7NffImHmL26utHVfBlx6TgO7vUIL6vMl3yVqg5P+9uWqdvE/LXyi+4xoUUZFQAAAA=', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
