// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './plugo_piano-hands-320.avif?no-inline'
import hands320webp from './plugo_piano-hands-320.webp?no-inline'
import hands480avif from './plugo_piano-hands-480.avif?no-inline'
import hands480webp from './plugo_piano-hands-480.webp?no-inline'
import hands640avif from './plugo_piano-hands-640.avif?no-inline'
import hands640webp from './plugo_piano-hands-640.webp?no-inline'
import hands800avif from './plugo_piano-hands-800.avif?no-inline'
import hands800webp from './plugo_piano-hands-800.webp?no-inline'
import play320avif from './plugo_piano-play-320.avif?no-inline'
import play320webp from './plugo_piano-play-320.webp?no-inline'
import play480avif from './plugo_piano-play-480.avif?no-inline'
import play480webp from './plugo_piano-play-480.webp?no-inline'
import play640avif from './plugo_piano-play-640.avif?no-inline'
import play640webp from './plugo_piano-play-640.webp?no-inline'
import play800avif from './plugo_piano-play-800.avif?no-inline'
import play800webp from './plugo_piano-play-800.webp?no-inline'
import box320avif from './plugo_piano-box-320.avif?no-inline'
import box320webp from './plugo_piano-box-320.webp?no-inline'
import box480avif from './plugo_piano-box-480.avif?no-inline'
import box480webp from './plugo_piano-box-480.webp?no-inline'
import box640avif from './plugo_piano-box-640.avif?no-inline'
import box640webp from './plugo_piano-box-640.webp?no-inline'
import box800avif from './plugo_piano-box-800.avif?no-inline'
import box800webp from './plugo_piano-box-800.webp?no-inline'
import size320avif from './plugo_piano-size-320.avif?no-inline'
import size320webp from './plugo_piano-size-320.webp?no-inline'
import size480avif from './plugo_piano-size-480.avif?no-inline'
import size480webp from './plugo_piano-size-480.webp?no-inline'
import size640avif from './plugo_piano-size-640.avif?no-inline'
import size640webp from './plugo_piano-size-640.webp?no-inline'
import size800avif from './plugo_piano-size-800.avif?no-inline'
import size800webp from './plugo_piano-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#f3acb3', 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQABAABUB8JbACdAEObqapoRvgAP6ucxJQK9pJr0l/ddGCP4jWMcvQDvMSe+qEbHE0WsOCHbpnAkrKGQeatg7ikAA=', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#d9b7c4', 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQABAABUB8JbACdADw0Y5mqbIA/q91B8f4FSVHnn0UpIj7Cp2RzPYM7DdQDoDYp61soC2O2Figm8zAAAA=', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#f6b1ba', 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoQABAABUB8JbACdAEedO9JrWMQAP6zn+dSFJjMILo2Bb/FAaySgjXbm0jpi/Pp3emmYtwkYGkb8/Rog2C5JgP/ADCX3AAA', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#f6b0b9', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQABAABUB8JbACdAEONvX0AAD+wx1O+TkqWX28OB+6UkFobFRIRvcyPlayGerN2jUoQAAA', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
