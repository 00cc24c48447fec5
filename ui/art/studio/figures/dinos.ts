import { clay, type Lump } from '../kit/clay.ts'
import { coin, cone, ellipsoid, limb, sphere } from '../kit/fields.ts'
import { gloss } from '../kit/materials.ts'
import { group, solid, type Vec } from '../kit/shapes.ts'
import { shade } from '../kit/colours.ts'
import { ConeGeometry } from 'three'
import { eyesBeside } from './eye.ts'
import { bothSides, fourLegs } from './sides.ts'

/** Dinosaurs walk along +x, so that they read from the side, and stand on y = 0. About 1 high. */
const legs = (
  color: string,
  front: number,
  back: number,
  across: number,
  radius: number,
  top: number,
): Lump[] =>
  fourLegs(across, front, back, (z, x) => ({
    field: cone([x, top, z], [x, radius * 0.82, z], radius, radius * 0.94),
    color,
  }))

/** Three toes at the front of each of four feet. */
const toes = (front: number, back: number, across: number, reach: number): Lump[] =>
  [-0.035, 0, 0.035].flatMap((beside) =>
    fourLegs(across, front, back, (z, x) => ({
      field: sphere([x + reach - Math.abs(beside) * 0.3, 0.02, z + beside], 0.02),
      color: shade.bone,
      as: 'paint',
      edge: 0.006,
    })),
  )

export function sauropod(cells = 140) {
  const [skin, belly, spot] = ['#35b37e', '#c9f2cf', '#1f8f62']
  const spots: readonly (readonly [number, number, number, number])[] = [
    [0.02, 0.5, 0.08, 0.045],
    [-0.1, 0.48, 0.09, 0.035],
    [0.1, 0.46, 0.12, 0.03],
    [-0.2, 0.4, 0.11, 0.028],
    [-0.02, 0.42, 0.15, 0.028],
    [0.3, 0.56, 0.06, 0.026],
    [0.36, 0.7, 0.05, 0.022],
    [-0.32, 0.32, 0.06, 0.024],
    [0.02, 0.5, -0.08, 0.045],
    [-0.12, 0.46, -0.1, 0.035],
  ]
  const body = clay(
    [
      { field: ellipsoid([0, 0.34, 0], [0.26, 0.18, 0.17]), color: skin },
      {
        field: limb([
          [0.16, 0.4, 0, 0.12],
          [0.33, 0.56, 0, 0.075],
          [0.4, 0.8, 0, 0.058],
          [0.46, 0.96, 0, 0.062],
        ]),
        color: skin,
        melt: 0.08,
      },
      {
        field: ellipsoid([0.52, 0.99, 0], [0.115, 0.072, 0.075], [0, 0, -0.12]),
        color: skin,
        melt: 0.05,
      },
      { field: ellipsoid([0.6, 0.965, 0], [0.06, 0.05, 0.062]), color: skin },
      {
        field: limb([
          [-0.16, 0.34, 0, 0.12],
          [-0.4, 0.24, 0, 0.07],
          [-0.6, 0.18, 0, 0.04],
          [-0.78, 0.24, 0, 0.018],
        ]),
        color: skin,
        melt: 0.08,
      },
      ...legs(skin, 0.14, -0.14, 0.1, 0.074, 0.26),
      {
        field: ellipsoid([0.04, 0.2, 0], [0.24, 0.1, 0.12]),
        color: belly,
        as: 'paint',
        edge: 0.05,
      },
      ...spots.map(([x, y, z, r]): Lump => ({
        field: sphere([x, y, z], r),
        color: spot,
        as: 'paint',
        edge: 0.008,
      })),
      ...toes(0.14, -0.14, 0.1, 0.068),
    ],
    { cells },
  )
  return group(body, ...eyesBeside([0.535, 1.02, 0.066], 0.021, [0.3, 0, 1]))
}

