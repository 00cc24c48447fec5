// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './giraffe-figure-240.avif?no-inline'
import figure240webp from './giraffe-figure-240.webp?no-inline'
import figure480avif from './giraffe-figure-480.avif?no-inline'
import figure480webp from './giraffe-figure-480.webp?no-inline'
import figure720avif from './giraffe-figure-720.avif?no-inline'
import figure720webp from './giraffe-figure-720.webp?no-inline'
import figure960avif from './giraffe-figure-960.avif?no-inline'
import figure960webp from './giraffe-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRswAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSEUAAAARL6CobSM2VT7j9vsiIlDPOTCKZDvRJAp+HNDune9sgPybCTqI6P8EAGKISohNt44Mv4rYlehQtPWxZ43I30dsM+YQMwAAVlA4IGAAAAAQAgCdASoQABAABUB8JbACdAYv1QwzNNQAAP3RQ6sOhgoxtAkP0ivMtd2K6yTukWw4vkDCdNt3DocNAbDBkTbxE1d+cX6osNg0L4UG3F9oASbuYqoz+MNRiML2UaIrAAA=', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [720, figure720avif, figure720webp],
  [960, figure960avif, figure960webp],
])
