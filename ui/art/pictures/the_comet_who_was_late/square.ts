// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import square320avif from './the_comet_who_was_late-square-320.avif?no-inline'
import square320webp from './the_comet_who_was_late-square-320.webp?no-inline'
import square480avif from './the_comet_who_was_late-square-480.avif?no-inline'
import square480webp from './the_comet_who_was_late-square-480.webp?no-inline'
import square640avif from './the_comet_who_was_late-square-640.avif?no-inline'
import square640webp from './the_comet_who_was_late-square-640.webp?no-inline'
import square800avif from './the_comet_who_was_late-square-800.avif?no-inline'
import square800webp from './the_comet_who_was_late-square-800.webp?no-inline'

export const square = /* @__PURE__ */ picture([800, 800], '#f6ceac', 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQABAABUB8JbACdADdKJnFU53AAP7Tm9NSIEaQMKtvs3HYzO/OP3CxEyvyEb5L5VvcsYIc87HNMgAA', [
  [320, square320avif, square320webp],
  [480, square480avif, square480webp],
  [640, square640avif, square640webp],
  [800, square800avif, square800webp],
])