export function trex(cells = 140) {
  const [skin, belly, spike] = ['#ff7a3d', '#ffe0b0', '#d84f1f']
  const crest: readonly (readonly [number, number])[] = [
    [-0.02, 0.88],
    [-0.08, 0.8],
    [-0.13, 0.68],
    [-0.17, 0.56],
    [-0.23, 0.43],
    [-0.32, 0.32],
    [-0.42, 0.24],
    [-0.52, 0.2],
  ]
  const body = clay(
    [
      { field: ellipsoid([-0.02, 0.4, 0], [0.17, 0.22, 0.16], [0, 0, -0.25]), color: skin },
      { field: ellipsoid([0.1, 0.74, 0], [0.17, 0.15, 0.135]), color: skin, melt: 0.1 },
      { field: ellipsoid([0.24, 0.7, 0], [0.13, 0.095, 0.11]), color: skin, melt: 0.06 },
      {
        field: ellipsoid([0.2, 0.625, 0], [0.13, 0.045, 0.095], [0, 0, -0.12]),
        color: belly,
        melt: 0.03,
      },
      {
        field: limb([
          [-0.1, 0.34, 0, 0.14],
          [-0.32, 0.2, 0, 0.09],
          [-0.52, 0.13, 0, 0.05],
          [-0.68, 0.2, 0, 0.018],
        ]),
        color: skin,
        melt: 0.08,
      },
      ...bothSides((s) => [
        { field: ellipsoid([-0.02, 0.24, 0.12 * s], [0.1, 0.13, 0.075]), color: skin, melt: 0.05 },
        {
          field: cone([0, 0.16, 0.13 * s], [0.02, 0.06, 0.13 * s], 0.055, 0.05),
          color: skin,
          melt: 0.03,
        },
        { field: ellipsoid([0.06, 0.035, 0.13 * s], [0.1, 0.04, 0.065]), color: skin, melt: 0.03 },
        {
          field: limb([
            [0.1, 0.46, 0.13 * s, 0.038],
            [0.2, 0.43, 0.16 * s, 0.03],
            [0.24, 0.47, 0.15 * s, 0.028],
          ]),
          color: skin,
          melt: 0.02,
        },
        ...[-0.03, 0, 0.03].map((z): Lump => ({
          field: sphere([0.155 - Math.abs(z) * 0.4, 0.025, 0.13 * s + z], 0.02),
          color: shade.bone,
          melt: 0.006,
        })),
      ]),
      {
        field: ellipsoid([0.1, 0.36, 0], [0.1, 0.2, 0.1], [0, 0, -0.2]),
        color: belly,
        as: 'paint',
        edge: 0.03,
      },
      ...crest.map(([x, y], i): Lump => ({
        field: cone([x, y - 0.03, 0], [x - 0.045, y + 0.035, 0], 0.036 - 0.002 * i, 0.01),
        color: spike,
        melt: 0.012,
      })),
      {
        field: ellipsoid([0.29, 0.6, 0], [0.1, 0.012, 0.14], [0, 0, 0.1]),
        color: spike,
        as: 'cut',
        melt: 0.015,
      },
    ],
    { cells },
  )
  const teeth = [-0.03, 0, 0.045, 0.085].flatMap((x) =>
    [1, -1].map((side) =>
      solid(
        new ConeGeometry(0.013, 0.035, 10),
        gloss('#ffffff'),
        [0.24 + x, 0.628, (0.092 - Math.max(0, x) * 0.4) * side],
        [Math.PI, 0, 0],
      ),
    ),
  )
  return group(body, ...teeth, ...eyesBeside([0.165, 0.8, 0.112], 0.03))
}

