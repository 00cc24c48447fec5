// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './tacto_electronic-hands-320.avif?no-inline'
import hands320webp from './tacto_electronic-hands-320.webp?no-inline'
import hands480avif from './tacto_electronic-hands-480.avif?no-inline'
import hands480webp from './tacto_electronic-hands-480.webp?no-inline'
import hands640avif from './tacto_electronic-hands-640.avif?no-inline'
import hands640webp from './tacto_electronic-hands-640.webp?no-inline'
import hands800avif from './tacto_electronic-hands-800.avif?no-inline'
import hands800webp from './tacto_electronic-hands-800.webp?no-inline'
import play320avif from './tacto_electronic-play-320.avif?no-inline'
import play320webp from './tacto_electronic-play-320.webp?no-inline'
import play480avif from './tacto_electronic-play-480.avif?no-inline'
import play480webp from './tacto_electronic-play-480.webp?no-inline'
import play640avif from './tacto_electronic-play-640.avif?no-inline'
import play640webp from './tacto_electronic-play-640.webp?no-inline'
import play800avif from './tacto_electronic-play-800.avif?no-inline'
import play800webp from './tacto_electronic-play-800.webp?no-inline'
import box320avif from './tacto_electronic-box-320.avif?no-inline'
import box320webp from './tacto_electronic-box-320.webp?no-inline'
import box480avif from './tacto_electronic-box-480.avif?no-inline'
import box480webp from './tacto_electronic-box-480.webp?no-inline'
import box640avif from './tacto_electronic-box-640.avif?no-inline'
import box640webp from './tacto_electronic-box-640.webp?no-inline'
import box800avif from './tacto_electronic-box-800.avif?no-inline'
import box800webp from './tacto_electronic-box-800.webp?no-inline'
import size320avif from './tacto_electronic-size-320.avif?no-inline'
import size320webp from './tacto_electronic-size-320.webp?no-inline'
import size480avif from './tacto_electronic-size-480.avif?no-inline'
import size480webp from './tacto_electronic-size-480.webp?no-inline'
import size640avif from './tacto_electronic-size-640.avif?no-inline'
import size640webp from './tacto_electronic-size-640.webp?no-inline'
import size800avif from './tacto_electronic-size-800.avif?no-inline'
import size800webp from './tacto_electronic-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#b4baee', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JbACdAEOy2ap/4AA/q55lJZ3F8DZvqAoNXqfSpMhRf+4K7vadisc58AQ6iNgFgpJb4gSgLQAAA==', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#b0e4dc', 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQABAABUB8JbACdAEO9+6tPsAA/t5dFi1yICmAH81hn9y2h2lP/E3kmTNFi39Tltt/AEEatAJ2kvxpnQAV8sMAAAA=', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#b7c1f5', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JbACdADRALUEIYAA/q+Mdxa4S8mGpg0F8Be7eD0k3yzvQ4wMuAPVXq442zr1W166K994bYAAAA==', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#b7c1f5', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQABAABUB8JbACdAEPAFr3yd/AAP7C7kTzX4ixX++vRdlfvivnMSCVJ4+WANsBuNIbcZTGoAAAAA==', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
