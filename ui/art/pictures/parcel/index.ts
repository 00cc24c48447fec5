// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './parcel-figure-240.avif?no-inline'
import figure240webp from './parcel-figure-240.webp?no-inline'
import figure480avif from './parcel-figure-480.avif?no-inline'
import figure480webp from './parcel-figure-480.webp?no-inline'
import figure720avif from './parcel-figure-720.avif?no-inline'
import figure720webp from './parcel-figure-720.webp?no-inline'
import figure960avif from './parcel-figure-960.avif?no-inline'
import figure960webp from './parcel-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRsIAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSDwAAAARL6CmkRQ4eGJeSgTQEREBzu9BUSRJzZ6DIymg+CcLGIj+zWQURPR/AnAuplTH1P1XZsYv0EZOVgJMuAtWUDggYAAAADACAJ0BKhAAEAAFQHwlsAJ0Bi4fCeG573QAAP6xyUXnOMAE7bzn05Kd6wifhlaT6fGffa7U2s6Y28GLJbfj+IDbIK9EstSRcj0TYzv1np5pw9gb4JPHt1DO6lN/4DtAAA==', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [720, figure720avif, figure720webp],
  [960, figure960avif, figure960webp],
])
