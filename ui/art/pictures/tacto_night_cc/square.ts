// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import square320avif from './tacto_night_cc-square-320.avif?no-inline'
import square320webp from './tacto_night_cc-square-320.webp?no-inline'
import square480avif from './tacto_night_cc-square-480.avif?no-inline'
import square480webp from './tacto_night_cc-square-480.webp?no-inline'
import square640avif from './tacto_night_cc-square-640.avif?no-inline'
import square640webp from './tacto_night_cc-square-640.webp?no-inline'
import square800avif from './tacto_night_cc-square-800.avif?no-inline'
import square800webp from './tacto_night_cc-square-800.webp?no-inline'

export const square = /* @__PURE__ */ picture([800, 800], '#a593f1', 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQABAABUB8JbACdABtZyp5AAD8WqI+Yci+Rz0MXcrRBiKkbjCeVlwVf7xGvZ66z//Dx0gRvI0uKIQBe+WAAAAA', [
  [320, square320avif, square320webp],
  [480, square480avif, square480webp],
  [640, square640avif, square640webp],
  [800, square800avif, square800webp],
])
