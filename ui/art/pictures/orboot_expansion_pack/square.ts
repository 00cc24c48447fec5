// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import square320avif from './orboot_expansion_pack-square-320.avif?no-inline'
import square320webp from './orboot_expansion_pack-square-320.webp?no-inline'
import square480avif from './orboot_expansion_pack-square-480.avif?no-inline'
import square480webp from './orboot_expansion_pack-square-480.webp?no-inline'
import square640avif from './orboot_expansion_pack-square-640.avif?no-inline'
import square640webp from './orboot_expansion_pack-square-640.webp?no-inline'
import square800avif from './orboot_expansion_pack-square-800.avif?no-inline'
import square800webp from './orboot_expansion_pack-square-800.webp?no-inline'

export const square = /* @__PURE__ */ picture([800, 800], '#92d2f3', 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQABAABUB8JbACdAEKuIs3ogJYAP6uxltQWesNv77Ewm8lEFDAKc/d2tXhBE2ZSweJJ+GOf2G+YkPnKIBnAAAA', [
  [320, square320avif, square320webp],
  [480, square480avif, square480webp],
  [640, square640avif, square640webp],
  [800, square800avif, square800webp],
])
