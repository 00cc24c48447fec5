// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import hands320avif from './tacto_classics-hands-320.avif?no-inline'
import hands320webp from './tacto_classics-hands-320.webp?no-inline'
import hands480avif from './tacto_classics-hands-480.avif?no-inline'
import hands480webp from './tacto_classics-hands-480.webp?no-inline'
import hands640avif from './tacto_classics-hands-640.avif?no-inline'
import hands640webp from './tacto_classics-hands-640.webp?no-inline'
import hands800avif from './tacto_classics-hands-800.avif?no-inline'
import hands800webp from './tacto_classics-hands-800.webp?no-inline'
import play320avif from './tacto_classics-play-320.avif?no-inline'
import play320webp from './tacto_classics-play-320.webp?no-inline'
import play480avif from './tacto_classics-play-480.avif?no-inline'
import play480webp from './tacto_classics-play-480.webp?no-inline'
import play640avif from './tacto_classics-play-640.avif?no-inline'
import play640webp from './tacto_classics-play-640.webp?no-inline'
import play800avif from './tacto_classics-play-800.avif?no-inline'
import play800webp from './tacto_classics-play-800.webp?no-inline'
import box320avif from './tacto_classics-box-320.avif?no-inline'
import box320webp from './tacto_classics-box-320.webp?no-inline'
import box480avif from './tacto_classics-box-480.avif?no-inline'
import box480webp from './tacto_classics-box-480.webp?no-inline'
import box640avif from './tacto_classics-box-640.avif?no-inline'
import box640webp from './tacto_classics-box-640.webp?no-inline'
import box800avif from './tacto_classics-box-800.avif?no-inline'
import box800webp from './tacto_classics-box-800.webp?no-inline'
import size320avif from './tacto_classics-size-320.avif?no-inline'
import size320webp from './tacto_classics-size-320.webp?no-inline'
import size480avif from './tacto_classics-size-480.avif?no-inline'
import size480webp from './tacto_classics-size-480.webp?no-inline'
import size640avif from './tacto_classics-size-640.avif?no-inline'
import size640webp from './tacto_classics-size-640.webp?no-inline'
import size800avif from './tacto_classics-size-800.avif?no-inline'
import size800webp from './tacto_classics-size-800.webp?no-inline'

export const hands = /* @__PURE__ */ picture([800, 800], '#edb7e4', 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQABAABUB8JbACdAEOwf0tgAD+0wKni6dlzCam3nT45f3V7kfj7iUOaJEuyDLxvkiz7JZUjBG4Zi+qL9lWjAjnTU/swAAA', [
  [320, hands320avif, hands320webp],
  [480, hands480avif, hands480webp],
  [640, hands640avif, hands640webp],
  [800, hands800avif, hands800webp],
])

export const play = /* @__PURE__ */ picture([800, 800], '#f4cd51', 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQABAABUB8JbACdAEOjkpDwwAA/tMCp3o2gUngwEcmi/5pPquahOc3MLoRfvCjL4uSdaPZFgw49oCeAAA=', [
  [320, play320avif, play320webp],
  [480, play480avif, play480webp],
  [640, play640avif, play640webp],
  [800, play800avif, play800webp],
])

export const box = /* @__PURE__ */ picture([800, 800], '#f3bfeb', 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQABAABUB8JbACdADw2XWvzIAA/tWbDXAWHp2kLU1hLaO/HJptS7KWBT2qL4UIay20RvfsDQ4AAA==', [
  [320, box320avif, box320webp],
  [480, box480avif, box480webp],
  [640, box640avif, box640webp],
  [800, box800avif, box800webp],
])

export const size = /* @__PURE__ */ picture([800, 800], '#f4bfeb', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQABAABUB8JbACdAEPAIx1I6cAAP7eWgews/dL3kanrqxXrJQLCXtVnS3MGD7dVTLzZgAA', [
  [320, size320avif, size320webp],
  [480, size480avif, size480webp],
  [640, size640avif, size640webp],
  [800, size800avif, size800webp],
])
