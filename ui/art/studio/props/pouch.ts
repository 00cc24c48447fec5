import { clay } from '../kit/clay.ts'
import { cuboid, ellipsoid, limb } from '../kit/fields.ts'
import { shade } from '../kit/colours.ts'

/** A felt bag that a cord closes, lying on y = 0 with its opening at the back. */
export const pouch = (color: string, cord: string = shade.cream) =>
  clay(
    [
      { field: ellipsoid([0, 0.16, 0.12], [0.52, 0.2, 0.55]), color, melt: 0.2 },
      { field: cuboid([0, 0.14, -0.3], [0.3, 0.1, 0.28], 0.1), color, melt: 0.2 },
      { field: cuboid([0, 0.14, -0.66], [0.42, 0.09, 0.14], 0.08), color, melt: 0.16 },
      ...[-0.28, -0.14, 0, 0.14, 0.28].map((x) => ({
        field: limb([
          [x * 0.9, 0.26, -0.82, 0.03],
          [x * 0.7, 0.27, -0.5, 0.025],
          [x * 1.1, 0.34, -0.1, 0.008],
        ]),
        color,
        as: 'cut' as const,
        melt: 0.06,
      })),
      {
        field: limb([
          [-0.34, 0.14, -0.46, 0.045],
          [-0.16, 0.27, -0.44, 0.045],
          [0.16, 0.27, -0.44, 0.045],
          [0.34, 0.14, -0.46, 0.045],
        ]),
        color: cord,
        melt: 0.01,
      },
      {
        field: limb([
          [0.1, 0.29, -0.44, 0.04],
          [0.3, 0.33, -0.2, 0.04],
          [0.24, 0.38, 0.1, 0.04],
          [0.3, 0.36, 0.22, 0.06],
        ]),
        color: cord,
        melt: 0.01,
      },
    ],
    { cells: 110, roughness: 0.95, clearcoat: 0 },
  )
