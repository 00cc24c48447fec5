// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './robot-figure-240.avif?no-inline'
import figure240webp from './robot-figure-240.webp?no-inline'
import figure480avif from './robot-figure-480.avif?no-inline'
import figure480webp from './robot-figure-480.webp?no-inline'
import figure960avif from './robot-figure-960.avif?no-inline'
import figure960webp from './robot-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRgABAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFwAAAARL6CmbSM4WibdS+C5u+0iInDUG24iSXKkOgFA+5rBvX8SwU/xB7MLIqL/EwA05M8yNxWZS6skdAQm9QMI3ZNLnxpo4vcvgUtHgNASaD4tgPPINaE1QOiYXH4VAFZQOCB+AAAAkAIAnQEqEAAQAAVAfCWwAnQwTNGgbLmGwYXnP9AA+M6Z3ApWTDNSMgjsZNmqDqEN5aJVswNntTBAuRvmItfa+yaWUgEJMVjcbF71repi23aWbpWurlwlAbQW//uZR1QnBcamATF8XKaVLdJt+eNsT0e/RhJiusHVWkGjgAAA', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [960, figure960avif, figure960webp],
])
