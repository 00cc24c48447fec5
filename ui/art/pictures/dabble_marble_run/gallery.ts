// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import play320avif from './dabble_marble_run-play-320.avif?no-inline'
import play320webp from './dabble_marble_run-play-320.webp?no-inline'
import play480avif from './dabble_marble_run-play-480.avif?no-inline'
import play480webp from './dabble_marble_run-play-480.webp?no-inline'
import play640avif from './dabble_marble_run-play-640.avif?no-inline'
import play640webp from './dabble_marble_run-play-640.webp?no-inline'
import play800avif from './dabble_marble_run-play-800.avif?no-inline'
import play800webp from './dabble_marble_run-play-800.webp?no-inline'
import box320avif from './dabble_marble_run-box-320.avif?no-inline'
import box320webp from './dabble_marble_run-box-320.webp?no-inline'
import box480avif from './dabble_marble_run-box-480.avif?no-inline'
import box480webp from './dabble_marble_run-box-480.webp?no-inline'
import box640avif from './dabble_marble_run-box-640.avif?no-inline'
import box640webp from './dabble_marble_run-box-640.webp?no-inline'
import box800avif from './dabble_marble_run-box-800.avif?no-inline'
import box800webp from './dabble_marble_run-box-800.webp?no-inline'
import size320avif from './dabble_marble_run-size-320.avif?no-inline'
import size320webp from './dabble_marble_run-size-320.webp?no-inline'
import size480avif from './dabble_marble_run-size-480.avif?no-inline'
import size480webp from './dabble_marble_run-size-480.webp?no-inline'
import size640avif from './dabble_marble_run-size-640.avif?no-inline'
import size640webp from './dabble_marble_run-size-640.webp?no-inline'
import size800avif from './dabble_marble_run-size-800.avif?no-inline'
import size800webp from './dabble_marble_run-size-800.webp?no-inline'

export const play = /* @__PURE__ */ picture([800, 800], '#f4c99b', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQABAABUB8JbACdAENy80hAAD+w48nkstl98ezXsm/LZuP4A0I3/VOsY9eFwyKeK6IG6S6sF7AAA==', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#f6c394', 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQABAABUB8JbACdADx6ouDgAD+w/oCIKBGtSnwLuxt5+f+ED3T6qp5y2PNZV6vM2oAAA==', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#f5c291', 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQABAABUB8JbACdACDPn5FwAD+w/NGIjPjbAhjLL5y/4wtG+03IZrf/7jktXlk2fVbHSBEBEPXmSoQ3wDSePevnAA=', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
