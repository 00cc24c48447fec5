// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './gift-figure-240.avif?no-inline'
import figure240webp from './gift-figure-240.webp?no-inline'
import figure480avif from './gift-figure-480.avif?no-inline'
import figure480webp from './gift-figure-480.webp?no-inline'
import figure960avif from './gift-figure-960.avif?no-inline'
import figure960webp from './gift-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRuIAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSEwAAAARL6AoABk4Jw9vdkZEgH4NWEWS7GReEEAwcPU0wH88A/DWvxiyg4j+TwAULACzch2BKpciHNLJTl7CpMtsV6m5cP7jbr8xyYceKC0AVlA4IHAAAAAQAgCdASoQABAABUB8JbACdAYt92rtgnCQAP6PL3ZtM2X8Vx69AjTP/AfT9Z1BtnPYMrKGJMbVQnHgHa9N4EVSx94NyN9PJmJh65pDv5yeVkx52/0H2zBQ6EnS3rC+CQA1fPwph1UZCltpGXQ0AAAA', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [960, figure960avif, figure960webp],
])
