// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './bag-figure-240.avif?no-inline'
import figure240webp from './bag-figure-240.webp?no-inline'
import figure480avif from './bag-figure-480.avif?no-inline'
import figure480webp from './bag-figure-480.webp?no-inline'
import figure720avif from './bag-figure-720.avif?no-inline'
import figure720webp from './bag-figure-720.webp?no-inline'
import figure960avif from './bag-figure-960.avif?no-inline'
import figure960webp from './bag-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRt4AAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSEYAAAARL6CgbQMUXwyJgIgIpNzhKrZtp1kUAQwK+n8VACkGMu/4FxQDEf0PjD1QvqBbfxW8v+XCliQNd5K0/9ySpKEryVVh6CsAVlA4IHIAAACwAgCdASoQABAABUB8JbACdDiAN5VBf/90LwKw+0AA/hgOPBYDe+W6RW0Rn2pT52LfKaIEH2X/yRXzN8Mx6pJhyxTjOuGBISz8uYuvv085obx3xKVen9XTfniCjXRZ9Ri1r2b05kqB7u6svguQTSgAAAA=', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [720, figure720avif, figure720webp],
  [960, figure960avif, figure960webp],
])
