// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './rocket-figure-240.avif?no-inline'
import figure240webp from './rocket-figure-240.webp?no-inline'
import figure480avif from './rocket-figure-480.avif?no-inline'
import figure480webp from './rocket-figure-480.webp?no-inline'
import figure720avif from './rocket-figure-720.avif?no-inline'
import figure720webp from './rocket-figure-720.webp?no-inline'
import figure960avif from './rocket-figure-960.avif?no-inline'
import figure960webp from './rocket-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRtYAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSE8AAAARL0AmYBlbpOESEcFyC7eRJClSHumsP+qsrwsH7b8zZ0RE/wP0NbA/Qckf7OdLziV5wpYscCQd3kkaLklSsSb5Y3gnHbySFvr924Ay1qAHAFZQOCBgAAAAEAIAnQEqEAAQAAVAfCWwAsO2LpbdP33vKAD+78F+mvVfbwkWJVQiPuiuMntQ/R82MLG4RZ7pygO1olEdtuXd1DnEKZhFIUSzYhSD8SvUzk9EDcPH6sz/Ld50X/avDqAA', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [720, figure720avif, figure720webp],
  [960, figure960avif, figure960webp],
])
