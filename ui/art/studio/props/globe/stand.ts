import { Group, TorusGeometry } from 'three'
import { gloss } from '../../kit/materials.ts'
import { ball, group, placed, rod, solid, turned } from '../../kit/shapes.ts'

/** Height of the globe's centre above the base of the stand. */
const globeHeight = 1.52

const gap = 0.13
const tilt = 0.41

/** A tilted stand with a base. Objects added to `axis` tilt with the globe. */
export function meridianStand(color: string, foot: string) {
  const radius = 1 + gap
  const skin = gloss(color)
  const arc = solid(new TorusGeometry(radius, 0.052, 16, 90, Math.PI * 1.06), skin)
  arc.rotation.z = -Math.PI / 2 - Math.PI * 0.03
  const axis = new Group()
  const frame = group(
    arc,
    ball(0.085, skin, [0, radius, 0]),
    ball(0.085, skin, [0, -radius, 0]),
    rod(0.035, gap * 2.2, gloss('#ffffff'), [0, 1 + gap * 0.2, 0]),
    rod(0.035, gap * 2.2, gloss('#ffffff'), [0, -1 - gap * 0.2, 0]),
    axis,
  )
  frame.rotation.z = -tilt
  frame.position.y = globeHeight
  const neck = globeHeight - radius
  const base = turned(
    [
      [0, 0],
      [0.62, 0],
      [0.66, 0.05],
      [0.64, 0.11],
      [0.3, 0.16],
      [0.13, 0.24],
      [0.1, neck + 0.02],
      [0, neck + 0.03],
    ],
    skin,
    { segments: 96 },
  )
  const rim = turned(
    [
      [0, 0],
      [0.72, 0],
      [0.72, 0.06],
      [0, 0.06],
    ],
    gloss(foot),
    { segments: 96 },
  )
  return { stand: group(frame, placed(base, [0, 0.05, 0]), rim), axis }
}
