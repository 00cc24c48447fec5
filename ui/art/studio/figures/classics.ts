import { clay } from '../kit/clay.ts'
import { toy } from '../kit/colours.ts'
import { cone, ellipsoid, type Joint, limb, sphere } from '../kit/fields.ts'
import { gloss, satin } from '../kit/materials.ts'
import { block, group, placed, rod, solid } from '../kit/shapes.ts'
import { SphereGeometry } from 'three'
import { footOf } from '../props/chess.ts'
import { eye } from './eye.ts'

/** The positions of a face's pips by number, in the face's own plane. */
const pips: Record<1 | 2 | 3, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-0.5, 0.5],
    [0.5, -0.5],
  ],
  3: [
    [-0.55, 0.55],
    [0, 0],
    [0.55, -0.55],
  ],
}

/** A die of side 0.5 around the origin; one on top, two in front, three on the right. */
export function die(color: string = toy.white, ink: string = toy.coral) {
  const half = 0.25
  const dot = (x: number, y: number, z: number) => {
    const flat = 0.25
    const scale = [
      Math.abs(x) > 0.24 ? flat : 1,
      Math.abs(y) > 0.24 ? flat : 1,
      Math.abs(z) > 0.24 ? flat : 1,
    ] as const
    return solid(new SphereGeometry(0.055, 24, 16), gloss(ink), [x, y, z], [0, 0, 0], scale)
  }
  const reach = 0.26
  return group(
    block([half * 2, half * 2, half * 2], 0.09, gloss(color)),
    ...pips[1].map(([a, b]) => dot(a * reach, half, b * reach)),
    ...pips[2].map(([a, b]) => dot(a * reach, b * reach, half)),
    ...pips[3].map(([a, b]) => dot(half, a * reach, b * reach)),
  )
}

/** A snake that rises from its coil, 1.05 high. */
export function snake(skin: string = '#35b37e', belly = '#d9f7c9') {
  const coil = Array.from({ length: 15 }, (_, i): Joint => {
    const angle = i * 0.86
    const radius = 0.3 - i * 0.008
    return [
      Math.cos(angle) * radius,
      0.1 + i * 0.017,
      Math.sin(angle) * radius,
      0.07 + Math.min(i, 4) * 0.008,
    ]
  })
  const last = coil.at(-1) ?? ([0.2, 0.3, 0.1, 0.1] as const)
  const body = clay(
    [
      { field: limb(coil, 80), color: skin, melt: 0.02 },
      {
        field: limb([
          [last[0], last[1], last[2], 0.1],
          [0.1, 0.42, 0.1, 0.1],
          [-0.02, 0.62, 0.06, 0.1],
          [0.02, 0.8, 0.12, 0.1],
        ]),
        color: skin,
      },
      { field: ellipsoid([0.02, 0.9, 0.2], [0.15, 0.12, 0.19]), color: skin, melt: 0.06 },
      {
        field: ellipsoid([0.02, 0.84, 0.24], [0.12, 0.06, 0.15]),
        color: belly,
        as: 'paint',
        edge: 0.02,
      },
      {
        field: cone([0.02, 0.87, 0.36], [0.02, 0.85, 0.52], 0.02, 0.012),
        color: '#ff5a4a',
        melt: 0.005,
      },
      ...[0.5, 0.62, 0.74].map((y) => ({
        field: sphere([0.02, y, 0.2], 0.075),
        color: belly,
        as: 'paint' as const,
        edge: 0.012,
      })),
    ],
    { cells: 110, roughness: 0.4, clearcoat: 0.4 },
  )
  return group(
    footOf('#1f8f62', toy.sun, 0.36),
    placed(
      group(
        body,
        eye([0.12, 0.97, 0.28], 0.04, [0.5, 0.2, 1]),
        eye([-0.08, 0.97, 0.28], 0.04, [-0.5, 0.2, 1]),
      ),
      [0, 0.12, 0],
      [0, 0, 0],
      0.92,
    ),
  )
}

/** A leaning ladder on a foot, 1.1 high. */
export function ladder(color: string = toy.sun) {
  const wood = gloss(color)
  const rails = [-0.16, 0.16].map((x) => rod(0.04, 1, wood, [x, 0.5, 0]))
  const rungs = [0.14, 0.32, 0.5, 0.68, 0.86].map((y) =>
    rod(0.03, 0.34, satin(toy.coral), [0, y, 0], [0, 0, Math.PI / 2]),
  )
  return group(
    footOf(toy.cobalt, toy.sun),
    placed(group(...rails, ...rungs), [0, 0.15, 0.06], [-0.14, 0, 0]),
  )
}
