// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './orboot_dinos-hero-600.avif?no-inline'
import hero600webp from './orboot_dinos-hero-600.webp?no-inline'
import hero900avif from './orboot_dinos-hero-900.avif?no-inline'
import hero900webp from './orboot_dinos-hero-900.webp?no-inline'
import hero1200avif from './orboot_dinos-hero-1200.avif?no-inline'
import hero1200webp from './orboot_dinos-hero-1200.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#c6f2d5', 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAwABUB8JZgCdADF7b9BAAD+5z9kxvht2PUeNswWQLgCBWjMvGPEc4CY7c4AAAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])
export { square as portrait } from './square.ts'
