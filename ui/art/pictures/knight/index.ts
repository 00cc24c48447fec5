// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './knight-figure-240.avif?no-inline'
import figure240webp from './knight-figure-240.webp?no-inline'
import figure480avif from './knight-figure-480.avif?no-inline'
import figure480webp from './knight-figure-480.webp?no-inline'
import figure720avif from './knight-figure-720.avif?no-inline'
import figure720webp from './knight-figure-720.webp?no-inline'
import figure960avif from './knight-figure-960.avif?no-inline'
import figure960webp from './knight-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRtoAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFMAAAARL6CmbQM2VTS9CmBGRIDOBUaRbDV6BAEUChYHG+/5Hse/GIKGiP5PgKQUVXyXymUKPy4LlDrwFZf1YLK1xWY3uOwBn32wSAoARgo/XEZSmqYoAQBWUDggYAAAANABAJ0BKhAAEAAFQHwlsAJ0MEzA8+yAAPcmzB3tr0zFHp2fzoXl/Jes5W84S0h56J/OBc49M1tX8zH++6xZF1EGKbG2AE7AfNmZR6YF2ggoy/59XsI0pUP6TmoxvDUAAA==', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [720, figure720avif, figure720webp],
  [960, figure960avif, figure960webp],
])
