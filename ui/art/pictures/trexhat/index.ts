// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './trexhat-figure-240.avif?no-inline'
import figure240webp from './trexhat-figure-240.webp?no-inline'
import figure480avif from './trexhat-figure-480.avif?no-inline'
import figure480webp from './trexhat-figure-480.webp?no-inline'
import figure720avif from './trexhat-figure-720.avif?no-inline'
import figure720webp from './trexhat-figure-720.webp?no-inline'
import figure960avif from './trexhat-figure-960.avif?no-inline'
import figure960webp from './trexhat-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRu4AAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFUAAAARL6CmbQM2FkAdb79GROBdBaNIkhTV7p0A/vOfBaAAav9ids5DRP8nACDBHn9uZz2R9fVGIvmg+lRaVxRsKlzwSjFQSYWD8ZUiYJBFOqxFQHW1Bg0AAFZQOCByAAAAcAIAnQEqEAAQAAVAfCWwAnQwRsiFy8oJ1hwQAAD9zQM8EEIYL9mDZom3JKq/OFEwC2i2XQQkW7YBt5+v+AJP+Deh+jJ05Ra0JhV2DHY+KQH36+Xxqvm3bfi0SxEwnhmpwcpn7keLHw2LzRpL9eyAAAAA', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [720, figure720avif, figure720webp],
  [960, figure960avif, figure960webp],
])
