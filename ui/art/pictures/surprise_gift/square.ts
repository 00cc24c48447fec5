// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import square320avif from './surprise_gift-square-320.avif?no-inline'
import square320webp from './surprise_gift-square-320.webp?no-inline'
import square480avif from './surprise_gift-square-480.avif?no-inline'
import square480webp from './surprise_gift-square-480.webp?no-inline'
import square640avif from './surprise_gift-square-640.avif?no-inline'
import square640webp from './surprise_gift-square-640.webp?no-inline'
import square800avif from './surprise_gift-square-800.avif?no-inline'
import square800webp from './surprise_gift-square-800.webp?no-inline'

export const square = /* @__PURE__ */ picture([800, 800], '#f6afb7', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQABAABUB8JbACdAEOmbL/YWAA/sNU5kkJIRMksgZRduQfC5acTxwUHlzw2HpJZfNyOwh35bAAAA==', [
  [320, square320avif, square320webp],
  [480, square480avif, square480webp],
  [640, square640avif, square640webp],
  [800, square800avif, square800webp],
])
