// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './tacto_stem_pack_3-hero-600.avif?no-inline'
import hero600webp from './tacto_stem_pack_3-hero-600.webp?no-inline'
import hero900avif from './tacto_stem_pack_3-hero-900.avif?no-inline'
import hero900webp from './tacto_stem_pack_3-hero-900.webp?no-inline'
import hero1200avif from './tacto_stem_pack_3-hero-1200.avif?no-inline'
import hero1200webp from './tacto_stem_pack_3-hero-1200.webp?no-inline'
import portrait420avif from './tacto_stem_pack_3-portrait-420.avif?no-inline'
import portrait420webp from './tacto_stem_pack_3-portrait-420.webp?no-inline'
import portrait840avif from './tacto_stem_pack_3-portrait-840.avif?no-inline'
import portrait840webp from './tacto_stem_pack_3-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f5a28f', 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoQAAwABUB8JbACdADA+cAA/oxtCMNE3rhZvJN+DavF1pka7GWvcBDfAGVhfb8+5AAAAA==', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#f6a290', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACQAQCdASoNABAABUB8JbFefRgAiwAA/uKwykt1WwxRcqk20td+iSeziu31RKM/HJwAIzMCJPOVWz3Dy4o9fI7KigAAAA==', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
