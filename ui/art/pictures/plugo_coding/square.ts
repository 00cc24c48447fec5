// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import square320avif from './plugo_coding-square-320.avif?no-inline'
import square320webp from './plugo_coding-square-320.webp?no-inline'
import square480avif from './plugo_coding-square-480.avif?no-inline'
import square480webp from './plugo_coding-square-480.webp?no-inline'
import square640avif from './plugo_coding-square-640.avif?no-inline'
import square640webp from './plugo_coding-square-640.webp?no-inline'
import square800avif from './plugo_coding-square-800.avif?no-inline'
import square800webp from './plugo_coding-square-800.webp?no-inline'

export const square = /* @__PURE__ */ picture([800, 800], '#c6b5f4', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JbACdADAPYHBRwAA/sPcnAv2mJ7AMYySB4m5iwq+ayoJ4lQY6NzraUKCvlQae6b/Xny5GMAAAA==', [
  [320, square320avif, square320webp],
  [480, square480avif, square480webp],
  [640, square640avif, square640webp],
  [800, square800avif, square800webp],
])
