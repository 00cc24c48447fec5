// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './plugo_slingshot-hands-320.avif?no-inline'
import hands320webp from './plugo_slingshot-hands-320.webp?no-inline'
import hands480avif from './plugo_slingshot-hands-480.avif?no-inline'
import hands480webp from './plugo_slingshot-hands-480.webp?no-inline'
import hands640avif from './plugo_slingshot-hands-640.avif?no-inline'
import hands640webp from './plugo_slingshot-hands-640.webp?no-inline'
import hands800avif from './plugo_slingshot-hands-800.avif?no-inline'
import hands800webp from './plugo_slingshot-hands-800.webp?no-inline'
import play320avif from './plugo_slingshot-play-320.avif?no-inline'
import play320webp from './plugo_slingshot-play-320.webp?no-inline'
import play480avif from './plugo_slingshot-play-480.avif?no-inline'
import play480webp from './plugo_slingshot-play-480.webp?no-inline'
import play640avif from './plugo_slingshot-play-640.avif?no-inline'
import play640webp from './plugo_slingshot-play-640.webp?no-inline'
import play800avif from './plugo_slingshot-play-800.avif?no-inline'
import play800webp from './plugo_slingshot-play-800.webp?no-inline'
import box320avif from './plugo_slingshot-box-320.avif?no-inline'
import box320webp from './plugo_slingshot-box-320.webp?no-inline'
import box480avif from './plugo_slingshot-box-480.avif?no-inline'
import box480webp from './plugo_slingshot-box-480.webp?no-inline'
import box640avif from './plugo_slingshot-box-640.avif?no-inline'
import box640webp from './plugo_slingshot-box-640.webp?no-inline'
import box800avif from './plugo_slingshot-box-800.avif?no-inline'
import box800webp from './plugo_slingshot-box-800.webp?no-inline'
import size320avif from './plugo_slingshot-size-320.avif?no-inline'
import size320webp from './plugo_slingshot-size-320.webp?no-inline'
import size480avif from './plugo_slingshot-size-480.avif?no-inline'
import size480webp from './plugo_slingshot-size-480.webp?no-inline'
import size640avif from './plugo_slingshot-size-640.avif?no-inline'
import size640webp from './plugo_slingshot-size-640.webp?no-inline'
import size800avif from './plugo_slingshot-size-800.avif?no-inline'
import size800webp from './plugo_slingshot-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#eeb8e6', 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQABAABUB8JbACdAEO/u/kfkEAAP7S5CU29xkGK9+axV6jUMQZw5ri2i1gJ8DHjlGALXJzH5JeiZzVAAA=', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#e5cea1', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQABAABUB8JbACdAENzScgAAD+rsEmTJ0sNbvpQ7wrj2U3Qxd/RP59shxn2JLG0JU7h1SHDLsAAA==', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#f4c0ec', 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQABAABUB8JbEwRYAdAA8gAP7r0jL0TRmPeLGugqStskLRNiU8zOor4py7B8iZEsLVWdCtGbKBPNAA', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#f4c0eb', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQABAABUB8JbACdAEOJQtW4wAA/t500CxmEAgRYZ2GXPlxPr7VSrkoHH5MNzGlXq82VNAA', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
