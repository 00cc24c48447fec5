// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './orboot-hero-600.avif?no-inline'
import hero600webp from './orboot-hero-600.webp?no-inline'
import hero900avif from './orboot-hero-900.avif?no-inline'
import hero900webp from './orboot-hero-900.webp?no-inline'
import hero1200avif from './orboot-hero-1200.avif?no-inline'
import hero1200webp from './orboot-hero-1200.webp?no-inline'
import portrait420avif from './orboot-portrait-420.avif?no-inline'
import portrait420webp from './orboot-portrait-420.webp?no-inline'
import portrait840avif from './orboot-portrait-840.avif?no-inline'
import portrait840webp from './orboot-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#8eceef', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAwABUB8JbACdACDNDMdAAD+jOq5C7jJLkynV3UeozLc1F0/Kh/fIXQKTTcyrlkYzX4AAAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#8fcff0', 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoNABAABUB8JbACdAC9OboVigAA/oxdoTxAWT49yVWGERd+B1egxHfB6EtGzmEuYuaIXzRDg0e8/VDlcFPpAAAA', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
