// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './orboot_expansion_pack-hands-320.avif?no-inline'
import hands320webp from './orboot_expansion_pack-hands-320.webp?no-inline'
import hands480avif from './orboot_expansion_pack-hands-480.avif?no-inline'
import hands480webp from './orboot_expansion_pack-hands-480.webp?no-inline'
import hands640avif from './orboot_expansion_pack-hands-640.avif?no-inline'
import hands640webp from './orboot_expansion_pack-hands-640.webp?no-inline'
import hands800avif from './orboot_expansion_pack-hands-800.avif?no-inline'
import hands800webp from './orboot_expansion_pack-hands-800.webp?no-inline'
import play320avif from './orboot_expansion_pack-play-320.avif?no-inline'
import play320webp from './orboot_expansion_pack-play-320.webp?no-inline'
import play480avif from './orboot_expansion_pack-play-480.avif?no-inline'
import play480webp from './orboot_expansion_pack-play-480.webp?no-inline'
import play640avif from './orboot_expansion_pack-play-640.avif?no-inline'
import play640webp from './orboot_expansion_pack-play-640.webp?no-inline'
import play800avif from './orboot_expansion_pack-play-800.avif?no-inline'
import play800webp from './orboot_expansion_pack-play-800.webp?no-inline'
import box320avif from './orboot_expansion_pack-box-320.avif?no-inline'
import box320webp from './orboot_expansion_pack-box-320.webp?no-inline'
import box480avif from './orboot_expansion_pack-box-480.avif?no-inline'
import box480webp from './orboot_expansion_pack-box-480.webp?no-inline'
import box640avif from './orboot_expansion_pack-box-640.avif?no-inline'
import box640webp from './orboot_expansion_pack-box-640.webp?no-inline'
import box800avif from './orboot_expansion_pack-box-800.avif?no-inline'
import box800webp from './orboot_expansion_pack-box-800.webp?no-inline'
import size320avif from './orboot_expansion_pack-size-320.avif?no-inline'
import size320webp from './orboot_expansion_pack-size-320.webp?no-inline'
import size480avif from './orboot_expansion_pack-size-480.avif?no-inline'
import size480webp from './orboot_expansion_pack-size-480.webp?no-inline'
import size640avif from './orboot_expansion_pack-size-640.avif?no-inline'
import size640webp from './orboot_expansion_pack-size-640.webp?no-inline'
import size800avif from './orboot_expansion_pack-size-800.avif?no-inline'
import size800webp from './orboot_expansion_pack-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#8acaee', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQABAABUB8JbACdAEPAFOzaMNIAP6uQ+F20/m0lzuRxqIBQwf7TCvROYbyrUlw46xS2quFI7AAAA==', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#bfeccd', 'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAABQAgCdASoQABAABUB8JbACdAEDH3f3P0uwdgAA/uc7N1gzg6HwEvGDTTWLlf1wlkZy6YALI4SD1G76SZwZ/gQwy4kviKmxUhxo3Gi7Q/6BtYdAAAA=', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#91d1f2', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAgCdASoQABAABUB8JbACdADdlmo+Sl/mAAD+r432DalCQJrK5AYwefr8Fkug8GaQbAiEyCr64Wo+tuAAAA==', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#8ecff0', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABwAQCdASoQABAABUB8JbACdAGIQAD+6cv0XXzN7aWWOB29jnpIo+sULDydtI81vYyOdNMaZLTpALzAAAA=', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
