import { clay, type Lump } from '../kit/clay.ts'
import { toy } from '../kit/colours.ts'
import { ellipsoid, limb, sphere } from '../kit/fields.ts'
import { gloss, satin } from '../kit/materials.ts'
import {
  ball,
  block,
  group,
  outline,
  placed,
  ring,
  rod,
  slab,
  tube,
  turned,
} from '../kit/shapes.ts'
import { footOf, smilingFace } from '../props/chess.ts'
import { eyesAcross } from './eye.ts'
import { bothSides } from './sides.ts'

const heart = () =>
  outline([
    [0, -0.13],
    [-0.22, 0.02, -0.13, 0.12],
    [-0.05, 0.17, 0, 0.08],
    [0.05, 0.17, 0.13, 0.12],
    [0.22, 0.02, 0, -0.13],
  ])

/** A teddy bear, sitting, with a plaster on its head; 1 high. */
export function teddy(fur = '#c98a52', pale = '#f0d2a8', cells = 120) {
  const body = clay(
    [
      { field: ellipsoid([0, 0.3, 0], [0.24, 0.28, 0.2]), color: fur },
      { field: sphere([0, 0.72, 0.03], 0.25), color: fur, melt: 0.05 },
      ...bothSides((s): Lump[] => [
        { field: sphere([0.2 * s, 0.92, 0], 0.09), color: fur, melt: 0.02 },
        { field: ellipsoid([0.2 * s, 0.92, 0.06], [0.055, 0.055, 0.04]), color: pale, as: 'paint' },
        {
          field: limb([
            [0.18 * s, 0.46, 0.04, 0.09],
            [0.3 * s, 0.34, 0.1, 0.085],
            [0.33 * s, 0.22, 0.16, 0.085],
          ]),
          color: fur,
          melt: 0.03,
        },
        {
          field: limb([
            [0.14 * s, 0.12, 0.06, 0.11],
            [0.2 * s, 0.1, 0.26, 0.105],
          ]),
          color: fur,
          melt: 0.03,
        },
        { field: ellipsoid([0.2 * s, 0.1, 0.37], [0.075, 0.075, 0.03]), color: pale, as: 'paint' },
      ]),
      { field: ellipsoid([0, 0.66, 0.24], [0.12, 0.09, 0.07]), color: pale, melt: 0.02 },
      { field: ellipsoid([0, 0.7, 0.305], [0.045, 0.03, 0.025]), color: '#3a2a24', melt: 0.005 },
      {
        field: ellipsoid([0, 0.3, 0.17], [0.15, 0.18, 0.09]),
        color: pale,
        as: 'paint',
        edge: 0.02,
      },
    ],
    { cells, roughness: 0.8, clearcoat: 0 },
  )
  const plaster = group(
    block([0.24, 0.09, 0.02], 0.009, satin('#ffd9b8')),
    block([0.08, 0.085, 0.024], 0.009, satin('#fff3e6')),
  )
  return group(
    body,
    ...eyesAcross([0.095, 0.77, 0.255], 0.032),
    placed(plaster, [-0.09, 0.915, 0.17], [-0.85, 0, 0.4]),
  )
}

/** A stethoscope hung on a stand, 1.1 high. */
export function stethoscope() {
  const [hose, steel] = [gloss(toy.cobalt), satin('#d5dbea', { metalness: 0.5, roughness: 0.3 })]
  return group(
    footOf(toy.cobalt, toy.white),
    rod(0.035, 0.8, steel, [0, 0.6, -0.06]),
    tube(
      [
        [-0.2, 0.95, 0],
        [-0.2, 0.7, 0.02],
        [0, 0.5, 0.04],
        [0.2, 0.7, 0.02],
        [0.2, 0.95, 0],
      ],
      0.036,
      hose,
    ),
    tube(
      [
        [0, 0.5, 0.04],
        [0.04, 0.36, 0.12],
        [0.12, 0.4, 0.2],
        [0.16, 0.5, 0.24],
      ],
      0.034,
      hose,
    ),
    tube(
      [
        [-0.2, 0.93, 0],
        [-0.16, 1.1, 0],
        [-0.04, 1.16, 0],
      ],
      0.022,
      steel,
    ),
    tube(
      [
        [0.2, 0.93, 0],
        [0.16, 1.1, 0],
        [0.04, 1.16, 0],
      ],
      0.022,
      steel,
    ),
    ball(0.045, gloss('#17203d'), [-0.04, 1.16, 0]),
    ball(0.045, gloss('#17203d'), [0.04, 1.16, 0]),
    placed(
      turned(
        [
          [0, -0.03],
          [0.13, -0.03],
          [0.13, 0.02],
          [0.1, 0.04],
          [0, 0.04],
        ],
        steel,
      ),
      [0.17, 0.56, 0.27],
      [1.1, 0, -0.2],
    ),
  )
}

/** A bottle of medicine with a heart and a face on it, 1 high. */
export function medicine() {
  return group(
    footOf(toy.coral, toy.white),
    turned(
      [
        [0.26, 0.18],
        [0.26, 0.66],
        [0.2, 0.76],
        [0.12, 0.8],
        [0.12, 0.86],
        [0, 0.87],
      ],
      gloss('#ff7d8f'),
    ),
    turned(
      [
        [0.262, 0.28],
        [0.262, 0.58],
      ],
      satin('#fffaf0'),
    ),
    turned(
      [
        [0, 0.84],
        [0.16, 0.84],
        [0.16, 0.99],
        [0, 1],
      ],
      gloss(toy.white),
    ),
    smilingFace(0.45, 0.26, 1.4),
  )
}

/** A thermometer with a red bulb, 1.15 high. */
export function thermometer() {
  return group(
    footOf(toy.teal, toy.white),
    rod(0.1, 0.75, gloss(toy.white), [0, 0.66, 0]),
    ball(0.1, gloss(toy.white), [0, 1.03, 0]),
    block([0.06, 0.5, 0.04], 0.018, gloss(toy.coral), [0, 0.55, 0.09]),
    ball(0.15, gloss(toy.coral), [0, 0.31, 0]),
    ring(0.1, 0.012, satin('#c3cbe0'), [0, 0.78, 0], [Math.PI / 2, 0, 0]),
    ring(0.1, 0.012, satin('#c3cbe0'), [0, 0.9, 0], [Math.PI / 2, 0, 0]),
  )
}

/** A heart on a base. */
export const heartToken = () =>
  group(
    footOf(toy.white, toy.coral),
    placed(
      slab(heart(), 0.18, 0.07, gloss(toy.coral), { bevelSegments: 8 }),
      [0, 0.56, 0],
      [0, 0, 0],
      [2.2, 2.2, 1],
    ),
  )
