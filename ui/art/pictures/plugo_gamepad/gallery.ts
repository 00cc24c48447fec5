// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './plugo_gamepad-hands-320.avif?no-inline'
import hands320webp from './plugo_gamepad-hands-320.webp?no-inline'
import hands480avif from './plugo_gamepad-hands-480.avif?no-inline'
import hands480webp from './plugo_gamepad-hands-480.webp?no-inline'
import hands640avif from './plugo_gamepad-hands-640.avif?no-inline'
import hands640webp from './plugo_gamepad-hands-640.webp?no-inline'
import hands800avif from './plugo_gamepad-hands-800.avif?no-inline'
import hands800webp from './plugo_gamepad-hands-800.webp?no-inline'
import play320avif from './plugo_gamepad-play-320.avif?no-inline'
import play320webp from './plugo_gamepad-play-320.webp?no-inline'
import play480avif from './plugo_gamepad-play-480.avif?no-inline'
import play480webp from './plugo_gamepad-play-480.webp?no-inline'
import play640avif from './plugo_gamepad-play-640.avif?no-inline'
import play640webp from './plugo_gamepad-play-640.webp?no-inline'
import play800avif from './plugo_gamepad-play-800.avif?no-inline'
import play800webp from './plugo_gamepad-play-800.webp?no-inline'
import box320avif from './plugo_gamepad-box-320.avif?no-inline'
import box320webp from './plugo_gamepad-box-320.webp?no-inline'
import box480avif from './plugo_gamepad-box-480.avif?no-inline'
import box480webp from './plugo_gamepad-box-480.webp?no-inline'
import box640avif from './plugo_gamepad-box-640.avif?no-inline'
import box640webp from './plugo_gamepad-box-640.webp?no-inline'
import box800avif from './plugo_gamepad-box-800.avif?no-inline'
import box800webp from './plugo_gamepad-box-800.webp?no-inline'
import size320avif from './plugo_gamepad-size-320.avif?no-inline'
import size320webp from './plugo_gamepad-size-320.webp?no-inline'
import size480avif from './plugo_gamepad-size-480.avif?no-inline'
import size480webp from './plugo_gamepad-size-480.webp?no-inline'
import size640avif from './plugo_gamepad-size-640.avif?no-inline'
import size640webp from './plugo_gamepad-size-640.webp?no-inline'
import size800avif from './plugo_gamepad-size-800.avif?no-inline'
import size800webp from './plugo_gamepad-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#f2c849', 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoQABAABUB8JbACdAEO/8eLrzxIAP7C7xDJuQIJb+y2i1YNSkPypdArlfWpX7TJ8/5Ha/2Fv/PPe29LpeoGsoZrY+VpLTEQNJEKIAAA', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#91cee6', 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQABAABUB8JbACdAEO/C4wAP6uUxp7s71JDNqhMDX4dsNmZhvDY0vjCaqRpwsdJIAAAA==', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#f6ce52', 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQABAABUB8JbACdAEQEOr4CAD+w1+Tjpcu2XdjwbkTzvyp3t57pPD++mogB+OFeAXQweLoJ3mlr4Nd4I3/gAAA', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#f7cf55', 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQABAABUB8JbACdAEPAF2QdoAA/tLgfrnRRINwv3gTny/X3v3bynK0WdCJygAA', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
