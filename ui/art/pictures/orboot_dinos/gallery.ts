// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './orboot_dinos-hands-320.avif?no-inline'
import hands320webp from './orboot_dinos-hands-320.webp?no-inline'
import hands480avif from './orboot_dinos-hands-480.avif?no-inline'
import hands480webp from './orboot_dinos-hands-480.webp?no-inline'
import hands640avif from './orboot_dinos-hands-640.avif?no-inline'
import hands640webp from './orboot_dinos-hands-640.webp?no-inline'
import hands800avif from './orboot_dinos-hands-800.avif?no-inline'
import hands800webp from './orboot_dinos-hands-800.webp?no-inline'
import play320avif from './orboot_dinos-play-320.avif?no-inline'
import play320webp from './orboot_dinos-play-320.webp?no-inline'
import play480avif from './orboot_dinos-play-480.avif?no-inline'
import play480webp from './orboot_dinos-play-480.webp?no-inline'
import play640avif from './orboot_dinos-play-640.avif?no-inline'
import play640webp from './orboot_dinos-play-640.webp?no-inline'
import play800avif from './orboot_dinos-play-800.avif?no-inline'
import play800webp from './orboot_dinos-play-800.webp?no-inline'
import box320avif from './orboot_dinos-box-320.avif?no-inline'
import box320webp from './orboot_dinos-box-320.webp?no-inline'
import box480avif from './orboot_dinos-box-480.avif?no-inline'
import box480webp from './orboot_dinos-box-480.webp?no-inline'
import box640avif from './orboot_dinos-box-640.avif?no-inline'
import box640webp from './orboot_dinos-box-640.webp?no-inline'
import box800avif from './orboot_dinos-box-800.avif?no-inline'
import box800webp from './orboot_dinos-box-800.webp?no-inline'
import size320avif from './orboot_dinos-size-320.avif?no-inline'
import size320webp from './orboot_dinos-size-320.webp?no-inline'
import size480avif from './orboot_dinos-size-480.avif?no-inline'
import size480webp from './orboot_dinos-size-480.webp?no-inline'
import size640avif from './orboot_dinos-size-640.avif?no-inline'
import size640webp from './orboot_dinos-size-640.webp?no-inline'
import size800avif from './orboot_dinos-size-800.avif?no-inline'
import size800webp from './orboot_dinos-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#bfe5c6', 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACQAgCdASoQABAABUB8JbACdH8GJ/gZbLI9ABTMUAD+37K4Iq8T31E63yO4HJmaJCqm3DPFu9nm07YoiYunQBzSSe/ti6R4hTZnWOAA', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#f4c292', 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoQABAABUB8JbACdADc8TwqbgAA/schEUkDCU5eIm/kC/6nO1II6zpwVFLB0MqnEGc7God7ITnS+MV3y6yF5WUGoFkUwAAA', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#c5f1d3', 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQABAABUB8JaACdAD6KrmIQgAAAP7nPyfML8PONbZMOtZ9d03pRptk/8iGzRt0AziEsD80iMk2wAAA', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#c2eecf', 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQABAABUB8JbACdADdmvkf6AD+3ukcE1fTq5NmVEEbgU3reOYWpHqMArtYjnJQOgBsnXr4acFf20PBQDn+JwnLlQZk4AAA', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
