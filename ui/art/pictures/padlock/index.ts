// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './padlock-figure-240.avif?no-inline'
import figure240webp from './padlock-figure-240.webp?no-inline'
import figure480avif from './padlock-figure-480.avif?no-inline'
import figure480webp from './padlock-figure-480.webp?no-inline'
import figure720avif from './padlock-figure-720.avif?no-inline'
import figure720webp from './padlock-figure-720.webp?no-inline'
import figure960avif from './padlock-figure-960.avif?no-inline'
import figure960webp from './padlock-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRuAAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFMAAAARL0AkQJrkCdlodYMREbg+YBXZVpsDMcCgIPW/S3gG4F3/YtIdRPR/AoAuc56l5lSOOp08tgYkAw/Q2rZ5hCJJB/jJQtLlD/jJoJ4mmCXbI9BlAABWUDggZgAAALABAJ0BKhAAEAAFQHwlsAJ0AFmeoAAA/t8TfQtcfVZ0wf/SisrqrniSxDExAL1OGA+V+ZM+yU3GgO7mjLbaCKex9YYZbV38QDYk4D2MHHjDmCfHa96Scoam8n+LM4NWY2tPAFRwAA==', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [720, figure720avif, figure720webp],
  [960, figure960avif, figure960webp],
])
