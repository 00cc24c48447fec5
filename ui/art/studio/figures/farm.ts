import { clay, type Lump } from '../kit/clay.ts'
import { toy } from '../kit/colours.ts'
import { cone, ellipsoid, limb, sphere } from '../kit/fields.ts'
import { gloss, matte, satin } from '../kit/materials.ts'
import { block, group, outline, placed, slab, type Vec } from '../kit/shapes.ts'
import { eyesAcross } from './eye.ts'
import { bothSides, fourLegs } from './sides.ts'

const trotters = (color: string, hoof: string): Lump[] => [
  ...fourLegs(0.09, 0.12, -0.14, (x, z) => ({
    field: cone([x, 0.2, z], [x, 0.05, z], 0.05, 0.048),
    color,
    melt: 0.03,
  })),
  ...fourLegs(0.09, 0.12, -0.14, (x, z) => ({
    field: sphere([x, 0, z], 0.07),
    color: hoof,
    as: 'paint',
    edge: 0.006,
  })),
]

/** A spotted cow, facing +z, 0.55 high. */
export function cow(cells = 96) {
  const patches: readonly (readonly [Vec, number])[] = [
    [[0.12, 0.34, -0.1], 0.1],
    [[-0.13, 0.3, 0.02], 0.085],
    [[0.02, 0.44, -0.18], 0.09],
    [[-0.09, 0.26, -0.22], 0.07],
    [[0.09, 0.52, 0.24], 0.07],
  ]
  const body = clay(
    [
      { field: ellipsoid([0, 0.3, -0.03], [0.16, 0.15, 0.24]), color: toy.white },
      { field: ellipsoid([0, 0.46, 0.22], [0.13, 0.13, 0.12]), color: toy.white, melt: 0.05 },
      ...trotters(toy.white, '#3a3348'),
      ...patches.map(([at, size]): Lump => ({
        field: sphere(at, size),
        color: '#2f2a40',
        as: 'paint',
        edge: 0.008,
      })),
      { field: ellipsoid([0, 0.4, 0.33], [0.1, 0.075, 0.07]), color: '#ffb9c0', melt: 0.02 },
      ...bothSides((s): Lump[] => [
        {
          field: sphere([0.035 * s, 0.41, 0.4], 0.016),
          color: '#b8606c',
          as: 'paint',
          edge: 0.005,
        },
        {
          field: ellipsoid([0.17 * s, 0.5, 0.19], [0.065, 0.03, 0.028], [0, 0, 0.2 * s]),
          color: toy.white,
          melt: 0.012,
        },
        {
          field: cone([0.07 * s, 0.57, 0.2], [0.1 * s, 0.63, 0.2], 0.024, 0.012),
          color: '#f0d9a8',
          melt: 0.008,
        },
      ]),
      {
        field: limb([
          [0, 0.38, -0.26, 0.016],
          [0.03, 0.26, -0.32, 0.013],
          [0.02, 0.16, -0.3, 0.026],
        ]),
        color: '#2f2a40',
        melt: 0.01,
      },
    ],
    { cells },
  )
  return group(body, ...eyesAcross([0.06, 0.5, 0.322], 0.02, [0.3, 0, 1]))
}

/** A round pig, facing +z, 0.42 high. */
export function pig(cells = 88) {
  const [skin, deep] = ['#ff9fb0', '#f0788f']
  const body = clay(
    [
      { field: ellipsoid([0, 0.25, -0.02], [0.17, 0.16, 0.22]), color: skin },
      { field: sphere([0, 0.31, 0.18], 0.13), color: skin, melt: 0.05 },
      ...trotters(skin, deep),
      { field: ellipsoid([0, 0.29, 0.31], [0.062, 0.05, 0.035]), color: deep, melt: 0.01 },
      ...bothSides((s): Lump[] => [
        {
          field: sphere([0.022 * s, 0.29, 0.345], 0.013),
          color: '#a83e58',
          as: 'paint',
          edge: 0.004,
        },
        {
          field: ellipsoid([0.085 * s, 0.43, 0.17], [0.045, 0.055, 0.018], [-0.3, 0, -0.5 * s]),
          color: deep,
          melt: 0.012,
        },
      ]),
      {
        field: limb([
          [0, 0.3, -0.22, 0.016],
          [0.05, 0.33, -0.27, 0.014],
          [0.02, 0.37, -0.27, 0.012],
          [-0.02, 0.34, -0.29, 0.012],
        ]),
        color: deep,
        melt: 0.01,
      },
    ],
    { cells },
  )
  return group(body, ...eyesAcross([0.055, 0.355, 0.285], 0.018, [0.3, 0, 1]))
}

