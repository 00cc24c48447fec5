// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './plugo_count-hands-320.avif?no-inline'
import hands320webp from './plugo_count-hands-320.webp?no-inline'
import hands480avif from './plugo_count-hands-480.avif?no-inline'
import hands480webp from './plugo_count-hands-480.webp?no-inline'
import hands640avif from './plugo_count-hands-640.avif?no-inline'
import hands640webp from './plugo_count-hands-640.webp?no-inline'
import hands800avif from './plugo_count-hands-800.avif?no-inline'
import hands800webp from './plugo_count-hands-800.webp?no-inline'
import play320avif from './plugo_count-play-320.avif?no-inline'
import play320webp from './plugo_count-play-320.webp?no-inline'
import play480avif from './plugo_count-play-480.avif?no-inline'
import play480webp from './plugo_count-play-480.webp?no-inline'
import play640avif from './plugo_count-play-640.avif?no-inline'
import play640webp from './plugo_count-play-640.webp?no-inline'
import play800avif from './plugo_count-play-800.avif?no-inline'
import play800webp from './plugo_count-play-800.webp?no-inline'
import box320avif from './plugo_count-box-320.avif?no-inline'
import box320webp from './plugo_count-box-320.webp?no-inline'
import box480avif from './plugo_count-box-480.avif?no-inline'
import box480webp from './plugo_count-box-480.webp?no-inline'
import box640avif from './plugo_count-box-640.avif?no-inline'
import box640webp from './plugo_count-box-640.webp?no-inline'
import box800avif from './plugo_count-box-800.avif?no-inline'
import box800webp from './plugo_count-box-800.webp?no-inline'
import size320avif from './plugo_count-size-320.avif?no-inline'
import size320webp from './plugo_count-size-320.webp?no-inline'
import size480avif from './plugo_count-size-480.avif?no-inline'
import size480webp from './plugo_count-size-480.webp?no-inline'
import size640avif from './plugo_count-size-640.avif?no-inline'
import size640webp from './plugo_count-size-640.webp?no-inline'
import size800avif from './plugo_count-size-800.avif?no-inline'
import size800webp from './plugo_count-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#f3c94b', 'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoQABAABUB8JbACdAEOiFrBuYAA/sMfg3ry41ieHRwFfQQ0nc+PfHifu32F2djQ4luf80xmHmoqg+k1G793TLcHjF4RAXH2zVEDSJmUAAA=', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#eccfa0', 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQABAABUB8JbACdADwr3oZYW1AAP7e7D9T4Xp3jva4UOeVlU7bSFixUc9aOiVWSiGuKWNrL8yJJpEyB0jBoAAA', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#f6ce52', 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQABAABUB8JbACdAEPAfLg/WAAAP7Get20Rq+N5HuvEIufkvh1X3cDI8BFMse2pdtTSr128k8MQAAA', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#f6cf54', 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAwAgCdASoQABAABUB8JbACdAEPAIDKwfCVIAD+0xNS6FB6Ua5m2Zbc8yd5dLakSSmFaT9avL5u20znKHoH2HXS4L/5ArCs5ijgAA==', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
