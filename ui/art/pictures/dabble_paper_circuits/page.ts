// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './dabble_paper_circuits-hero-600.avif?no-inline'
import hero600webp from './dabble_paper_circuits-hero-600.webp?no-inline'
import hero900avif from './dabble_paper_circuits-hero-900.avif?no-inline'
import hero900webp from './dabble_paper_circuits-hero-900.webp?no-inline'
import hero1200avif from './dabble_paper_circuits-hero-1200.avif?no-inline'
import hero1200webp from './dabble_paper_circuits-hero-1200.webp?no-inline'
import portrait420avif from './dabble_paper_circuits-portrait-420.avif?no-inline'
import portrait420webp from './dabble_paper_circuits-portrait-420.webp?no-inline'
import portrait840avif from './dabble_paper_circuits-portrait-840.avif?no-inline'
import portrait840webp from './dabble_paper_circuits-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#c6b5f4', 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAwABUB8JbACdADG3taPSwAA/q7n1Lo91/E/+tP+4I5X7gE0+5KO54hVIoHxFMGjaKhFPsGfHHeYDMq2XxH0MYwAAA==', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#c7b6f4', 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoNABAABUB8JbACdAD0jhXsw2gA/rO8GKNSgF9yaK4ZYoeK1yWMMWJi+Q4KwArgEkjCQDV7GKbKNC7VUd3XV4AA', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