/** A woolly sheep, facing +z, 0.5 high. */
export function sheep(cells = 100) {
  const face = '#4a4560'
  const curls = Array.from({ length: 26 }, (_, i): Lump => {
    const height = 1 - (2 * (i + 0.5)) / 26
    const angle = i * 2.39996
    const ring = Math.sqrt(1 - height * height)
    return {
      field: sphere(
        [Math.cos(angle) * ring * 0.15, 0.3 + height * 0.13, -0.03 + Math.sin(angle) * ring * 0.19],
        0.062,
      ),
      color: '#fffaf0',
      melt: 0.012,
    }
  })
  const body = clay(
    [
      ...fourLegs(0.08, 0.09, -0.14, (x, z): Lump => ({
        field: cone([x, 0.2, z], [x, 0.03, z], 0.034, 0.034),
        color: face,
        melt: 0.01,
      })),
      { field: ellipsoid([0, 0.3, -0.03], [0.15, 0.13, 0.19]), color: '#fffaf0' },
      ...curls,
      { field: ellipsoid([0, 0.4, 0.2], [0.085, 0.105, 0.09]), color: face, melt: 0.01 },
      { field: sphere([0, 0.5, 0.17], 0.07), color: '#fffaf0', melt: 0.01 },
      ...bothSides((s): Lump[] => [
        {
          field: ellipsoid([0.115 * s, 0.42, 0.17], [0.055, 0.024, 0.026], [0, 0, -0.35 * s]),
          color: face,
          melt: 0.01,
        },
      ]),
    ],
    { cells, roughness: 0.8, clearcoat: 0 },
  )
  return group(body, ...eyesAcross([0.045, 0.43, 0.272], 0.019, [0.3, 0, 1]))
}

/** A chick, facing +z, 0.24 high. */
export const chick = (cells = 60) =>
  group(
    clay(
      [
        { field: sphere([0, 0.11, 0], 0.1), color: '#ffd23d' },
        { field: sphere([0, 0.21, 0.03], 0.072), color: '#ffd23d', melt: 0.03 },
        {
          field: cone([0, 0.2, 0.09], [0, 0.195, 0.13], 0.018, 0.006),
          color: '#ff8a1f',
          melt: 0.004,
        },
        ...bothSides((s): Lump[] => [
          {
            field: ellipsoid([0.09 * s, 0.12, -0.01], [0.022, 0.05, 0.055], [0.3, 0, 0.3 * s]),
            color: '#f5b81f',
            melt: 0.01,
          },
          {
            field: ellipsoid([0.035 * s, 0.008, 0.03], [0.025, 0.012, 0.04]),
            color: '#ff8a1f',
            melt: 0.004,
          },
        ]),
      ],
      { cells },
    ),
    ...eyesAcross([0.03, 0.225, 0.088], 0.012, [0.4, 0, 1]),
  )

/** A red barn with a white cross-braced door, 1 high. */
export function barn() {
  const [red, white, roof] = [satin('#e0483c'), satin(toy.white), gloss('#7a4a5a')]
  const gable = outline([
    [-0.42, 0],
    [0.42, 0],
    [0.42, 0.46],
    [0.26, 0.72],
    [0, 0.86],
    [-0.26, 0.72],
    [-0.42, 0.46],
  ])
  const brace = (angle: number) =>
    block([0.05, 0.42, 0.03], 0.012, white, [0, 0.2, 0.335], [0, 0, angle])
  const eaves = [
    [0.37, 0.62, -1.02],
    [0.14, 0.82, -0.5],
  ] as const
  return group(
    placed(slab(gable, 0.6, 0.03, red), [0, 0, 0]),
    ...eaves.flatMap(([x, y, angle]) => [
      block([0.36, 0.06, 0.72], 0.025, roof, [x, y, 0], [0, 0, angle]),
      block([0.36, 0.06, 0.72], 0.025, roof, [-x, y, 0], [0, 0, -angle]),
    ]),
    block([0.4, 0.42, 0.04], 0.02, matte('#b8352c'), [0, 0.2, 0.3]),
    brace(0.72),
    brace(-0.72),
    block([0.46, 0.05, 0.05], 0.02, white, [0, 0.43, 0.32]),
    block([0.05, 0.44, 0.05], 0.02, white, [-0.22, 0.21, 0.32]),
    block([0.05, 0.44, 0.05], 0.02, white, [0.22, 0.21, 0.32]),
    block([0.2, 0.16, 0.04], 0.02, white, [0, 0.62, 0.3]),
  )
}

/** A length of fence along x, three pickets. */
export const fence = (length = 0.9) =>
  group(
    ...[-0.5, 0, 0.5].map((share) =>
      block([0.09, 0.34, 0.06], 0.03, satin(toy.white), [share * length * 0.86, 0.17, 0]),
    ),
    block([length, 0.06, 0.04], 0.02, satin(toy.white), [0, 0.11, 0]),
    block([length, 0.06, 0.04], 0.02, satin(toy.white), [0, 0.24, 0]),
  )
