// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './learners_pack-hero-600.avif?no-inline'
import hero600webp from './learners_pack-hero-600.webp?no-inline'
import hero900avif from './learners_pack-hero-900.avif?no-inline'
import hero900webp from './learners_pack-hero-900.webp?no-inline'
import hero1200avif from './learners_pack-hero-1200.avif?no-inline'
import hero1200webp from './learners_pack-hero-1200.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f7b2bb', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAwABUB8JbACdADz4aR9W8AA/rOvVT8APMybpwdkadrDpehr+YdqP4BGtRk+VfDj4hMx8AA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])
export { square as portrait } from './square.ts'
