// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './plugo_animals-hands-320.avif?no-inline'
import hands320webp from './plugo_animals-hands-320.webp?no-inline'
import hands480avif from './plugo_animals-hands-480.avif?no-inline'
import hands480webp from './plugo_animals-hands-480.webp?no-inline'
import hands640avif from './plugo_animals-hands-640.avif?no-inline'
import hands640webp from './plugo_animals-hands-640.webp?no-inline'
import hands800avif from './plugo_animals-hands-800.avif?no-inline'
import hands800webp from './plugo_animals-hands-800.webp?no-inline'
import play320avif from './plugo_animals-play-320.avif?no-inline'
import play320webp from './plugo_animals-play-320.webp?no-inline'
import play480avif from './plugo_animals-play-480.avif?no-inline'
import play480webp from './plugo_animals-play-480.webp?no-inline'
import play640avif from './plugo_animals-play-640.avif?no-inline'
import play640webp from './plugo_animals-play-640.webp?no-inline'
import play800avif from './plugo_animals-play-800.avif?no-inline'
import play800webp from './plugo_animals-play-800.webp?no-inline'
import box320avif from './plugo_animals-box-320.avif?no-inline'
import box320webp from './plugo_animals-box-320.webp?no-inline'
import box480avif from './plugo_animals-box-480.avif?no-inline'
import box480webp from './plugo_animals-box-480.webp?no-inline'
import box640avif from './plugo_animals-box-640.avif?no-inline'
import box640webp from './plugo_animals-box-640.webp?no-inline'
import box800avif from './plugo_animals-box-800.avif?no-inline'
import box800webp from './plugo_animals-box-800.webp?no-inline'
import size320avif from './plugo_animals-size-320.avif?no-inline'
import size320webp from './plugo_animals-size-320.webp?no-inline'
import size480avif from './plugo_animals-size-480.avif?no-inline'
import size480webp from './plugo_animals-size-480.webp?no-inline'
import size640avif from './plugo_animals-size-640.avif?no-inline'
import size640webp from './plugo_animals-size-640.webp?no-inline'
import size800avif from './plugo_animals-size-800.avif?no-inline'
import size800webp from './plugo_animals-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#8dcaea', 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABwAgCdASoQABAABUB8JbACdFQA5/8D0PurKrxYAP6uPVGzULmyJd2Gc36wcRhJYwKqOJHJIFdeQEMcuEQp1X7AhUVPrUMUCP06AA==', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#e2cfa1', 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQABAABUB8JbACdAEN06gAAP7nNv/L5ful3xzMVCN5P9Y3dpH27ig7NLHMUnkWScqpsXdfcTbyAAAA', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#92d2f3', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQABAABUB8JbACdAEVz2DRklgA/q7Ecv21qVX+C4wjx67bAGsxxXTFUplsZ98P0R2x8AAA', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#92d2f3', 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQABAABUB8JbACdFQAA5QD4UmAAP7DF0BT8xqDXE+u4+WQIvfu3erjymH7HerfS7CrVPyK1sMeZ1hEg9RvZRlwAAA=', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
