// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './tacto_chess-hero-600.avif?no-inline'
import hero600webp from './tacto_chess-hero-600.webp?no-inline'
import hero900avif from './tacto_chess-hero-900.avif?no-inline'
import hero900webp from './tacto_chess-hero-900.webp?no-inline'
import hero1200avif from './tacto_chess-hero-1200.avif?no-inline'
import hero1200webp from './tacto_chess-hero-1200.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#c7b7f6', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoQAAwABUB8JbACw7DdsUb5P9jhAAD+w/NAH8cdeWFtmaZc/l+kX9jSnljB7fFNVYIgAAAA', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])
export { square as portrait } from './square.ts'
