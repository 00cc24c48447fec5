// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './tacto_laser-hands-320.avif?no-inline'
import hands320webp from './tacto_laser-hands-320.webp?no-inline'
import hands480avif from './tacto_laser-hands-480.avif?no-inline'
import hands480webp from './tacto_laser-hands-480.webp?no-inline'
import hands640avif from './tacto_laser-hands-640.avif?no-inline'
import hands640webp from './tacto_laser-hands-640.webp?no-inline'
import hands800avif from './tacto_laser-hands-800.avif?no-inline'
import hands800webp from './tacto_laser-hands-800.webp?no-inline'
import play320avif from './tacto_laser-play-320.avif?no-inline'
import play320webp from './tacto_laser-play-320.webp?no-inline'
import play480avif from './tacto_laser-play-480.avif?no-inline'
import play480webp from './tacto_laser-play-480.webp?no-inline'
import play640avif from './tacto_laser-play-640.avif?no-inline'
import play640webp from './tacto_laser-play-640.webp?no-inline'
import play800avif from './tacto_laser-play-800.avif?no-inline'
import play800webp from './tacto_laser-play-800.webp?no-inline'
import box320avif from './tacto_laser-box-320.avif?no-inline'
import box320webp from './tacto_laser-box-320.webp?no-inline'
import box480avif from './tacto_laser-box-480.avif?no-inline'
import box480webp from './tacto_laser-box-480.webp?no-inline'
import box640avif from './tacto_laser-box-640.avif?no-inline'
import box640webp from './tacto_laser-box-640.webp?no-inline'
import box800avif from './tacto_laser-box-800.avif?no-inline'
import box800webp from './tacto_laser-box-800.webp?no-inline'
import size320avif from './tacto_laser-size-320.avif?no-inline'
import size320webp from './tacto_laser-size-320.webp?no-inline'
import size480avif from './tacto_laser-size-480.avif?no-inline'
import size480webp from './tacto_laser-size-480.webp?no-inline'
import size640avif from './tacto_laser-size-640.avif?no-inline'
import size640webp from './tacto_laser-size-640.webp?no-inline'
import size800avif from './tacto_laser-size-800.avif?no-inline'
import size800webp from './tacto_laser-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#9f8ced', 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACQAQCdASoQABAABUB8JbAAAudIjKAA/EYYzcBUeuwZC7sNx8g+/VUQv2LVfWk8UeY3MaiQSdz+Cr/RMf5+8gjKoeDOBwAA', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#f4b1b2', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQABAABUB8JbACdAEO/HUNbGgA/sLvGE6LRjNPIdcowPVLq0lQYYgR3g3/GoPkD2dq17a1sAA=', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#a795f2', 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoQABAABUB8JbAC7ADDjb7v98rOAAD9zyAgFSY0CpTet4QksWnsmJC5EqA4Ys0ipiVdt6Wvuk/a7YADCO8r9EAA', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#a795f2', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQABAABUB8JbACsAEPACbcAHQA/ck+VGFmT6OtzaK34o2D4tn5FdJmkQTX4Yxjp+MV982DjKgAAA==', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
