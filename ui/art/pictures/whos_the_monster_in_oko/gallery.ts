// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import play320avif from './whos_the_monster_in_oko-play-320.avif?no-inline'
import play320webp from './whos_the_monster_in_oko-play-320.webp?no-inline'
import play480avif from './whos_the_monster_in_oko-play-480.avif?no-inline'
import play480webp from './whos_the_monster_in_oko-play-480.webp?no-inline'
import play640avif from './whos_the_monster_in_oko-play-640.avif?no-inline'
import play640webp from './whos_the_monster_in_oko-play-640.webp?no-inline'
import play800avif from './whos_the_monster_in_oko-play-800.avif?no-inline'
import play800webp from './whos_the_monster_in_oko-play-800.webp?no-inline'

export const play = /* @__PURE__ */ picture([800, 800], '#bda4ed', 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoQABAABUB8JbACdAEUnFx+1NKAAP6uz5+frpwE6SBDnSz1WAD4KPNgVIM6t5xQpVZn1Kq1ophfI+vL6yYW+o8p1kUYbyTByHEF0AAA', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])
