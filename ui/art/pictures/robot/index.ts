// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './robot-figure-240.avif?no-inline'
import figure240webp from './robot-figure-240.webp?no-inline'
import figure480avif from './robot-figure-480.avif?no-inline'
import figure480webp from './robot-figure-480.webp?no-inline'
import figure720avif from './robot-figure-720.avif?no-inline'
import figure720webp from './robot-figure-720.webp?no-inline'
import figure960avif from './robot-figure-960.avif?no-inline'
import figure960webp from './robot-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRgIBAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFwAAAARL6CmbSM4WibdS+C5u+0iInDUG24iSXKkOgFA+5rBvX8SwU/xB7MLIqL/EwA05M8yNxWZS6skdAQm9QMI3ZNLnxpo4vcvgUtHgNASaD4tgPPINaE1QOiYXH4VAFZQOCCAAAAAcAIAnQEqEAAQAAVAfCWwAnQwTNGgbLM6aKjoAAD4zpnM/YUXwmAg1UMYFwJleoQXdolWuq7gN1MXUnabi4q3RhMjQ86WVJV5hZq/OniFG6a0aL8nn+74EaUBtBb/+5lHVCcFxqYBMXxcppUt0m3542xPR79GEmK6wdVaQaOAAAA=', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [720, figure720avif, figure720webp],
  [960, figure960avif, figure960webp],
])
