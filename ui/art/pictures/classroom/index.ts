// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './classroom-figure-240.avif?no-inline'
import figure240webp from './classroom-figure-240.webp?no-inline'
import figure480avif from './classroom-figure-480.avif?no-inline'
import figure480webp from './classroom-figure-480.webp?no-inline'
import figure720avif from './classroom-figure-720.avif?no-inline'
import figure720webp from './classroom-figure-720.webp?no-inline'
import figure960avif from './classroom-figure-960.avif?no-inline'
import figure960webp from './classroom-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRvIAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFsAAAARL6CYkSQ4OCrzG4JrATYiAke9wTaS7TRPkgvgnHPOuQHZ138xphYi+j8B+mmkMFZ+jdK6WQ8mh+wEe/NgQshmJuVw7Di13CflD9j5KfNPzfwUaL3VksIiNvoIAFZQOCBwAAAAEAIAnQEqEAAQAAVAfCWwAnQwSsDakII+gAD+Rorep00zHw7OOqakE0AIh8nlXrU4/qV55aXB3wtw+3YvY8KM/7ATajPmCrh+s+U/8jXiF1faGjHbmvruhs1iIDQp6DMd0an/V7kOwETD5Iqu8nWAAA==', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [720, figure720avif, figure720webp],
  [960, figure960avif, figure960webp],
])
