// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hero600avif from './whos_the_monster_in_oko-hero-600.avif?no-inline'
import hero600webp from './whos_the_monster_in_oko-hero-600.webp?no-inline'
import hero900avif from './whos_the_monster_in_oko-hero-900.avif?no-inline'
import hero900webp from './whos_the_monster_in_oko-hero-900.webp?no-inline'
import hero1200avif from './whos_the_monster_in_oko-hero-1200.avif?no-inline'
import hero1200webp from './whos_the_monster_in_oko-hero-1200.webp?no-inline'
import portrait420avif from './whos_the_monster_in_oko-portrait-420.avif?no-inline'
import portrait420webp from './whos_the_monster_in_oko-portrait-420.webp?no-inline'
import portrait840avif from './whos_the_monster_in_oko-portrait-840.avif?no-inline'
import portrait840webp from './whos_the_monster_in_oko-portrait-840.webp?no-inline'

export const hero = /* @__PURE__ */ picture([1200, 900], '#f6cead', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAwABUB8JbACdAEN3hJzvwAA/t7N21Qv7Vi/TZIHox99H3XBwzIUeNJS4PhPWdL0YHIAAAA=', [
  [600, hero600avif, hero600webp],
  [900, hero900avif, hero900webp],
  [1200, hero1200avif, hero1200webp],
])

export const portrait = /* @__PURE__ */ picture([840, 1050], '#f6cead', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoNABAABUB8JbACdAEOy64oaZgAAP7ec7BT9tqbeVt6LL3paspo6G2KR+aLHmK5CcuAmZppUaAAAA==', [
  [420, portrait420avif, portrait420webp],
  [840, portrait840avif, portrait840webp],
])
