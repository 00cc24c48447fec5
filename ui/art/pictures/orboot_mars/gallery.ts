// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './orboot_mars-hands-320.avif?no-inline'
import hands320webp from './orboot_mars-hands-320.webp?no-inline'
import hands480avif from './orboot_mars-hands-480.avif?no-inline'
import hands480webp from './orboot_mars-hands-480.webp?no-inline'
import hands640avif from './orboot_mars-hands-640.avif?no-inline'
import hands640webp from './orboot_mars-hands-640.webp?no-inline'
import hands800avif from './orboot_mars-hands-800.avif?no-inline'
import hands800webp from './orboot_mars-hands-800.webp?no-inline'
import play320avif from './orboot_mars-play-320.avif?no-inline'
import play320webp from './orboot_mars-play-320.webp?no-inline'
import play480avif from './orboot_mars-play-480.avif?no-inline'
import play480webp from './orboot_mars-play-480.webp?no-inline'
import play640avif from './orboot_mars-play-640.avif?no-inline'
import play640webp from './orboot_mars-play-640.webp?no-inline'
import play800avif from './orboot_mars-play-800.avif?no-inline'
import play800webp from './orboot_mars-play-800.webp?no-inline'
import box320avif from './orboot_mars-box-320.avif?no-inline'
import box320webp from './orboot_mars-box-320.webp?no-inline'
import box480avif from './orboot_mars-box-480.avif?no-inline'
import box480webp from './orboot_mars-box-480.webp?no-inline'
import box640avif from './orboot_mars-box-640.avif?no-inline'
import box640webp from './orboot_mars-box-640.webp?no-inline'
import box800avif from './orboot_mars-box-800.avif?no-inline'
import box800webp from './orboot_mars-box-800.webp?no-inline'
import size320avif from './orboot_mars-size-320.avif?no-inline'
import size320webp from './orboot_mars-size-320.webp?no-inline'
import size480avif from './orboot_mars-size-480.avif?no-inline'
import size480webp from './orboot_mars-size-480.webp?no-inline'
import size640avif from './orboot_mars-size-640.avif?no-inline'
import size640webp from './orboot_mars-size-640.webp?no-inline'
import size800avif from './orboot_mars-size-800.avif?no-inline'
import size800webp from './orboot_mars-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#b1bbf0', 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQABAABUB8JbACdAEOmM8aYAD+rnx65kq8ZYtQ/bU53Mazhtu809ZiLbspHZr8zd+83ELJUeqG2dU3aWo5ZAAA', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#c3b1f1', 'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABQAgCdASoQABAABUB8JbACdH8EwAAhhVuOryAA/rOvL4OYzbtBDAFTlELTsz1jl+81j1PUZbRo3cXUWIyAIn9rRWeDHPXU81594m/M/tdizu+Ea5g8J+gA', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#b6c0f4', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQABAABUB8JbAC7ADSDOPotRsAAP5g/fRc8T8wD7mfZhEQjLX2sUTVi4mLCubWaHYn2wHwJ/YwrfGYLRAAAA==', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#b5bff2', 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABQAgCdASoQABAABUB8JbACdH8IIABZT/T1RAAA/q90d0KDquv0rFORlr8MgES1caGg0D7f9Q12FejtbV7HiMtga/EbRku5sAA=', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
