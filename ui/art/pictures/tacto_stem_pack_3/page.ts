// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './tacto_stem_pack_3-hero-600.avif?no-inline'
import hero600webp from './tacto_stem_pack_3-hero-600.webp?no-inline'
import hero900avif from './tacto_stem_pack_3-hero-900.avif?no-inline'
import hero900webp from './tacto_stem_pack_3-hero-900.webp?no-inline'
import hero1200avif from './tacto_stem_pack_3-hero-1200.avif?no-inline'
import hero1200webp from './tacto_stem_pack_3-hero-1200.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f7a694', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABwAQCdASoQAAwABUB8JbACdAF1AAD+5nvQ7b8skYoBkNi7rhbsz/VlQM/ESCi8xvf9XSt4AA6q08gAAAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])
export { square as portrait } from './square.ts'
