// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './plugo_letters-hands-320.avif?no-inline'
import hands320webp from './plugo_letters-hands-320.webp?no-inline'
import hands480avif from './plugo_letters-hands-480.avif?no-inline'
import hands480webp from './plugo_letters-hands-480.webp?no-inline'
import hands640avif from './plugo_letters-hands-640.avif?no-inline'
import hands640webp from './plugo_letters-hands-640.webp?no-inline'
import hands800avif from './plugo_letters-hands-800.avif?no-inline'
import hands800webp from './plugo_letters-hands-800.webp?no-inline'
import play320avif from './plugo_letters-play-320.avif?no-inline'
import play320webp from './plugo_letters-play-320.webp?no-inline'
import play480avif from './plugo_letters-play-480.avif?no-inline'
import play480webp from './plugo_letters-play-480.webp?no-inline'
import play640avif from './plugo_letters-play-640.avif?no-inline'
import play640webp from './plugo_letters-play-640.webp?no-inline'
import play800avif from './plugo_letters-play-800.avif?no-inline'
import play800webp from './plugo_letters-play-800.webp?no-inline'
import box320avif from './plugo_letters-box-320.avif?no-inline'
import box320webp from './plugo_letters-box-320.webp?no-inline'
import box480avif from './plugo_letters-box-480.avif?no-inline'
import box480webp from './plugo_letters-box-480.webp?no-inline'
import box640avif from './plugo_letters-box-640.avif?no-inline'
import box640webp from './plugo_letters-box-640.webp?no-inline'
import box800avif from './plugo_letters-box-800.avif?no-inline'
import box800webp from './plugo_letters-box-800.webp?no-inline'
import size320avif from './plugo_letters-size-320.avif?no-inline'
import size320webp from './plugo_letters-size-320.webp?no-inline'
import size480avif from './plugo_letters-size-480.avif?no-inline'
import size480webp from './plugo_letters-size-480.webp?no-inline'
import size640avif from './plugo_letters-size-640.avif?no-inline'
import size640webp from './plugo_letters-size-640.webp?no-inline'
import size800avif from './plugo_letters-size-800.avif?no-inline'
import size800webp from './plugo_letters-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#f4bf8b', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQABAABUB8JbACdAEPChkXmZUAAP7DGJwrxs29/+Rx9U6iLBYkyOmDFWF5s8HLIyA5GV7LlaKzXM1BVqwAAA==', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#dfcca3', 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQABAABUB8JbACdAEN1ziZQAAA/q7BJky4eDIq0/g9ABlBTHz9DZmS9v3WgZibh2M5OXm00TQ57DaFasgWQAAA', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#f6c393', 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQABAABUB8JbACdADQ8qhEgYAA/tOVObx9qRklvijfg9RowmP6q2cqAcCo0AAA', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#f6c494', 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQABAABUB8JbACdAEO/vRIUBYoAP7TE1LoULtogyI4IG9OGdIH3/eVyxiwuTEZrwCaEvR+DJ26ujsHAAA=', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
