// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './plugo_gamepad-hero-600.avif?no-inline'
import hero600webp from './plugo_gamepad-hero-600.webp?no-inline'
import hero900avif from './plugo_gamepad-hero-900.avif?no-inline'
import hero900webp from './plugo_gamepad-hero-900.webp?no-inline'
import hero1200avif from './plugo_gamepad-hero-1200.avif?no-inline'
import hero1200webp from './plugo_gamepad-hero-1200.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f7d058', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABwAQCdASoQAAwABUB8JbACdAF1AAD+7J5lUd6ACxs9wKUgxENmtR8pPYPdfGxNfPqIZ2vky4XA2Y/0pRAAAA==', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])
export { square as portrait } from './square.ts'
