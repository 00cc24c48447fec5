// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './plugo_link-hands-320.avif?no-inline'
import hands320webp from './plugo_link-hands-320.webp?no-inline'
import hands480avif from './plugo_link-hands-480.avif?no-inline'
import hands480webp from './plugo_link-hands-480.webp?no-inline'
import hands640avif from './plugo_link-hands-640.avif?no-inline'
import hands640webp from './plugo_link-hands-640.webp?no-inline'
import hands800avif from './plugo_link-hands-800.avif?no-inline'
import hands800webp from './plugo_link-hands-800.webp?no-inline'
import play320avif from './plugo_link-play-320.avif?no-inline'
import play320webp from './plugo_link-play-320.webp?no-inline'
import play480avif from './plugo_link-play-480.avif?no-inline'
import play480webp from './plugo_link-play-480.webp?no-inline'
import play640avif from './plugo_link-play-640.avif?no-inline'
import play640webp from './plugo_link-play-640.webp?no-inline'
import play800avif from './plugo_link-play-800.avif?no-inline'
import play800webp from './plugo_link-play-800.webp?no-inline'
import box320avif from './plugo_link-box-320.avif?no-inline'
import box320webp from './plugo_link-box-320.webp?no-inline'
import box480avif from './plugo_link-box-480.avif?no-inline'
import box480webp from './plugo_link-box-480.webp?no-inline'
import box640avif from './plugo_link-box-640.avif?no-inline'
import box640webp from './plugo_link-box-640.webp?no-inline'
import box800avif from './plugo_link-box-800.avif?no-inline'
import box800webp from './plugo_link-box-800.webp?no-inline'
import size320avif from './plugo_link-size-320.avif?no-inline'
import size320webp from './plugo_link-size-320.webp?no-inline'
import size480avif from './plugo_link-size-480.avif?no-inline'
import size480webp from './plugo_link-size-480.webp?no-inline'
import size640avif from './plugo_link-size-640.avif?no-inline'
import size640webp from './plugo_link-size-640.webp?no-inline'
import size800avif from './plugo_link-size-800.avif?no-inline'
import size800webp from './plugo_link-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#aae3db', 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABwAgCdASoQABAABUB8JbACdEf/gew6gr27hfwAAP7Unh7C+CmjMDCbqbpMNjNirOc8myiTTgbcnqMOrB2tJdF2oVCH/0X8AAA=', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#f2c888', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQABAABUB8JbACdAEN0lTQun6wAP7DPL8R/ksHfklaPlgEOKI57cnQEP9RxZU2RaIFiYahkVwYbgCq71AwAA==', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#b1efe8', 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoQABAABUB8JbAC7ADHQj8XKUAA/uBv4dzsBAhpVaEMocWAnBEPLixxU/fs4QGOGPNuk0U/wMQ5rFPrelQj/KNYwnTCCdFudJUAAA==', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#b0eee6', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQABAABUB8JbAAAucWZGBwgAD+5xO8DgAxD60H8XLBANvqMgGvWL+acZrX+kcNjzOsJkwKqSB0AA==', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
