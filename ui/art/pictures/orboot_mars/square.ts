// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import square320avif from './orboot_mars-square-320.avif?no-inline'
import square320webp from './orboot_mars-square-320.webp?no-inline'
import square480avif from './orboot_mars-square-480.avif?no-inline'
import square480webp from './orboot_mars-square-480.webp?no-inline'
import square640avif from './orboot_mars-square-640.avif?no-inline'
import square640webp from './orboot_mars-square-640.webp?no-inline'
import square800avif from './orboot_mars-square-800.avif?no-inline'
import square800webp from './orboot_mars-square-800.webp?no-inline'

export const square = /* @__PURE__ */ picture([800, 800], '#43499c', 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoQABAABUB8JbACdFQAAyr/YoAAAP7NffRWfFG8pliZzu70KHGxS+oTqqIbCc1taQmuzXu3GefzvDqWKFlJ18EZ4iMwAA==', [
  [320, square320avif, square320webp],
  [480, square480avif, square480webp],
  [640, square640avif, square640webp],
  [800, square800avif, square800webp],
])
