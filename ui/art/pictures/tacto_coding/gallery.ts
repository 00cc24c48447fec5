// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './tacto_coding-hands-320.avif?no-inline'
import hands320webp from './tacto_coding-hands-320.webp?no-inline'
import hands480avif from './tacto_coding-hands-480.avif?no-inline'
import hands480webp from './tacto_coding-hands-480.webp?no-inline'
import hands640avif from './tacto_coding-hands-640.avif?no-inline'
import hands640webp from './tacto_coding-hands-640.webp?no-inline'
import hands800avif from './tacto_coding-hands-800.avif?no-inline'
import hands800webp from './tacto_coding-hands-800.webp?no-inline'
import play320avif from './tacto_coding-play-320.avif?no-inline'
import play320webp from './tacto_coding-play-320.webp?no-inline'
import play480avif from './tacto_coding-play-480.avif?no-inline'
import play480webp from './tacto_coding-play-480.webp?no-inline'
import play640avif from './tacto_coding-play-640.avif?no-inline'
import play640webp from './tacto_coding-play-640.webp?no-inline'
import play800avif from './tacto_coding-play-800.avif?no-inline'
import play800webp from './tacto_coding-play-800.webp?no-inline'
import box320avif from './tacto_coding-box-320.avif?no-inline'
import box320webp from './tacto_coding-box-320.webp?no-inline'
import box480avif from './tacto_coding-box-480.avif?no-inline'
import box480webp from './tacto_coding-box-480.webp?no-inline'
import box640avif from './tacto_coding-box-640.avif?no-inline'
import box640webp from './tacto_coding-box-640.webp?no-inline'
import box800avif from './tacto_coding-box-800.avif?no-inline'
import box800webp from './tacto_coding-box-800.webp?no-inline'
import size320avif from './tacto_coding-size-320.avif?no-inline'
import size320webp from './tacto_coding-size-320.webp?no-inline'
import size480avif from './tacto_coding-size-480.avif?no-inline'
import size480webp from './tacto_coding-size-480.webp?no-inline'
import size640avif from './tacto_coding-size-640.avif?no-inline'
import size640webp from './tacto_coding-size-640.webp?no-inline'
import size800avif from './tacto_coding-size-800.avif?no-inline'
import size800webp from './tacto_coding-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#a6e3d9', 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoQABAABUB8JbACdAD5WoW0jA4gAP7UtlniCbgKJxGdP2NBtJVMQIHIWBMDrKUsWwEOYtMfEuofMI5fWzFgLE50ImWcLoAA', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#c6b5f0', 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoQABAABUB8JbACdIIjGBHIyDjoAAD+rnyBXbKQMlO0MCjEdTSVb9bvi1yghRaO27Al5+QYHEJ2NwIjeOY3fLAA', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#b0eee7', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JbACdAEHH8MTdQAA/t7SpDJi1yHrZldcXRoJ4cl/xjD1BtUw/Szo/8oiqURPop67waybrXqYAA==', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#b1efe7', 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQABAABUB8JbACdAEPAI4lRKAA/ucJ2MA9wo91aHfOk1IH+h38xXrOWOla3Dw1G9fKnx5ahUiB8fAA', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
