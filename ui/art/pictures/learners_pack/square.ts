// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import square320avif from './learners_pack-square-320.avif?no-inline'
import square320webp from './learners_pack-square-320.webp?no-inline'
import square480avif from './learners_pack-square-480.avif?no-inline'
import square480webp from './learners_pack-square-480.webp?no-inline'
import square640avif from './learners_pack-square-640.avif?no-inline'
import square640webp from './learners_pack-square-640.webp?no-inline'
import square800avif from './learners_pack-square-800.avif?no-inline'
import square800webp from './learners_pack-square-800.webp?no-inline'

export const square = /* @__PURE__ */ picture([800, 800], '#f6b0b8', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoQABAABUB8JbACdAEO5knS8z3IwAD+wxgtrWNur6AHX4BOAEqgk6FeBL4Yap2rZDgBLrhAAAA=', [
  [320, square320avif, square320webp],
  [480, square480avif, square480webp],
  [640, square640avif, square640webp],
  [800, square800avif, square800webp],
])
