import { clay } from '../kit/clay.ts'
import { toy } from '../kit/colours.ts'
import { limb, sphere } from '../kit/fields.ts'
import { glow, gloss } from '../kit/materials.ts'
import { ball, group, solid, unlit } from '../kit/shapes.ts'
import { TorusGeometry } from 'three'
import { eye } from './eye.ts'

/** A comet with a face, its tail of three ribbons to the upper left; its head is 0.5 wide. */
export function comet() {
  const ribbons = [
    ['#ff8a5c', 0.13, 0.02],
    ['#ffc53d', -0.02, 0.06],
    ['#ff6fa3', -0.16, -0.02],
  ] as const
  const body = clay(
    [
      ...ribbons.map(([color, offset, bend]) => ({
        field: limb([
          [0, offset * 0.5, -0.04, 0.15],
          [-0.5, 0.22 + offset + bend, -0.06, 0.1],
          [-0.95, 0.52 + offset * 1.4 + bend, -0.08, 0.055],
          [-1.3, 0.72 + offset * 1.7, -0.08, 0.02],
        ]),
        color,
        melt: 0.01,
      })),
      { field: sphere([0, 0, 0], 0.25), color: '#ffe27a', melt: 0.03 },
    ],
    { cells: 120, roughness: 0.4, clearcoat: 0.5 },
  )
  const smile = unlit(
    solid(
      new TorusGeometry(0.055, 0.014, 10, 24, Math.PI),
      glow('#3a2450'),
      [0.03, -0.05, 0.245],
      [0, 0, Math.PI],
    ),
  )
  return group(
    body,
    eye([-0.06, 0.05, 0.225], 0.042, [0, 0, 1]),
    eye([0.12, 0.05, 0.205], 0.042, [0.2, 0, 1]),
    smile,
  )
}

/** A planet with a ring. */
export function ringedPlanet(color: string = toy.teal, band: string = toy.sun) {
  const hoop = solid(
    new TorusGeometry(0.37, 0.03, 12, 64),
    gloss(band),
    [0, 0, 0],
    [1.25, 0.2, 0],
    [1, 1, 0.5],
  )
  return group(ball(0.24, gloss(color)), hoop)
}
