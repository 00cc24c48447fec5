// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './tacto_doctor-hands-320.avif?no-inline'
import hands320webp from './tacto_doctor-hands-320.webp?no-inline'
import hands480avif from './tacto_doctor-hands-480.avif?no-inline'
import hands480webp from './tacto_doctor-hands-480.webp?no-inline'
import hands640avif from './tacto_doctor-hands-640.avif?no-inline'
import hands640webp from './tacto_doctor-hands-640.webp?no-inline'
import hands800avif from './tacto_doctor-hands-800.avif?no-inline'
import hands800webp from './tacto_doctor-hands-800.webp?no-inline'
import play320avif from './tacto_doctor-play-320.avif?no-inline'
import play320webp from './tacto_doctor-play-320.webp?no-inline'
import play480avif from './tacto_doctor-play-480.avif?no-inline'
import play480webp from './tacto_doctor-play-480.webp?no-inline'
import play640avif from './tacto_doctor-play-640.avif?no-inline'
import play640webp from './tacto_doctor-play-640.webp?no-inline'
import play800avif from './tacto_doctor-play-800.avif?no-inline'
import play800webp from './tacto_doctor-play-800.webp?no-inline'
import box320avif from './tacto_doctor-box-320.avif?no-inline'
import box320webp from './tacto_doctor-box-320.webp?no-inline'
import box480avif from './tacto_doctor-box-480.avif?no-inline'
import box480webp from './tacto_doctor-box-480.webp?no-inline'
import box640avif from './tacto_doctor-box-640.avif?no-inline'
import box640webp from './tacto_doctor-box-640.webp?no-inline'
import box800avif from './tacto_doctor-box-800.avif?no-inline'
import box800webp from './tacto_doctor-box-800.webp?no-inline'
import size320avif from './tacto_doctor-size-320.avif?no-inline'
import size320webp from './tacto_doctor-size-320.webp?no-inline'
import size480avif from './tacto_doctor-size-480.avif?no-inline'
import size480webp from './tacto_doctor-size-480.webp?no-inline'
import size640avif from './tacto_doctor-size-640.avif?no-inline'
import size640webp from './tacto_doctor-size-640.webp?no-inline'
import size800avif from './tacto_doctor-size-800.avif?no-inline'
import size800webp from './tacto_doctor-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#f4acb2', 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQABAABUB8JbACdAEO9/9n2AD+rlTBcz/dDhkZPqTx494/ETmT7YYDtGh2DCo3rPkXR8qRqG4tAAAA', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#c5ebcb', 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQABAABUB8JbACdIDZGBF5L4SAAP7nE7wI4NWwQjOrVfc98sa8wx+zIZN0kuv65ygHWd0mMSRu3deGXgDm3GAAAAA=', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#f6b1ba', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQABAABUB8JbACdADc8CNPXWZAAP7D8SRQhfsnVS6UYy4cf1pcDZ3Lt+rE8u0mhn12AAAA', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#f6b1b9', 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQABAABUB8JbACdAEO5Z+SI6wA/sMdOpJ1ZRU5FHDWMLMXSJNSOD/9gTRQktruwAA=', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
