// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './plugo_detective-hero-600.avif?no-inline'
import hero600webp from './plugo_detective-hero-600.webp?no-inline'
import hero900avif from './plugo_detective-hero-900.avif?no-inline'
import hero900webp from './plugo_detective-hero-900.webp?no-inline'
import hero1200avif from './plugo_detective-hero-1200.avif?no-inline'
import hero1200webp from './plugo_detective-hero-1200.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f7d0af', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAwABUB8JbACdH8ACyWAAP7e5a0umZNfLD2BHv5j22NQWf2x2ISx1uA0kuxOb7puSFW21t7d+b3Wm3AAAA==', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])
export { square as portrait } from './square.ts'
