// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import play320avif from './dabble_crystal_garden-play-320.avif?no-inline'
import play320webp from './dabble_crystal_garden-play-320.webp?no-inline'
import play480avif from './dabble_crystal_garden-play-480.avif?no-inline'
import play480webp from './dabble_crystal_garden-play-480.webp?no-inline'
import play640avif from './dabble_crystal_garden-play-640.avif?no-inline'
import play640webp from './dabble_crystal_garden-play-640.webp?no-inline'
import play800avif from './dabble_crystal_garden-play-800.avif?no-inline'
import play800webp from './dabble_crystal_garden-play-800.webp?no-inline'
import box320avif from './dabble_crystal_garden-box-320.avif?no-inline'
import box320webp from './dabble_crystal_garden-box-320.webp?no-inline'
import box480avif from './dabble_crystal_garden-box-480.avif?no-inline'
import box480webp from './dabble_crystal_garden-box-480.webp?no-inline'
import box640avif from './dabble_crystal_garden-box-640.avif?no-inline'
import box640webp from './dabble_crystal_garden-box-640.webp?no-inline'
import box800avif from './dabble_crystal_garden-box-800.avif?no-inline'
import box800webp from './dabble_crystal_garden-box-800.webp?no-inline'
import size320avif from './dabble_crystal_garden-size-320.avif?no-inline'
import size320webp from './dabble_crystal_garden-size-320.webp?no-inline'
import size480avif from './dabble_crystal_garden-size-480.avif?no-inline'
import size480webp from './dabble_crystal_garden-size-480.webp?no-inline'
import size640avif from './dabble_crystal_garden-size-640.avif?no-inline'
import size640webp from './dabble_crystal_garden-size-640.webp?no-inline'
import size800avif from './dabble_crystal_garden-size-800.avif?no-inline'
import size800webp from './dabble_crystal_garden-size-800.webp?no-inline'

export const play = /* @__PURE__ */ picture([800, 800], '#e6cfa7', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQABAABUB8JbACdAEPABBjwAD+5x8LQ1EIzsKK1eHzSm2Ztnv+d4Pnv8BAALq0XdXJ7xAAAAA=', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#c5f1d4', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQABAABUB8Jal2ARgAiwAA/u3FdKwVMJy5gFmFiWX3y0OBEgIDiXvqxl9hh9B1JRpDjQAA', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#c5f1d4', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JagCdAEPCt4VwwAA/ucqzEhxBR/+3DO+WoBklcYgqJSOYcP2anpHQIdAA5MAJ+pWXQWe+OhcAA==', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
