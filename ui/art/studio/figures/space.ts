import { clay } from '../kit/clay.ts'
import { shade, toy } from '../kit/colours.ts'
import { cone, cuboid, ellipsoid, limb, sphere } from '../kit/fields.ts'
import { glow, gloss, satin } from '../kit/materials.ts'
import { ball, block, group, outline, rod, slab, unlit } from '../kit/shapes.ts'
import { bothSides } from './sides.ts'

/** A six-wheeled rover along +x, 0.47 high. */
export function rover() {
  const [white, dark, sun] = [gloss(toy.white), satin(shade.wheel), gloss(toy.sun)]
  const wheels = [-0.16, 0, 0.16].flatMap((x) =>
    [-0.15, 0.15].flatMap((z) => [
      rod(0.068, 0.06, dark, [x, 0.068, z], [Math.PI / 2, 0, 0]),
      rod(0.03, 0.066, sun, [x, 0.068, z], [Math.PI / 2, 0, 0]),
    ]),
  )
  return group(
    ...wheels,
    block([0.36, 0.1, 0.24], 0.03, white, [0, 0.17, 0]),
    block([0.2, 0.03, 0.26], 0.01, satin(toy.cobalt), [-0.08, 0.235, 0]),
    rod(0.014, 0.2, white, [0.12, 0.31, 0]),
    block([0.1, 0.075, 0.12], 0.025, white, [0.13, 0.43, 0]),
    ball(0.026, dark, [0.182, 0.435, 0.03]),
    ball(0.026, dark, [0.182, 0.435, -0.03]),
    rod(0.006, 0.2, dark, [-0.15, 0.3, 0.08]),
    ball(0.018, gloss(toy.coral), [-0.15, 0.4, 0.08]),
  )
}

/** An astronaut who waves, 0.48 high. */
export function astronaut() {
  const suit = clay(
    [
      { field: ellipsoid([0, 0.2, 0], [0.095, 0.11, 0.08]), color: toy.white },
      { field: sphere([0, 0.37, 0], 0.115), color: toy.white, melt: 0.02 },
      {
        field: ellipsoid([0, 0.37, 0.06], [0.09, 0.075, 0.075]),
        color: '#22305e',
        as: 'paint',
        edge: 0.006,
      },
      { field: cuboid([0, 0.22, -0.1], [0.075, 0.09, 0.04], 0.03), color: '#c9d2ea', melt: 0.01 },
      ...bothSides((s) => [
        {
          field: cone([0.05 * s, 0.12, 0], [0.06 * s, 0.03, 0.01], 0.048, 0.045),
          color: toy.white,
          melt: 0.03,
        },
        {
          field: cuboid([0.06 * s, -0.005, 0.01], [0.06, 0.03, 0.07], 0.02),
          color: toy.coral,
          as: 'paint',
          edge: 0.006,
        },
        {
          field: limb([
            [0.08 * s, 0.26, 0, 0.042],
            [0.16 * s, 0.22, 0.02, 0.036],
            [0.19 * s, s > 0 ? 0.32 : 0.16, 0.04, 0.038],
          ]),
          color: toy.white,
          melt: 0.02,
        },
        {
          field: sphere([0.195 * s, s > 0 ? 0.335 : 0.145, 0.045], 0.045),
          color: toy.coral,
          as: 'paint',
          edge: 0.006,
        },
      ]),
      {
        field: cuboid([0, 0.23, 0.08], [0.035, 0.03, 0.03], 0.005),
        color: toy.cobalt,
        as: 'paint',
        edge: 0.005,
      },
    ],
    { cells: 100, clearcoat: 0.5, roughness: 0.4 },
  )
  return group(suit, unlit(ball(0.02, glow('#ffffff'), [-0.035, 0.405, 0.112], [1, 0.6, 0.4])))
}

/** A five-pointed star of radius 1. */
export function star(color: string = toy.sun) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [radius, angle] = [i % 2 ? 0.5 : 1, (i / 10) * Math.PI * 2 + Math.PI / 2]
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  })
  return slab(outline(points), 0.5, 0.12, gloss(color))
}

/** A cratered moon of radius 0.2, around its middle. */
export const moon = (color = '#c9d2ea', crater = '#aab6d6') =>
  clay(
    [
      { field: sphere([0, 0, 0], 0.2), color },
      ...(
        [
          [0.12, 0.1, 0.14],
          [-0.1, 0.05, 0.18],
          [0.02, -0.13, 0.16],
          [-0.05, 0.16, 0.12],
        ] as const
      ).map((at) => ({
        field: sphere(at, 0.05),
        color: crater,
        as: 'cut' as const,
        melt: 0.03,
      })),
    ],
    { cells: 72, roughness: 0.7 },
  )
