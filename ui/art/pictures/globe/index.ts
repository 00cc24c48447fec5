// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './globe-figure-240.avif?no-inline'
import figure240webp from './globe-figure-240.webp?no-inline'
import figure480avif from './globe-figure-480.avif?no-inline'
import figure480webp from './globe-figure-480.webp?no-inline'
import figure720avif from './globe-figure-720.avif?no-inline'
import figure720webp from './globe-figure-720.webp?no-inline'
import figure960avif from './globe-figure-960.avif?no-inline'
import figure960webp from './globe-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRvQAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFgAAAARL0CkbZubm+Ghw0dEUJ9gFEmSoto7A/xHAfzfIwHU/sUsaIjo/wQQ2y2ls0u3gUySUjicAT5ng9e5Axs8zgCjpLsEPmlNAHtfPUDzDcY5pMr5pNrJugIAVlA4IHYAAACwAQCdASoQABAABUB8JbACdAYwwZegAPxf0+gIwAvS42ljzTlJggyxIXy62y0FJNCShjyAsanPta69Z2+f7Sik1/YsEHwVcA6YX8oxl6UAw9Ze7f2n8BqAJnYPxlM+9zcr68lik2ZtXwnmE6OePplnXWlV2AAA', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [720, figure720avif, figure720webp],
  [960, figure960avif, figure960webp],
])
