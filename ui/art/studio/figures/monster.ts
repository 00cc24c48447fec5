import { clay, type Lump } from '../kit/clay.ts'
import { ellipsoid, limb, sphere, cone } from '../kit/fields.ts'
import { group } from '../kit/shapes.ts'
import { eye } from './eye.ts'
import { bothSides } from './sides.ts'

/** A shy monster with one great eye, horns and a grin; 1.1 high. */
export function monster(fur = '#8a63e8', pale = '#cdb8ff', cells = 130) {
  const body = clay(
    [
      { field: ellipsoid([0, 0.46, 0], [0.34, 0.44, 0.28]), color: fur },
      { field: ellipsoid([0, 0.3, 0.18], [0.2, 0.22, 0.14]), color: pale, as: 'paint', edge: 0.02 },
      ...bothSides((s): Lump[] => [
        {
          field: limb([
            [0.2 * s, 0.8, 0, 0.07],
            [0.3 * s, 0.94, 0, 0.055],
            [0.27 * s, 1.08, 0.02, 0.02],
          ]),
          color: '#ffe2a6',
          melt: 0.02,
        },
        {
          field: limb([
            [0.28 * s, 0.5, 0.05, 0.085],
            [0.44 * s, 0.52, 0.12, 0.075],
            [0.48 * s, s > 0 ? 0.74 : 0.36, 0.16, 0.08],
          ]),
          color: fur,
          melt: 0.04,
        },
        { field: ellipsoid([0.15 * s, 0.05, 0.1], [0.13, 0.07, 0.17]), color: fur, melt: 0.04 },
        ...[-0.06, 0, 0.06].map((x): Lump => ({
          field: sphere([0.15 * s + x, 0.04, 0.26], 0.035),
          color: '#fff7e0',
          melt: 0.008,
        })),
        {
          field: cone([0.07 * s, 0.425, 0.27], [0.065 * s, 0.36, 0.29], 0.026, 0.006),
          color: '#ffffff',
          melt: 0.004,
        },
      ]),
      {
        field: limb([
          [-0.15, 0.46, 0.24, 0.03],
          [0, 0.42, 0.285, 0.034],
          [0.15, 0.46, 0.24, 0.03],
        ]),
        color: '#4a2f8f',
        as: 'paint',
        edge: 0.008,
      },
      { field: sphere([0, 0.68, 0.2], 0.19), color: '#ffffff', melt: 0.012 },
      {
        field: ellipsoid([0, 0.7, 0.39], [0.105, 0.105, 0.06]),
        color: '#14b8a6',
        as: 'paint',
        edge: 0.006,
      },
    ],
    { cells, roughness: 0.6 },
  )
  return group(body, eye([0, 0.69, 0.36], 0.06))
}
