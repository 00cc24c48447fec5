// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './gift-figure-240.avif?no-inline'
import figure240webp from './gift-figure-240.webp?no-inline'
import figure480avif from './gift-figure-480.avif?no-inline'
import figure480webp from './gift-figure-480.webp?no-inline'
import figure720avif from './gift-figure-720.avif?no-inline'
import figure720webp from './gift-figure-720.webp?no-inline'
import figure960avif from './gift-figure-960.avif?no-inline'
import figure960webp from './gift-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRuAAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSEwAAAARL6AoABk4Jw9vdkZEgH4NWEWS7GReEEAwcPU0wH88A/DWvxiyg4j+TwAULACzch2BKpciHNLJTl7CpMtsV6m5cP7jbr8xyYceKC0AVlA4IG4AAAAQAgCdASoQABAABUB8JbACdAYuR2rtgmlAAP6PL3dV04dsX68OeJ7nH16oR8QX9T11d2LDT6etVvSpCLfZe/jboe2rD0+sKMhOFbYJPo5UT/Rbfxy+gAztwy78fHriutve+oUOp/rKthTn6AAAAA==', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [720, figure720avif, figure720webp],
  [960, figure960avif, figure960webp],
])
