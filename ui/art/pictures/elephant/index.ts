// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './elephant-figure-240.avif?no-inline'
import figure240webp from './elephant-figure-240.webp?no-inline'
import figure480avif from './elephant-figure-480.avif?no-inline'
import figure480webp from './elephant-figure-480.webp?no-inline'
import figure720avif from './elephant-figure-720.avif?no-inline'
import figure720webp from './elephant-figure-720.webp?no-inline'
import figure960avif from './elephant-figure-960.avif?no-inline'
import figure960webp from './elephant-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRt4AAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFUAAAARL6CmbSM4VTr/fvNFRGD3IRhFkqSoFgQc/vmPAljBbvsXc2Qhov8TQG0AQxL9tOyXGXRJklv1WL4NT756ssRbDuHmX4oX98vDoDKohyS6USWQQm0AAFZQOCBiAAAAUAEAnQEqEAAQAAVAfCUAToAAAAD9/pHWnZ8dG3hjpxFzBzvqr/0wERbdOd3LrOUXOLhlCh0yRu/YIJ1IzNegi1u49TUYZaS/idgAbzVjfqLFw3r+T+vK7fpZ8cfIo/4QAAA=', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [720, figure720avif, figure720webp],
  [960, figure960avif, figure960webp],
])
