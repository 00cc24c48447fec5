// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './tacto_stem_pack_2-hero-600.avif?no-inline'
import hero600webp from './tacto_stem_pack_2-hero-600.webp?no-inline'
import hero900avif from './tacto_stem_pack_2-hero-900.avif?no-inline'
import hero900webp from './tacto_stem_pack_2-hero-900.webp?no-inline'
import hero1200avif from './tacto_stem_pack_2-hero-1200.avif?no-inline'
import hero1200webp from './tacto_stem_pack_2-hero-1200.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f7b2bb', 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAwABUB8JbACsAEMjU0iAAD+s65v79Wlic2B0SFDbyGzPMaRD4PsvBD25d0ZM7KAAA==', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])
export { square as portrait } from './square.ts'
