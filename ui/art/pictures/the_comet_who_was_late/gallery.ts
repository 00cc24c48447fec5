// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import play320avif from './the_comet_who_was_late-play-320.avif?no-inline'
import play320webp from './the_comet_who_was_late-play-320.webp?no-inline'
import play480avif from './the_comet_who_was_late-play-480.avif?no-inline'
import play480webp from './the_comet_who_was_late-play-480.webp?no-inline'
import play640avif from './the_comet_who_was_late-play-640.avif?no-inline'
import play640webp from './the_comet_who_was_late-play-640.webp?no-inline'
import play800avif from './the_comet_who_was_late-play-800.avif?no-inline'
import play800webp from './the_comet_who_was_late-play-800.webp?no-inline'

export const play = /* @__PURE__ */ picture([800, 800], '#7d68b0', 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAABQAgCdASoQABAABUB8JbACdH8AGCFuEsEUFAAA+piB8nhDqvUVHqxUCgFGkWEzFY+uBVVITP0LjieOmQYAN0LFyDWf8T1Mjn8iAfcxsQoufiNqrEN2CZqJ5XPWbAAA', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])
