// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './plugo_coding-hands-320.avif?no-inline'
import hands320webp from './plugo_coding-hands-320.webp?no-inline'
import hands480avif from './plugo_coding-hands-480.avif?no-inline'
import hands480webp from './plugo_coding-hands-480.webp?no-inline'
import hands640avif from './plugo_coding-hands-640.avif?no-inline'
import hands640webp from './plugo_coding-hands-640.webp?no-inline'
import hands800avif from './plugo_coding-hands-800.avif?no-inline'
import hands800webp from './plugo_coding-hands-800.webp?no-inline'
import play320avif from './plugo_coding-play-320.avif?no-inline'
import play320webp from './plugo_coding-play-320.webp?no-inline'
import play480avif from './plugo_coding-play-480.avif?no-inline'
import play480webp from './plugo_coding-play-480.webp?no-inline'
import play640avif from './plugo_coding-play-640.avif?no-inline'
import play640webp from './plugo_coding-play-640.webp?no-inline'
import play800avif from './plugo_coding-play-800.avif?no-inline'
import play800webp from './plugo_coding-play-800.webp?no-inline'
import box320avif from './plugo_coding-box-320.avif?no-inline'
import box320webp from './plugo_coding-box-320.webp?no-inline'
import box480avif from './plugo_coding-box-480.avif?no-inline'
import box480webp from './plugo_coding-box-480.webp?no-inline'
import box640avif from './plugo_coding-box-640.avif?no-inline'
import box640webp from './plugo_coding-box-640.webp?no-inline'
import box800avif from './plugo_coding-box-800.avif?no-inline'
import box800webp from './plugo_coding-box-800.webp?no-inline'
import size320avif from './plugo_coding-size-320.avif?no-inline'
import size320webp from './plugo_coding-size-320.webp?no-inline'
import size480avif from './plugo_coding-size-480.avif?no-inline'
import size480webp from './plugo_coding-size-480.webp?no-inline'
import size640avif from './plugo_coding-size-640.avif?no-inline'
import size640webp from './plugo_coding-size-640.webp?no-inline'
import size800avif from './plugo_coding-size-800.avif?no-inline'
import size800webp from './plugo_coding-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#c4afee', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JbACdAEOy7jcCwAA/q55fXiiORdG0VUw9KUzU3TY9+HVd2RIupjjHk3BWJkbmS+5fJwMj+AAAA==', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#d7d4b0', 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQABAABUB8JbACsAD5OdnPv4AA/t7sfuCjQEWwjuI/5SZMz+rfowS3ZGiTvAGvP1XbbRQlikQgDMFQQ53uVm0AAAA=', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#c6b5f4', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQABAABUB8JbACsABazIIAAP6zJY/hKqK/k8o2ExHe3/DSSZPEG6d+18w2kWTy3uRV2NsizbRmeDebAgAAAA==', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#c7b6f4', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQABAABUB8JbACdAEOkhqpQAD+wx0/ikZl7oBwolI+NGTCb7T2tHMuEWuJeB0CIzAaSO5cngA=', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
