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

export const hero = /* @__PURE__ */ picture([1200, 900], '#c7b7f5', 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQAAwABUB8JbAC7ADGviXIAAD+w/5CyfRwuYz7klFH5J/8OJ27fPaPa1ceRMHA6AJIvt8HR7JTBOXgOV1W/8XeAAhEAAAA', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#c7b7f6', 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoNABAABUB8JbAAAqroUEd/gAD+xuIu9xOEuf3Zo5rq11r4UFj7lqKyiaB3rXiN8JJjgE+iPvj/q0mk4B3dSAuocAA=', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
