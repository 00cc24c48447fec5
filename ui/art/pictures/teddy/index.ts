// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './teddy-figure-240.avif?no-inline'
import figure240webp from './teddy-figure-240.webp?no-inline'
import figure480avif from './teddy-figure-480.avif?no-inline'
import figure480webp from './teddy-figure-480.webp?no-inline'
import figure720avif from './teddy-figure-720.avif?no-inline'
import figure720webp from './teddy-figure-720.webp?no-inline'
import figure960avif from './teddy-figure-960.avif?no-inline'
import figure960webp from './teddy-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRuwAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFgAAAARL0AWYBqcyq4USqCICPpMOIokSbXqgQD4/9/5zgpefAEL5V/MgoaI/gesLAOwuO+nkrUQdS5JTyXqXIJOJekDeKqOEMoJUvn1YjnCkv/ZGUiPcx6B8wgAVlA4IG4AAAAwAgCdASoQABAABUB8JbACdAywCmaBdaHDgAD3Kt4YiBwk5ZFpdqJURnrFHcWw1fCoNYOSAGbfE+89sz15d5q9dMBezCdmnTsFKlzDI/m0gxi5BpvHoHPTktFU+BwpbZgiVkfdQudwOdOTv4BAAA==', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [720, figure720avif, figure720webp],
  [960, figure960avif, figure960webp],
])
