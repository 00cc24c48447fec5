// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './orboot-hands-320.avif?no-inline'
import hands320webp from './orboot-hands-320.webp?no-inline'
import hands480avif from './orboot-hands-480.avif?no-inline'
import hands480webp from './orboot-hands-480.webp?no-inline'
import hands640avif from './orboot-hands-640.avif?no-inline'
import hands640webp from './orboot-hands-640.webp?no-inline'
import hands800avif from './orboot-hands-800.avif?no-inline'
import hands800webp from './orboot-hands-800.webp?no-inline'
import play320avif from './orboot-play-320.avif?no-inline'
import play320webp from './orboot-play-320.webp?no-inline'
import play480avif from './orboot-play-480.avif?no-inline'
import play480webp from './orboot-play-480.webp?no-inline'
import play640avif from './orboot-play-640.avif?no-inline'
import play640webp from './orboot-play-640.webp?no-inline'
import play800avif from './orboot-play-800.avif?no-inline'
import play800webp from './orboot-play-800.webp?no-inline'
import box320avif from './orboot-box-320.avif?no-inline'
import box320webp from './orboot-box-320.webp?no-inline'
import box480avif from './orboot-box-480.avif?no-inline'
import box480webp from './orboot-box-480.webp?no-inline'
import box640avif from './orboot-box-640.avif?no-inline'
import box640webp from './orboot-box-640.webp?no-inline'
import box800avif from './orboot-box-800.avif?no-inline'
import box800webp from './orboot-box-800.webp?no-inline'
import size320avif from './orboot-size-320.avif?no-inline'
import size320webp from './orboot-size-320.webp?no-inline'
import size480avif from './orboot-size-480.avif?no-inline'
import size480webp from './orboot-size-480.webp?no-inline'
import size640avif from './orboot-size-640.avif?no-inline'
import size640webp from './orboot-size-640.webp?no-inline'
import size800avif from './orboot-size-800.avif?no-inline'
import size800webp from './orboot-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#8ecaeb', 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoQABAABUB8JbACdFQgA6ks961byAD+rjq2m8qpGfHL61A2lR9lOkk0Ne2w8mz6x8YKA8KhgiFiBW1OVE5HAAAA', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#f5cbad', 'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAADwAQCdASoQABAABUB8JbACdH8ACvvw38AA/schFkhwU3KPp6My0VxscTVeldfCkEFB3W1qi08GL/uPwsxwBxhIQMW+6hrJEohAxF/l3jcbKu0oALgj7IoxaJOw3TWtc6QtvS//5AA=', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#91d1f2', 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAABwAQCdASoQABAABUB8JbACdADTAAD+r277TmWWDDF/Aj6brKqfzbhAAUMj3ylFAWu3pa8dhQkGGwcszhWKgAAA', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#8fcff0', 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQABAABUB8JbACdACTRTFirAD+jO5NOcyO9GFqSo8NEl3nWBhBqvh4iuyEqGPvt6EDTNCvNcN/MM+Bbo113dWRfAA=', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
