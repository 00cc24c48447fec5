// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import square320avif from './plugo_gamepad-square-320.avif?no-inline'
import square320webp from './plugo_gamepad-square-320.webp?no-inline'
import square480avif from './plugo_gamepad-square-480.avif?no-inline'
import square480webp from './plugo_gamepad-square-480.webp?no-inline'
import square640avif from './plugo_gamepad-square-640.avif?no-inline'
import square640webp from './plugo_gamepad-square-640.webp?no-inline'
import square800avif from './plugo_gamepad-square-800.avif?no-inline'
import square800webp from './plugo_gamepad-square-800.webp?no-inline'

export const square = /* @__PURE__ */ picture([800, 800], '#f6ce52', 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQABAABUB8JbACdADHrQvbY5AA/tOHNNUzc0cXNqit5xDMwDT8rU2+xUg3qSVz26Ldbxc/XZTP5osHe0o4wn0NAAA=', [
  [320, square320avif, square320webp],
  [480, square480avif, square480webp],
  [640, square640avif, square640webp],
  [800, square800avif, square800webp],
])
