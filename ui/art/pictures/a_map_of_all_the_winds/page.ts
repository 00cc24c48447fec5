// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './a_map_of_all_the_winds-hero-600.avif?no-inline'
import hero600webp from './a_map_of_all_the_winds-hero-600.webp?no-inline'
import hero900avif from './a_map_of_all_the_winds-hero-900.avif?no-inline'
import hero900webp from './a_map_of_all_the_winds-hero-900.webp?no-inline'
import hero1200avif from './a_map_of_all_the_winds-hero-1200.avif?no-inline'
import hero1200webp from './a_map_of_all_the_winds-hero-1200.webp?no-inline'
import portrait420avif from './a_map_of_all_the_winds-portrait-420.avif?no-inline'
import portrait420webp from './a_map_of_all_the_winds-portrait-420.webp?no-inline'
import portrait840avif from './a_map_of_all_the_winds-portrait-840.avif?no-inline'
import portrait840webp from './a_map_of_all_the_winds-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f6ceac', 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAwABUB8JbACdAELXwmkpAAA/t6Lri+RcuIXKIz03o9ygkfP/bRQnCIgabcAAAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#f6cead', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoNABAABUB8JbACdAEN2sWhoAD+3pPS5HEiLyyMxgXlkU3XakKzhGk7P9xy62xFpce7ZYYSVTQAAA==', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
