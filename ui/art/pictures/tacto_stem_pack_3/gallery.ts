// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import box320avif from './tacto_stem_pack_3-box-320.avif?no-inline'
import box320webp from './tacto_stem_pack_3-box-320.webp?no-inline'
import box480avif from './tacto_stem_pack_3-box-480.avif?no-inline'
import box480webp from './tacto_stem_pack_3-box-480.webp?no-inline'
import box640avif from './tacto_stem_pack_3-box-640.avif?no-inline'
import box640webp from './tacto_stem_pack_3-box-640.webp?no-inline'
import box800avif from './tacto_stem_pack_3-box-800.avif?no-inline'
import box800webp from './tacto_stem_pack_3-box-800.webp?no-inline'

export const box = /* @__PURE__ */ picture([800, 800], '#f6a391', 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQABAABUB8JbACdAEO5nD+/HgA/q5xh3zOmCDIL5Q+JgSlLP/MPUp7C51OCQAA', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])
