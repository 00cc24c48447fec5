// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './balloon-figure-240.avif?no-inline'
import figure240webp from './balloon-figure-240.webp?no-inline'
import figure480avif from './balloon-figure-480.avif?no-inline'
import figure480webp from './balloon-figure-480.webp?no-inline'
import figure720avif from './balloon-figure-720.avif?no-inline'
import figure720webp from './balloon-figure-720.webp?no-inline'
import figure960avif from './balloon-figure-960.avif?no-inline'
import figure960webp from './balloon-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRuwAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFQAAAARL0CQbZucynKAI5zgERHYZ2AUyVajAVZAvrMO8j0LSM+/GIKGiP5PANDXhIPkgl+6AS9JFobAwRYUOUPgwAcW+KQVYJfaoDwXE1BVRMcm9nQxbwFWUDggcgAAAHACAJ0BKhAAEAAFQHwlsAJ0gTGCkI5c0G0+84AA/tRsKxhcudYZI6awF2iSCnPVdw+6uZPceM7yiIeCMHueXkQC16+qSNW0oY4LvanFkzNnuqKJkpWqeEgzYzc8n33n6RbKXr2XUrrOHz0OPk+QvBxgAA==', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [720, figure720avif, figure720webp],
  [960, figure960avif, figure960webp],
])
