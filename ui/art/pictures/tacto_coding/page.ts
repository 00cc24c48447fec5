// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './tacto_coding-hero-600.avif?no-inline'
import hero600webp from './tacto_coding-hero-600.webp?no-inline'
import hero900avif from './tacto_coding-hero-900.avif?no-inline'
import hero900webp from './tacto_coding-hero-900.webp?no-inline'
import hero1200avif from './tacto_coding-hero-1200.avif?no-inline'
import hero1200webp from './tacto_coding-hero-1200.webp?no-inline'
import portrait420avif from './tacto_coding-portrait-420.avif?no-inline'
import portrait420webp from './tacto_coding-portrait-420.webp?no-inline'
import portrait840avif from './tacto_coding-portrait-840.avif?no-inline'
import portrait840webp from './tacto_coding-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#b0eee7', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQAAwABUB8JbACdADbpgtd9VAAAP7nPwKSyA77rdFenia5TBVQR/pqRubypyoEAEBdtQd779AAAA==', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#b1eee8', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoNABAABUB8JbACdAEO9VQ7AAAA/ucdobOV+YXaHklWl6jAna/F2JfqftEgG1HR0gwLShYbtJAAAA==', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
