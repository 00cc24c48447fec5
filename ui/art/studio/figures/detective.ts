import { shade, toy } from '../kit/colours.ts'
import { clay } from '../kit/clay.ts'
import { ellipsoid } from '../kit/fields.ts'
import { gloss, satin } from '../kit/materials.ts'
import { ball, group, placed, ring, rod, solid, turned } from '../kit/shapes.ts'
import { CylinderGeometry } from 'three'

/** A magnifying glass in the xy plane: lens around the origin, handle down. 1.5 high. */
export function magnifier(rim: string = toy.coral) {
  const glass = satin('#dff4ff', {
    roughness: 0.04,
    clearcoat: 1,
    transparent: true,
    opacity: 0.42,
  })
  const lens = solid(
    new CylinderGeometry(0.42, 0.42, 0.05, 64),
    glass,
    [0, 0, 0],
    [Math.PI / 2, 0, 0],
  )
  lens.castShadow = false
  return group(
    lens,
    ring(0.44, 0.075, gloss(rim)),
    rod(0.07, 0.2, gloss('#d5dbea', { metalness: 0.4 }), [0, -0.58, 0]),
    turned(
      [
        [0, -1.28],
        [0.1, -1.26],
        [0.115, -1.1],
        [0.09, -0.66],
        [0, -0.65],
      ],
      gloss(shade.ink),
    ),
    ball(0.05, gloss(toy.sun), [0, -0.66, 0.075]),
  )
}

/** A round hat with a ribbon, 0.4 high. */
export const hat = () =>
  group(
    clay(
      [
        { field: ellipsoid([0, 0.03, 0], [0.5, 0.045, 0.44]), color: '#8a5a3a' },
        { field: ellipsoid([0, 0.16, 0], [0.3, 0.24, 0.27]), color: '#8a5a3a', melt: 0.04 },
        {
          field: ellipsoid([0, 0.42, 0.02], [0.2, 0.05, 0.06]),
          color: '#8a5a3a',
          as: 'cut',
          melt: 0.05,
        },
      ],
      { cells: 90, roughness: 0.85, clearcoat: 0 },
    ),
    placed(
      turned(
        [
          [0.305, 0.08],
          [0.3, 0.16],
        ],
        satin(toy.coral),
        { soften: 0.005 },
      ),
      [0, 0, 0],
      [0, 0, 0],
      [1, 1, 0.91],
    ),
  )
