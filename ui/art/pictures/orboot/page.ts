// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './orboot-hero-600.avif?no-inline'
import hero600webp from './orboot-hero-600.webp?no-inline'
import hero900avif from './orboot-hero-900.avif?no-inline'
import hero900webp from './orboot-hero-900.webp?no-inline'
import hero1200avif from './orboot-hero-1200.avif?no-inline'
import hero1200webp from './orboot-hero-1200.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#92d2f3', 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoQAAwABUB8JbACdADEt8AA/q9v4HkPae8PD8iKb1Xia55wuFXH4uVKrX+uFtcboAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])
export { square as portrait } from './square.ts'
