import {
  CatmullRomCurve3,
  ConeGeometry,
  CylinderGeometry,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import { clay } from '../kit/clay.ts'
import { shade } from '../kit/colours.ts'
import { cone, ellipsoid, sphere } from '../kit/fields.ts'
import { matte, satin } from '../kit/materials.ts'
import { group, placed, rod, solid, turned } from '../kit/shapes.ts'

/** Three cones on a trunk, 0.26 high. */
export function pine(color = '#1f8f5a') {
  const needles = matte(color, { roughness: 0.7 })
  const tiers = (
    [
      [0.05, 0.085, 0.12],
      [0.11, 0.07, 0.11],
      [0.165, 0.05, 0.1],
    ] as const
  ).map(([y, radius, height]) =>
    placed(
      turned(
        [
          [radius * 0.2, 0],
          [radius, 0],
          [radius * 0.92, 0.02],
          [0.004, height],
        ],
        needles,
        { segments: 22 },
      ),
      [0, y, 0],
    ),
  )
  return group(rod(0.02, 0.06, matte('#8a5a3a'), [0, 0.03, 0]), ...tiers)
}

/** A leaning palm, 0.3 high. */
export function palm() {
  const path = new CatmullRomCurve3([
    new Vector3(0, 0, 0),
    new Vector3(0.02, 0.1, 0),
    new Vector3(0.06, 0.22, 0),
  ])
  const trunk = solid(new TubeGeometry(path, 16, 0.017, 10), satin(shade.wood))
  const leaves = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * Math.PI * 2
    return solid(
      new SphereGeometry(0.1, 20, 12),
      satin(shade.leaf, { roughness: 0.7 }),
      [0.06 + Math.cos(angle) * 0.08, 0.215, Math.sin(angle) * 0.08],
      [0, -angle, -0.45],
      [1, 0.16, 0.32],
    )
  })
  return group(trunk, ...leaves)
}

/** A cloud, 0.45 wide, around the origin. */
export const cloud = () =>
  clay(
    [
      { field: sphere([0, 0, 0], 0.12), color: '#ffffff', melt: 0.03 },
      { field: sphere([0.13, -0.02, 0.01], 0.09), color: '#ffffff', melt: 0.03 },
      { field: sphere([-0.13, -0.03, 0], 0.085), color: '#ffffff', melt: 0.03 },
      { field: sphere([0.04, 0.06, 0.02], 0.1), color: '#ffffff', melt: 0.03 },
      { field: ellipsoid([0, -0.06, 0], [0.22, 0.05, 0.08]), color: '#ffffff', melt: 0.03 },
    ],
    { cells: 56, roughness: 0.8, clearcoat: 0 },
  )

export function volcano(rock = '#8a4f63') {
  const slope = turned(
    [
      [0, 0],
      [0.24, 0],
      [0.2, 0.06],
      [0.08, 0.24],
      [0.06, 0.2],
      [0, 0.2],
    ],
    matte(rock),
    { segments: 40 },
  )
  const lava = clay(
    [
      { field: ellipsoid([0, 0.22, 0], [0.075, 0.035, 0.075]), color: '#ff6a2b' },
      {
        field: cone([0.07, 0.22, 0.02], [0.13, 0.13, 0.03], 0.025, 0.02),
        color: '#ff6a2b',
        melt: 0.03,
      },
      {
        field: cone([-0.03, 0.22, 0.07], [-0.04, 0.12, 0.13], 0.025, 0.022),
        color: '#ff6a2b',
        melt: 0.03,
      },
      { field: sphere([0, 0.25, 0], 0.04), color: '#ffb02e', melt: 0.03 },
    ],
    { cells: 56, clearcoat: 0.8 },
  )
  return group(slope, lava)
}

/** A snow-capped mountain, 0.2 high. */
export function mountain(color = '#5b6fd8') {
  const rock = turned(
    [
      [0, 0],
      [0.22, 0],
      [0.12, 0.13],
      [0.06, 0.2],
      [0, 0.2],
    ],
    matte(color, { roughness: 0.7 }),
    { segments: 48 },
  )
  const snow = turned(
    [
      [0.105, 0.152],
      [0.064, 0.205],
      [0, 0.21],
    ],
    matte('#ffffff', { roughness: 0.6 }),
    { segments: 48 },
  )
  snow.scale.set(1.06, 1.01, 1.06)
  return group(rock, snow)
}

/** A spotted egg, 0.26 high, lying on its side. */
export const egg = (shell: string, spot: string) =>
  clay(
    [
      { field: ellipsoid([0, 0.12, 0], [0.1, 0.13, 0.1]), color: shell },
      ...(
        [
          [0.07, 0.16, 0.06],
          [-0.05, 0.1, 0.08],
          [0.02, 0.2, 0.07],
          [-0.08, 0.18, 0.02],
          [0.06, 0.06, 0.07],
        ] as const
      ).map((at) => ({ field: sphere(at, 0.024), color: spot, as: 'paint' as const, edge: 0.006 })),
    ],
    { cells: 64 },
  )

/** A cluster of six-sided crystals around a tall one, `height` high. */
export function crystals(color: string, height: number) {
  const shards = (
    [
      [0, 0, 1, 0, 0],
      [0.16, 0.04, 0.66, 0.1, -0.34],
      [-0.15, 0.06, 0.72, 0.08, 0.3],
      [0.03, 0.17, 0.5, 0.36, 0.06],
      [-0.06, -0.14, 0.6, -0.3, 0.1],
    ] as const
  ).map(([x, z, size, leanX, leanZ]) => {
    const skin = satin(color, { roughness: 0.18, clearcoat: 1, flatShading: true })
    const tall = height * size
    const prism = new CylinderGeometry(tall * 0.17, tall * 0.13, tall * 0.68, 6).toNonIndexed()
    const body = solid(prism, skin, [0, tall * 0.34, 0])
    const tip = solid(new ConeGeometry(tall * 0.17, tall * 0.3, 6).toNonIndexed(), skin, [
      0,
      tall * 0.83,
      0,
    ])
    return placed(group(body, tip), [x * height, 0, z * height], [leanX, size * 4, leanZ])
  })
  return group(...shards)
}
