// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './plugo_detective-hands-320.avif?no-inline'
import hands320webp from './plugo_detective-hands-320.webp?no-inline'
import hands480avif from './plugo_detective-hands-480.avif?no-inline'
import hands480webp from './plugo_detective-hands-480.webp?no-inline'
import hands640avif from './plugo_detective-hands-640.avif?no-inline'
import hands640webp from './plugo_detective-hands-640.webp?no-inline'
import hands800avif from './plugo_detective-hands-800.avif?no-inline'
import hands800webp from './plugo_detective-hands-800.webp?no-inline'
import play320avif from './plugo_detective-play-320.avif?no-inline'
import play320webp from './plugo_detective-play-320.webp?no-inline'
import play480avif from './plugo_detective-play-480.avif?no-inline'
import play480webp from './plugo_detective-play-480.webp?no-inline'
import play640avif from './plugo_detective-play-640.avif?no-inline'
import play640webp from './plugo_detective-play-640.webp?no-inline'
import play800avif from './plugo_detective-play-800.avif?no-inline'
import play800webp from './plugo_detective-play-800.webp?no-inline'
import box320avif from './plugo_detective-box-320.avif?no-inline'
import box320webp from './plugo_detective-box-320.webp?no-inline'
import box480avif from './plugo_detective-box-480.avif?no-inline'
import box480webp from './plugo_detective-box-480.webp?no-inline'
import box640avif from './plugo_detective-box-640.avif?no-inline'
import box640webp from './plugo_detective-box-640.webp?no-inline'
import box800avif from './plugo_detective-box-800.avif?no-inline'
import box800webp from './plugo_detective-box-800.webp?no-inline'
import size320avif from './plugo_detective-size-320.avif?no-inline'
import size320webp from './plugo_detective-size-320.webp?no-inline'
import size480avif from './plugo_detective-size-480.avif?no-inline'
import size480webp from './plugo_detective-size-480.webp?no-inline'
import size640avif from './plugo_detective-size-640.avif?no-inline'
import size640webp from './plugo_detective-size-640.webp?no-inline'
import size800avif from './plugo_detective-size-800.avif?no-inline'
import size800webp from './plugo_detective-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#f4c9a5', 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQABAABUB8JbACdAEOmKabFxLwAP7ec+L8+JokFupdr0ExMclxCigC7AJ5RDKG9d/U0/8PXOJ5Ua+OqGljJ3iAAAA=', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#f4cd4c', 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoQABAABUB8JbACdAD5O755egAA/sPycmp5ppJE3AwDazw+gyaaMvptKLOXqIozPVX7QxfnE+MiRPr/KPANnwWVxNOyE8enVZ0EjsAA', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#f6cead', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQABAABUB8JbACdADc9GIAAP7Vl79NtaNeTw/RSt+WiehCneYcciF6H7tmyHgD0Iw0awTWkoAAAA==', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#f6ceac', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQABAABUB8JbACdAEOuqvLb0wAAP7egMdjjkz/AGidUOc0wHtKDQpey9H7J5/Nt0AL3LFQDBtZvKRjTzwAAA==', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
