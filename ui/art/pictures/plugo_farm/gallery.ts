// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './plugo_farm-hands-320.avif?no-inline'
import hands320webp from './plugo_farm-hands-320.webp?no-inline'
import hands480avif from './plugo_farm-hands-480.avif?no-inline'
import hands480webp from './plugo_farm-hands-480.webp?no-inline'
import hands640avif from './plugo_farm-hands-640.avif?no-inline'
import hands640webp from './plugo_farm-hands-640.webp?no-inline'
import hands800avif from './plugo_farm-hands-800.avif?no-inline'
import hands800webp from './plugo_farm-hands-800.webp?no-inline'
import play320avif from './plugo_farm-play-320.avif?no-inline'
import play320webp from './plugo_farm-play-320.webp?no-inline'
import play480avif from './plugo_farm-play-480.avif?no-inline'
import play480webp from './plugo_farm-play-480.webp?no-inline'
import play640avif from './plugo_farm-play-640.avif?no-inline'
import play640webp from './plugo_farm-play-640.webp?no-inline'
import play800avif from './plugo_farm-play-800.avif?no-inline'
import play800webp from './plugo_farm-play-800.webp?no-inline'
import box320avif from './plugo_farm-box-320.avif?no-inline'
import box320webp from './plugo_farm-box-320.webp?no-inline'
import box480avif from './plugo_farm-box-480.avif?no-inline'
import box480webp from './plugo_farm-box-480.webp?no-inline'
import box640avif from './plugo_farm-box-640.avif?no-inline'
import box640webp from './plugo_farm-box-640.webp?no-inline'
import box800avif from './plugo_farm-box-800.avif?no-inline'
import box800webp from './plugo_farm-box-800.webp?no-inline'
import size320avif from './plugo_farm-size-320.avif?no-inline'
import size320webp from './plugo_farm-size-320.webp?no-inline'
import size480avif from './plugo_farm-size-480.avif?no-inline'
import size480webp from './plugo_farm-size-480.webp?no-inline'
import size640avif from './plugo_farm-size-640.avif?no-inline'
import size640webp from './plugo_farm-size-640.webp?no-inline'
import size800avif from './plugo_farm-size-800.avif?no-inline'
import size800webp from './plugo_farm-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#cce59d', 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoQABAABUB8JbACsAEf58mZJLncXAD+37r0HFV4IFfK7Uame+5i6GFtJVgz+o+7wXIPirZqxJzrwcCP1VTzUoSqJOQdHKAA', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#e1cfa3', 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoQABAABUB8JbACsAEUqntjpJJ0AAD+3pi0UdJFJD8ao8a0a1fDPbqxni/bmdtEol4NO/cCiGiOFVZAAAA=', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#d5f0a5', 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACQAQCdASoQABAABUB8JbAC7AEFlgAA/uCbNf6ICFzCe5jqxSjT3UFMEd1fP9PvZIzkLTw9DF4UTT+qjsce6M/AAAA=', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#d5f0a5', 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQABAABUB8JbACdAEOIkmvsAD+5xQ/QO3b0x7IsGxi6oNgDiRRN7RiAxOcDHTPGLDw8iBc86qbn/AA', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
