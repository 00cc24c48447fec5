// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import play320avif from './a_map_of_all_the_winds-play-320.avif?no-inline'
import play320webp from './a_map_of_all_the_winds-play-320.webp?no-inline'
import play480avif from './a_map_of_all_the_winds-play-480.avif?no-inline'
import play480webp from './a_map_of_all_the_winds-play-480.webp?no-inline'
import play640avif from './a_map_of_all_the_winds-play-640.avif?no-inline'
import play640webp from './a_map_of_all_the_winds-play-640.webp?no-inline'
import play800avif from './a_map_of_all_the_winds-play-800.avif?no-inline'
import play800webp from './a_map_of_all_the_winds-play-800.webp?no-inline'

export const play = /* @__PURE__ */ picture([800, 800], '#f3cfa0', 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACQAQCdASoQABAABUB8JbF2ARgAogAA/usd9/myJH9u4bo1oH8lT0Swt2ioEqg7tBfHkKod0boHSBsSdfyFrRV/fDY7wAAA', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])
