import { clay, type Lump } from '../kit/clay.ts'
import { ellipsoid, limb, type Joint } from '../kit/fields.ts'
import { satin } from '../kit/materials.ts'
import { bleeding, group, ring, tube, type Vec } from '../kit/shapes.ts'

/** The colours of a child: the skin, the sleeve and its cuff. */
export interface Child {
  readonly skin: string
  readonly nail: string
  readonly sleeve: string
  readonly cuff: string
}

/** The children of the pictures. Each product takes one of them. */
export const children = {
  mika: { skin: '#f3bf9a', nail: '#fbd9c4', sleeve: '#ff5546', cuff: '#fff7e0' },
  asha: { skin: '#b97a4e', nail: '#dca98a', sleeve: '#ffc53d', cuff: '#fff7e0' },
  tayo: { skin: '#7d4d33', nail: '#b98668', sleeve: '#14b8a6', cuff: '#fff7e0' },
  lin: { skin: '#e2a679', nail: '#f2ccae', sleeve: '#2743e3', cuff: '#fff7e0' },
} as const satisfies Record<string, Child>

const flesh = (joints: readonly Joint[], color: string, melt = 0.05): Lump => ({
  field: limb(joints, 10),
  color,
  melt,
})

const nailAt = (at: Vec, size: Vec, turn: Vec, color: string): Lump => ({
  field: ellipsoid(at, size, turn),
  color,
  as: 'paint',
  edge: 0.012,
})

const vinyl = { cells: 120, roughness: 0.55, clearcoat: 0.12 } as const

/** The sleeve along a path from the wrist, and its cuff. It may cross the picture's edge. */
function sleeve(path: readonly [Vec, Vec, Vec], { sleeve: color, cuff }: Child, thickness: number) {
  const [wrist, next] = path
  const [dx, dy, dz] = [next[0] - wrist[0], next[1] - wrist[1], next[2] - wrist[2]]
  const around = ring(thickness * 0.98, thickness * 0.24, satin(cuff, { roughness: 0.7 }), wrist)
  around.lookAt(wrist[0] + dx, wrist[1] + dy, wrist[2] + dz)
  return bleeding(
    group(tube(path, thickness, satin(color, { roughness: 0.7, clearcoat: 0.05 })), around),
  )
}

/**
 * A right hand that holds the edge of a tablet: the thumb on the glass, the fingers behind it. The
 * tablet's edge is at x = 0, the tablet at negative x. Mirrored, it is a left hand.
 */
export function grippingHand(child: Child) {
  const { skin, nail } = child
  const fingers = [0, 1, 2, 3].map((nth) => {
    const z = 0.3 - nth * 0.225
    return flesh(
      [
        [0.2, -0.12, z + 0.05, 0.125],
        [0.2, -0.24, z, 0.12],
        [-0.04, -0.26, z - 0.03, 0.115],
        [-0.34, -0.2, z - 0.05, 0.1],
      ],
      skin,
      0.035,
    )
  })
  const hand = clay(
    [
      { field: ellipsoid([0.2, -0.1, 0.42], [0.23, 0.21, 0.36]), color: skin },
      ...fingers,
      flesh(
        [
          [0.19, 0, 0.52, 0.19],
          [0.1, 0.14, 0.26, 0.155],
          [-0.1, 0.205, 0.06, 0.14],
          [-0.33, 0.19, -0.06, 0.122],
        ],
        skin,
        0.09,
      ),
      flesh(
        [
          [0.22, -0.1, 0.6, 0.24],
          [0.36, -0.2, 0.98, 0.195],
          [0.52, -0.28, 1.34, 0.205],
        ],
        skin,
        0.08,
      ),
      nailAt([-0.4, 0.3, -0.09], [0.075, 0.06, 0.062], [0, 0.45, 0], nail),
    ],
    vinyl,
  )
  return group(
    hand,
    sleeve(
      [
        [0.5, -0.27, 1.28],
        [0.78, -0.28, 1.95],
        [1.5, 0.6, 3.7],
      ],
      child,
      0.29,
    ),
  )
}

/**
 * A right hand that holds something between thumb and forefinger at the origin. The arm comes from
 * the right and the front, from outside of the picture.
 */
export function pinchingHand(child: Child) {
  const { skin, nail } = child
  const hand = clay(
    [
      { field: ellipsoid([0.56, 0.42, 0.22], [0.27, 0.2, 0.27]), color: skin, melt: 0.08 },
      flesh(
        [
          [0.42, 0.5, 0.06, 0.14],
          [0.2, 0.5, -0.12, 0.125],
          [0.02, 0.28, -0.2, 0.115],
          [-0.02, 0.02, -0.13, 0.1],
        ],
        skin,
      ),
      flesh(
        [
          [0.54, 0.53, 0.02, 0.135],
          [0.36, 0.46, -0.22, 0.12],
          [0.22, 0.24, -0.26, 0.11],
          [0.18, 0.05, -0.16, 0.098],
        ],
        skin,
        0.035,
      ),
      flesh(
        [
          [0.66, 0.5, 0.06, 0.13],
          [0.52, 0.4, -0.16, 0.115],
          [0.4, 0.2, -0.18, 0.105],
          [0.36, 0.07, -0.08, 0.095],
        ],
        skin,
        0.035,
      ),
      flesh(
        [
          [0.75, 0.44, 0.14, 0.12],
          [0.66, 0.32, -0.04, 0.1],
          [0.56, 0.16, -0.06, 0.092],
          [0.52, 0.09, 0.04, 0.085],
        ],
        skin,
        0.035,
      ),
      flesh(
        [
          [0.56, 0.32, 0.38, 0.17],
          [0.32, 0.24, 0.36, 0.145],
          [0.1, 0.1, 0.25, 0.125],
          [-0.02, 0, 0.13, 0.105],
        ],
        skin,
        0.07,
      ),
      flesh(
        [
          [0.62, 0.42, 0.3, 0.22],
          [0.86, 0.56, 0.56, 0.185],
          [1.14, 0.7, 0.86, 0.195],
        ],
        skin,
        0.09,
      ),
      nailAt([0, 0.06, 0.24], [0.065, 0.075, 0.05], [0.5, 0, 0.2], nail),
    ],
    vinyl,
  )
  return group(
    hand,
    sleeve(
      [
        [1.08, 0.67, 0.8],
        [1.5, 0.87, 1.25],
        [2.9, 1.5, 2.8],
      ],
      child,
      0.28,
    ),
  )
}
