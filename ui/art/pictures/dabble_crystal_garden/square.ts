// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import square320avif from './dabble_crystal_garden-square-320.avif?no-inline'
import square320webp from './dabble_crystal_garden-square-320.webp?no-inline'
import square480avif from './dabble_crystal_garden-square-480.avif?no-inline'
import square480webp from './dabble_crystal_garden-square-480.webp?no-inline'
import square640avif from './dabble_crystal_garden-square-640.avif?no-inline'
import square640webp from './dabble_crystal_garden-square-640.webp?no-inline'
import square800avif from './dabble_crystal_garden-square-800.avif?no-inline'
import square800webp from './dabble_crystal_garden-square-800.webp?no-inline'

export const square = /* @__PURE__ */ picture([800, 800], '#c5f1d4', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQABAABUB8JbACsAEO+ahaihUAAP7nDWwOjDkqgKF5AL9cCrVn/aAWCyFJqNhbl8e6fmm+LAAAAA==', [
  [320, square320avif, square320webp],
  [480, square480avif, square480webp],
  [640, square640avif, square640webp],
  [800, square800avif, square800webp],
])