export function trike(cells = 140) {
  const [skin, pale, frill] = ['#8a63e8', '#e6dbff', '#ff8fb1']
  const facing: Vec = [0, Math.PI / 2, 0]
  const body = clay(
    [
      { field: ellipsoid([-0.05, 0.28, 0], [0.24, 0.17, 0.16]), color: skin },
      { field: coin([0.16, 0.42, 0], 0.21, 0.03, 0.03, facing), color: skin, melt: 0.03 },
      {
        field: ellipsoid([0.27, 0.32, 0], [0.17, 0.12, 0.115], [0, 0, -0.3]),
        color: skin,
        melt: 0.05,
      },
      {
        field: ellipsoid([0.4, 0.25, 0], [0.075, 0.06, 0.06], [0, 0, -0.5]),
        color: pale,
        melt: 0.03,
      },
      {
        field: limb([
          [-0.2, 0.26, 0, 0.1],
          [-0.38, 0.16, 0, 0.055],
          [-0.52, 0.14, 0, 0.018],
        ]),
        color: skin,
        melt: 0.06,
      },
      ...legs(skin, 0.12, -0.18, 0.1, 0.065, 0.2),
      { field: coin([0.205, 0.42, 0], 0.155, 0.05, 0.03, facing), color: frill, as: 'paint' },
      {
        field: ellipsoid([0.28, 0.36, 0], [0.15, 0.11, 0.115]),
        color: skin,
        as: 'paint',
        edge: 0.015,
      },
      {
        field: ellipsoid([-0.03, 0.13, 0], [0.24, 0.09, 0.11]),
        color: pale,
        as: 'paint',
        edge: 0.04,
      },
      ...bothSides((s) => [
        {
          field: limb([
            [0.28, 0.41, 0.065 * s, 0.03],
            [0.37, 0.5, 0.075 * s, 0.022],
            [0.47, 0.57, 0.08 * s, 0.006],
          ]),
          color: shade.bone,
          melt: 0.006,
        },
      ]),
      {
        field: cone([0.38, 0.32, 0], [0.43, 0.42, 0], 0.03, 0.008),
        color: shade.bone,
        melt: 0.006,
      },
      ...toes(0.12, -0.18, 0.1, 0.058),
      ...Array.from({ length: 9 }, (_, i): Lump => {
        const angle = ((i - 4) / 4) * 1.75
        return {
          field: sphere([0.16, 0.42 + Math.cos(angle) * 0.205, Math.sin(angle) * 0.205], 0.032),
          color: pale,
          melt: 0.012,
        }
      }),
    ],
    { cells },
  )
  return group(body, ...eyesBeside([0.305, 0.375, 0.105], 0.023, [0.4, 0, 1]))
}

export function stego(cells = 140) {
  const [skin, belly, plate] = ['#2f9fe0', '#d6f0ff', '#ffc53d']
  const plates: readonly Vec[] = [
    [0.28, 0.36, 0.06],
    [0.17, 0.44, 0.09],
    [0.04, 0.49, 0.115],
    [-0.1, 0.49, 0.12],
    [-0.23, 0.43, 0.1],
    [-0.36, 0.33, 0.075],
    [-0.47, 0.28, 0.05],
  ]
  const body = clay(
    [
      { field: ellipsoid([0, 0.3, 0], [0.27, 0.17, 0.15], [0, 0, -0.12]), color: skin },
      {
        field: limb([
          [0.2, 0.28, 0, 0.09],
          [0.33, 0.25, 0, 0.065],
          [0.42, 0.27, 0, 0.06],
        ]),
        color: skin,
        melt: 0.06,
      },
      { field: ellipsoid([0.46, 0.275, 0], [0.085, 0.06, 0.06]), color: skin, melt: 0.03 },
      {
        field: limb([
          [-0.2, 0.3, 0, 0.1],
          [-0.4, 0.2, 0, 0.06],
          [-0.62, 0.26, 0, 0.02],
        ]),
        color: skin,
        melt: 0.07,
      },
      ...legs(skin, 0.15, -0.16, 0.095, 0.06, 0.2),
      {
        field: ellipsoid([0.02, 0.15, 0], [0.26, 0.09, 0.1]),
        color: belly,
        as: 'paint',
        edge: 0.04,
      },
      ...plates.map(([x, y, size], i): Lump => ({
        field: coin([x, y + size * 0.35, i % 2 ? 0.025 : -0.025], size, 0.022, 0.02),
        color: plate,
        melt: 0.012,
      })),
      ...bothSides((s) => [
        {
          field: cone([-0.58, 0.26, 0.01 * s], [-0.64, 0.33, 0.1 * s], 0.018, 0.006),
          color: shade.bone,
          melt: 0.006,
        },
        {
          field: cone([-0.53, 0.23, 0.01 * s], [-0.58, 0.3, 0.1 * s], 0.018, 0.006),
          color: shade.bone,
          melt: 0.006,
        },
      ]),
    ],
    { cells },
  )
  return group(body, ...eyesBeside([0.475, 0.3, 0.052], 0.018, [0.4, 0, 1]))
}
