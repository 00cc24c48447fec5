// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './knight-figure-240.avif?no-inline'
import figure240webp from './knight-figure-240.webp?no-inline'
import figure480avif from './knight-figure-480.avif?no-inline'
import figure480webp from './knight-figure-480.webp?no-inline'
import figure960avif from './knight-figure-960.avif?no-inline'
import figure960webp from './knight-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRtoAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFMAAAARL6CmbQM2VTS9CmBGRIDOBUaRbDV6BAEUChYHG+/5Hse/GIKGiP5PgKQUVXyXymUKPy4LlDrwFZf1YLK1xWY3uOwBn32wSAoARgo/XEZSmqYoAQBWUDggYAAAABACAJ0BKhAAEAAFQHwlsAJ0MFABdG/YVQAA/FptkPGEodoLBQMqKW1AN5yfhcZp4FLGEGFzj0y/2QV5JGl2K/nyM2L3QAQSt82ZlITHuaw7OP4//sI0tvnqqpst6AAAAA==', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [960, figure960avif, figure960webp],
])
