// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import square320avif from './stemwizpack-square-320.avif?no-inline'
import square320webp from './stemwizpack-square-320.webp?no-inline'
import square480avif from './stemwizpack-square-480.avif?no-inline'
import square480webp from './stemwizpack-square-480.webp?no-inline'
import square640avif from './stemwizpack-square-640.avif?no-inline'
import square640webp from './stemwizpack-square-640.webp?no-inline'
import square800avif from './stemwizpack-square-800.avif?no-inline'
import square800webp from './stemwizpack-square-800.webp?no-inline'

export const square = /* @__PURE__ */ picture([800, 800], '#f5a28f', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABwAQCdASoQABAABUB8JbACdAFAAAD+5awPhYRVL7x3McCY9lLu2Rn3ylJwyDY1iueFQiYtEXfiCth0LbigAA==', [
  [320, square320avif, square320webp],
  [480, square480avif, square480webp],
  [640, square640avif, square640webp],
  [800, square800avif, square800webp],
])
