// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import square320avif from './a_map_of_all_the_winds-square-320.avif?no-inline'
import square320webp from './a_map_of_all_the_winds-square-320.webp?no-inline'
import square480avif from './a_map_of_all_the_winds-square-480.avif?no-inline'
import square480webp from './a_map_of_all_the_winds-square-480.webp?no-inline'
import square640avif from './a_map_of_all_the_winds-square-640.avif?no-inline'
import square640webp from './a_map_of_all_the_winds-square-640.webp?no-inline'
import square800avif from './a_map_of_all_the_winds-square-800.avif?no-inline'
import square800webp from './a_map_of_all_the_winds-square-800.webp?no-inline'

export const square = /* @__PURE__ */ picture([800, 800], '#f6cdab', 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQABAABUB8JbACdAEKmSBsUdAA/t6UrdxtFP8HDOZ8j3v0E5BMagsMpBRJsXCha5L2vGA5zVPlYAAA', [
  [320, square320avif, square320webp],
  [480, square480avif, square480webp],
  [640, square640avif, square640webp],
  [800, square800avif, square800webp],
])
