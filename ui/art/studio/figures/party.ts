import { Shape } from 'three'
import { clay } from '../kit/clay.ts'
import { shade, toy } from '../kit/colours.ts'
import { cuboid, limb, sphere } from '../kit/fields.ts'
import { gloss, satin } from '../kit/materials.ts'
import { ball, decoration, group, placed, ring, slab, turned } from '../kit/shapes.ts'
import { bothSides } from './sides.ts'

/** A parcel with a ribbon and a bow, 0.65 high. */
export const gift = () =>
  clay(
    [
      { field: cuboid([0, 0.22, 0], [0.26, 0.22, 0.26], 0.05), color: '#ff5a4a' },
      { field: cuboid([0, 0.44, 0], [0.29, 0.06, 0.29], 0.04), color: '#ff5a4a', melt: 0.005 },
      {
        field: cuboid([0, 0.25, 0], [0.06, 0.4, 0.5], 0.01),
        color: '#ffffff',
        as: 'paint',
        edge: 0.006,
      },
      {
        field: cuboid([0, 0.25, 0], [0.5, 0.4, 0.06], 0.01),
        color: '#ffffff',
        as: 'paint',
        edge: 0.006,
      },
      ...bothSides((s) => [
        {
          field: limb([
            [0, 0.5, 0, 0.04],
            [-0.12 * s, 0.64, 0, 0.05],
            [-0.22 * s, 0.58, 0, 0.05],
            [-0.02 * s, 0.5, 0, 0.04],
          ]),
          color: toy.sun,
          melt: 0.02,
        },
      ]),
      { field: sphere([0, 0.53, 0], 0.055), color: toy.sun, melt: 0.02 },
    ],
    { cells: 120 },
  )

/** A school bag, 0.7 high. */
export const bag = () =>
  clay(
    [
      { field: cuboid([0, 0.3, 0], [0.24, 0.3, 0.14], 0.12), color: toy.cobalt },
      { field: cuboid([0, 0.2, 0.15], [0.17, 0.14, 0.06], 0.05), color: '#ff5a4a', melt: 0.01 },
      {
        field: cuboid([0, 0.5, 0.1], [0.2, 0.03, 0.09], 0.03),
        color: toy.sun,
        as: 'paint',
        edge: 0.006,
      },
      {
        field: limb([
          [-0.08, 0.58, 0, 0.022],
          [-0.06, 0.68, 0, 0.022],
          [0.06, 0.68, 0, 0.022],
          [0.08, 0.58, 0, 0.022],
        ]),
        color: '#ff5a4a',
        melt: 0.02,
      },
      { field: cuboid([0, 0.26, 0.22], [0.03, 0.02, 0.02], 0.008), color: toy.sun, melt: 0.004 },
    ],
    { cells: 110 },
  )

/** A paper hat with a pompon. */
export const partyHat = () =>
  group(
    turned(
      [
        [0.11, 0],
        [0.012, 0.24],
        [0, 0.245],
      ],
      gloss('#ff5a4a'),
      { segments: 40 },
    ),
    ball(0.035, satin(toy.sun), [0, 0.25, 0]),
    ring(0.108, 0.018, satin(toy.sun), [0, 0.006, 0], [Math.PI / 2, 0, 0]),
  )

/** The flying half-discs: x, y, z, rotation and colour. */
const flying = [
  [-1.5, 2.1, 0.2, 0.4, toy.cobalt],
  [1.5, 2.3, 0.1, 1.9, toy.sun],
  [-1.15, 2.75, -0.3, 2.6, toy.teal],
  [1.1, 2.85, -0.2, 0.9, toy.violet],
  [-1.75, 1.2, 0.4, 5.2, toy.sun],
  [1.8, 1.45, 0.3, 4.1, shade.pink],
  [0.55, 3, -0.4, 3.4, toy.cobalt],
  [-0.5, 3.1, -0.3, 1.2, toy.white],
  [1.55, 0.75, 0.7, 2.2, toy.teal],
  [-1.45, 0.62, 0.8, 0.2, toy.violet],
] as const

/** Confetti of half-discs, as in the shop's logo. */
export function confetti() {
  const half = new Shape()
  half.absarc(0, 0, 0.13, 0, Math.PI)
  half.closePath()
  return flying.map(([x, y, z, turn, color]) =>
    decoration(
      placed(
        slab(half, 0.06, 0.02, gloss(color)),
        [x * 0.72, y * 0.58 + 0.25, z],
        [turn * 0.4, turn * 0.7, turn],
      ),
    ),
  )
}
