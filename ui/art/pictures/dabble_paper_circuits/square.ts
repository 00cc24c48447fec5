// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import square320avif from './dabble_paper_circuits-square-320.avif?no-inline'
import square320webp from './dabble_paper_circuits-square-320.webp?no-inline'
import square480avif from './dabble_paper_circuits-square-480.avif?no-inline'
import square480webp from './dabble_paper_circuits-square-480.webp?no-inline'
import square640avif from './dabble_paper_circuits-square-640.avif?no-inline'
import square640webp from './dabble_paper_circuits-square-640.webp?no-inline'
import square800avif from './dabble_paper_circuits-square-800.avif?no-inline'
import square800webp from './dabble_paper_circuits-square-800.webp?no-inline'

export const square = /* @__PURE__ */ picture([800, 800], '#c7b6f4', 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoQABAABUB8JbACdEf/gWssxypOAAD+r3fhvMJOxkf8/nVHPOeBr2V+30WZakSLDEl4S/jE9jIQJ4IpsuMRmUXkLbwRRAAA', [
  [320, square320avif, square320webp],
  [480, square480avif, square480webp],
  [640, square640avif, square640webp],
  [800, square800avif, square800webp],
])
