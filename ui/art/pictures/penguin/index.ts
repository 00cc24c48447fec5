// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './penguin-figure-240.avif?no-inline'
import figure240webp from './penguin-figure-240.webp?no-inline'
import figure480avif from './penguin-figure-480.avif?no-inline'
import figure480webp from './penguin-figure-480.webp?no-inline'
import figure720avif from './penguin-figure-720.avif?no-inline'
import figure720webp from './penguin-figure-720.webp?no-inline'
import figure960avif from './penguin-figure-960.avif?no-inline'
import figure960webp from './penguin-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRuQAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFUAAAARL6AmAAE2p4lPh/WKiACvGWxi2070khhY7LnnngXQ9S8mCxYi+j8BkvJIfnBjvQZSb4LaO36dMHo3YKQAwEqZ56TmJVsgNZIycPJvYi9j3b2gMKEEAFZQOCBoAAAAcAIAnQEqEAAQAAVAfCWwAnQHcC34dUOgagycwAD+pSVbhFSNQIWMz6Ub4x8jKyDcbUFa5KLZD85DIAPQCcr3ziDer4MSkRP6I7BgyNO4yf5/TOTDIUHsiWZLQxnsSzrOIjiCXn/yaAA=', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [720, figure720avif, figure720webp],
  [960, figure960avif, figure960webp],
])
