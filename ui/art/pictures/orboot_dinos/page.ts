// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './orboot_dinos-hero-600.avif?no-inline'
import hero600webp from './orboot_dinos-hero-600.webp?no-inline'
import hero900avif from './orboot_dinos-hero-900.avif?no-inline'
import hero900webp from './orboot_dinos-hero-900.webp?no-inline'
import hero1200avif from './orboot_dinos-hero-1200.avif?no-inline'
import hero1200webp from './orboot_dinos-hero-1200.webp?no-inline'
import portrait420avif from './orboot_dinos-portrait-420.avif?no-inline'
import portrait420webp from './orboot_dinos-portrait-420.webp?no-inline'
import portrait840avif from './orboot_dinos-portrait-840.avif?no-inline'
import portrait840webp from './orboot_dinos-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#c1edce', 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAwABUB8JbACdADCAr4AAP7TitRXQYPI9O3LXlXb9FtFOgf43kphNud0WV0NF5eAAA==', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#c2eed0', 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoNABAABUB8JbACdADdnDZmAAD+05cFFUjxkEbydoJLl1Ux9EJN5ib60rMNXAQ0VhpnIRzXmo2wTAAA', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
