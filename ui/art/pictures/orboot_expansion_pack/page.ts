// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './orboot_expansion_pack-hero-600.avif?no-inline'
import hero600webp from './orboot_expansion_pack-hero-600.webp?no-inline'
import hero900avif from './orboot_expansion_pack-hero-900.avif?no-inline'
import hero900webp from './orboot_expansion_pack-hero-900.webp?no-inline'
import hero1200avif from './orboot_expansion_pack-hero-1200.avif?no-inline'
import hero1200webp from './orboot_expansion_pack-hero-1200.webp?no-inline'
import portrait420avif from './orboot_expansion_pack-portrait-420.avif?no-inline'
import portrait420webp from './orboot_expansion_pack-portrait-420.webp?no-inline'
import portrait840avif from './orboot_expansion_pack-portrait-840.avif?no-inline'
import portrait840webp from './orboot_expansion_pack-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#92d2f3', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAwABUB8JbACdAEF89iAAP6uyJDR9FtO/zHL09iq0t7GpAQubGjXvx58jZgttcgGGBAA', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#92d2f3', 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoNABAABUB8JbACdADxJ3kAAP7D8UaFck4L8uxy0XpmdUXno1Ya2oyV3P8IZFJutDnETGYeMXNXeAAA', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
