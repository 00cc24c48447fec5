// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import play320avif from './dabble_paper_circuits-play-320.avif?no-inline'
import play320webp from './dabble_paper_circuits-play-320.webp?no-inline'
import play480avif from './dabble_paper_circuits-play-480.avif?no-inline'
import play480webp from './dabble_paper_circuits-play-480.webp?no-inline'
import play640avif from './dabble_paper_circuits-play-640.avif?no-inline'
import play640webp from './dabble_paper_circuits-play-640.webp?no-inline'
import play800avif from './dabble_paper_circuits-play-800.avif?no-inline'
import play800webp from './dabble_paper_circuits-play-800.webp?no-inline'
import box320avif from './dabble_paper_circuits-box-320.avif?no-inline'
import box320webp from './dabble_paper_circuits-box-320.webp?no-inline'
import box480avif from './dabble_paper_circuits-box-480.avif?no-inline'
import box480webp from './dabble_paper_circuits-box-480.webp?no-inline'
import box640avif from './dabble_paper_circuits-box-640.avif?no-inline'
import box640webp from './dabble_paper_circuits-box-640.webp?no-inline'
import box800avif from './dabble_paper_circuits-box-800.avif?no-inline'
import box800webp from './dabble_paper_circuits-box-800.webp?no-inline'
import size320avif from './dabble_paper_circuits-size-320.avif?no-inline'
import size320webp from './dabble_paper_circuits-size-320.webp?no-inline'
import size480avif from './dabble_paper_circuits-size-480.avif?no-inline'
import size480webp from './dabble_paper_circuits-size-480.webp?no-inline'
import size640avif from './dabble_paper_circuits-size-640.avif?no-inline'
import size640webp from './dabble_paper_circuits-size-640.webp?no-inline'
import size800avif from './dabble_paper_circuits-size-800.avif?no-inline'
import size800webp from './dabble_paper_circuits-size-800.webp?no-inline'

export const play = /* @__PURE__ */ picture([800, 800], '#c6b5ec', 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoQABAABUB8JbACdAC9vyuuZAD+r4yo7qR6SRu7FP40H9rim1HsarT7K0TJhV3WmtEApEvkRJ+CSL8cSbwr2gIz++hAAA==', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#c6b6f4', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQABAABUB8JbACdADaWVG5MAAA/q+Mpw2qLhl4In/rWLaUZoDZYIogmnaxaWmfvqt5lAAA', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#c6b5f3', 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoQABAABUB8JbACdAEf/+5QQbiAAP5bOH8Rv04jzwOm50mH33hy853/n4/qs4JlZQwDMvIztPi1HJrpc8XHIaLGk1bVdkAA', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
