import { Shape } from 'three'
import { shade, toy } from '../kit/colours.ts'
import { satin } from '../kit/materials.ts'
import { group, placed, rod, slab, tube, type Vec } from '../kit/shapes.ts'

/** A quarter of the kite's sail, next to the crossing of its sticks. */
function panel(x: number, y: number, color: string) {
  const shape = new Shape()
  shape.moveTo(0, 0)
  shape.lineTo(x, 0)
  shape.lineTo(0, y)
  shape.closePath()
  return slab(shape, 0.05, 0.018, satin(color))
}

/** The curve of the tail, from the sail's lowest corner. */
const tail: readonly Vec[] = [
  [0, -0.6, 0],
  [0.1, -0.78, 0],
  [-0.06, -0.98, 0],
  [0.08, -1.18, 0],
  [-0.04, -1.38, 0],
]

/** Two triangles, knotted into the tail. */
function bow([x, y, z]: Vec, color: string) {
  const half = new Shape()
  half.moveTo(0, 0)
  half.lineTo(0.12, 0.075)
  half.lineTo(0.12, -0.075)
  half.closePath()
  const wing = () => slab(half, 0.04, 0.014, satin(color))
  return placed(group(wing(), placed(wing(), [0, 0, 0], [0, Math.PI, 0])), [x, y, z + 0.02])
}

/**
 * A kite of four colours with bows on its tail, 1 high without it; its sticks cross at the origin.
 */
export function kite() {
  const stick = satin(shade.wood)
  const bows = [toy.coral, toy.violet, toy.teal]
  return group(
    panel(0.36, 0.4, toy.coral),
    panel(-0.36, 0.4, toy.sun),
    panel(0.36, -0.6, toy.cobalt),
    panel(-0.36, -0.6, toy.teal),
    rod(0.018, 1.0, stick, [0, -0.1, 0.03]),
    rod(0.018, 0.72, stick, [0, 0, 0.035], [0, 0, Math.PI / 2]),
    tube(tail, 0.016, satin(toy.white)),
    ...tail.slice(1, 4).map((at, i) => bow(at, bows[i] ?? toy.coral)),
  )
}
