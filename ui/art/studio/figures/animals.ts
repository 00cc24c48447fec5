import { clay, type Lump } from '../kit/clay.ts'
import { coin, cone, cuboid, ellipsoid, limb, sphere } from '../kit/fields.ts'
import { group, type Vec } from '../kit/shapes.ts'
import { eyesAcross } from './eye.ts'
import { bothSides, fourLegs } from './sides.ts'

/**
 * Animals face +z and stand on y = 0. `cells` sets the resolution of the mesh. A giraffe is 0.83
 * high.
 */
export function giraffe(cells = 128) {
  const [skin, brown] = ['#ffc23d', '#b5672c']
  const spots: Vec[] = [
    [0.1, 0.3, 0.02],
    [0.09, 0.26, -0.1],
    [-0.09, 0.31, -0.04],
    [-0.1, 0.27, -0.14],
    [0.05, 0.45, 0.13],
    [-0.05, 0.52, 0.15],
    [0.045, 0.6, 0.16],
    [0.1, 0.36, -0.05],
    [-0.04, 0.4, 0.13],
    [0, 0.36, -0.1],
  ]
  const body = clay(
    [
      { field: ellipsoid([0, 0.29, -0.03], [0.1, 0.1, 0.16]), color: skin },
      {
        field: limb([
          [0, 0.32, 0.08, 0.07],
          [0, 0.5, 0.14, 0.046],
          [0, 0.68, 0.17, 0.042],
        ]),
        color: skin,
        melt: 0.05,
      },
      { field: ellipsoid([0, 0.71, 0.2], [0.062, 0.06, 0.075]), color: skin },
      { field: ellipsoid([0, 0.685, 0.265], [0.048, 0.042, 0.05]), color: '#ffe2a6', melt: 0.03 },
      ...fourLegs(0.055, 0.07, -0.13, (x, z) => ({
        field: cone([x, 0.25, z], [x, 0.03, z], 0.036, 0.03),
        color: skin,
        melt: 0.02,
      })),
      ...fourLegs(0.055, 0.07, -0.13, (x, z) => ({
        field: cuboid([x, 0, z], [0.05, 0.035, 0.05], 0.01),
        color: brown,
        as: 'paint',
        edge: 0.006,
      })),
      ...bothSides((s) => [
        {
          field: cone([0.028 * s, 0.75, 0.175], [0.034 * s, 0.815, 0.165], 0.011, 0.011),
          color: skin,
          melt: 0.01,
        },
        { field: sphere([0.034 * s, 0.825, 0.163], 0.02), color: brown, melt: 0.006 },
        {
          field: ellipsoid([0.09 * s, 0.735, 0.165], [0.045, 0.02, 0.016], [0, 0, 0.4 * s]),
          color: skin,
          melt: 0.01,
        },
      ]),
      {
        field: limb([
          [0, 0.3, -0.18, 0.014],
          [0, 0.24, -0.23, 0.011],
          [0, 0.16, -0.24, 0.02],
        ]),
        color: brown,
        melt: 0.02,
      },
      ...spots.map((at): Lump => ({
        field: sphere(at, 0.034),
        color: brown,
        as: 'paint',
        edge: 0.008,
      })),
    ],
    { cells },
  )
  return group(body, ...eyesAcross([0.048, 0.73, 0.248], 0.016, [0.5, 0, 1]))
}

export function elephant(skin = '#8f9cc0', cells = 104) {
  const body = clay(
    [
      { field: ellipsoid([0, 0.24, -0.03], [0.15, 0.14, 0.19]), color: skin },
      { field: sphere([0, 0.34, 0.16], 0.115), color: skin, melt: 0.06 },
      ...fourLegs(0.08, 0.08, -0.14, (x, z) => ({
        field: cone([x, 0.2, z], [x, 0.05, z], 0.055, 0.055),
        color: skin,
        melt: 0.03,
      })),
      {
        field: limb([
          [0, 0.32, 0.25, 0.055],
          [0, 0.22, 0.31, 0.042],
          [0, 0.13, 0.34, 0.034],
          [0, 0.12, 0.41, 0.028],
        ]),
        color: skin,
      },
      ...bothSides((s) => [
        {
          field: ellipsoid([0.15 * s, 0.36, 0.13], [0.09, 0.11, 0.022], [0, -0.5 * s, 0.1 * s]),
          color: skin,
          melt: 0.015,
        },
        {
          field: ellipsoid([0.155 * s, 0.36, 0.155], [0.06, 0.075, 0.02], [0, -0.5 * s, 0.1 * s]),
          color: '#ffb3b8',
          as: 'paint',
        },
        {
          field: cone([0.06 * s, 0.27, 0.25], [0.075 * s, 0.22, 0.33], 0.016, 0.01),
          color: '#ffffff',
          melt: 0.005,
        },
      ]),
      ...fourLegs(0.08, 0.13, -0.09, (x, z) => ({
        field: ellipsoid([x, 0, z], [0.05, 0.025, 0.03]),
        color: '#ffffff',
        as: 'paint',
        edge: 0.008,
      })),
    ],
    { cells },
  )
  return group(body, ...eyesAcross([0.062, 0.37, 0.252], 0.017))
}

export function penguin(cells = 96) {
  const [coat, beak] = ['#263056', '#ff9d2e']
  const body = clay(
    [
      { field: ellipsoid([0, 0.16, 0], [0.1, 0.15, 0.095]), color: coat },
      { field: sphere([0, 0.31, 0.005], 0.085), color: coat, melt: 0.06 },
      ...bothSides((s) => [
        {
          field: ellipsoid([0.1 * s, 0.17, 0], [0.022, 0.09, 0.045], [0, 0, 0.3 * s]),
          color: coat,
          melt: 0.015,
        },
      ]),
      {
        field: ellipsoid([0, 0.15, 0.07], [0.075, 0.12, 0.06]),
        color: '#ffffff',
        as: 'paint',
        edge: 0.01,
      },
      ...bothSides((s) => [
        {
          field: ellipsoid([0.03 * s, 0.31, 0.07], [0.036, 0.042, 0.05]),
          color: '#ffffff',
          as: 'paint',
          edge: 0.008,
        },
      ]),
      { field: cone([0, 0.292, 0.075], [0, 0.285, 0.125], 0.022, 0.008), color: beak, melt: 0.006 },
      ...bothSides((s) => [
        {
          field: ellipsoid([0.05 * s, 0.012, 0.05], [0.04, 0.016, 0.06]),
          color: beak,
          melt: 0.006,
        },
      ]),
    ],
    { cells },
  )
  return group(body, ...eyesAcross([0.034, 0.322, 0.076], 0.014))
}

export function whale(cells = 84) {
  const skin = '#3a7bd5'
  const body = clay(
    [
      { field: ellipsoid([0, 0.1, 0], [0.15, 0.12, 0.2]), color: skin },
      {
        field: limb([
          [0, 0.1, -0.12, 0.09],
          [0, 0.12, -0.25, 0.05],
          [0, 0.22, -0.33, 0.025],
        ]),
        color: skin,
        melt: 0.06,
      },
      ...bothSides((s) => [
        {
          field: ellipsoid([0.07 * s, 0.25, -0.36], [0.075, 0.02, 0.04], [0, 0.5 * s, 0.4 * s]),
          color: skin,
          melt: 0.03,
        },
        {
          field: ellipsoid([0.16 * s, 0.05, 0.03], [0.08, 0.018, 0.04], [0, 0.4 * s, -0.4 * s]),
          color: skin,
          melt: 0.02,
        },
      ]),
      {
        field: ellipsoid([0, 0.02, 0.05], [0.16, 0.09, 0.22]),
        color: '#e9f4ff',
        as: 'paint',
        edge: 0.02,
      },
    ],
    { cells },
  )
  return group(body, ...eyesAcross([0.115, 0.12, 0.12], 0.018, [1, 0, 0.8]))
}

/** A big cat with a mane of petals, sitting. */
export function lion(cells = 110) {
  const [skin, mane] = ['#ffb84d', '#c8622a']
  const petals = Array.from({ length: 11 }, (_, i): Lump => {
    const angle = (i / 11) * Math.PI * 2
    return {
      field: sphere([Math.sin(angle) * 0.15, 0.46 + Math.cos(angle) * 0.15, 0.1], 0.068),
      color: mane,
      melt: 0.02,
    }
  })
  const body = clay(
    [
      { field: ellipsoid([0, 0.19, -0.02], [0.14, 0.19, 0.14]), color: skin },
      { field: coin([0, 0.46, 0.08], 0.19, 0.06, 0.05), color: mane, melt: 0.03 },
      ...petals,
      { field: sphere([0, 0.46, 0.14], 0.135), color: skin, melt: 0.01 },
      { field: ellipsoid([0, 0.42, 0.26], [0.065, 0.048, 0.04]), color: '#fff0d4', melt: 0.02 },
      { field: ellipsoid([0, 0.452, 0.3], [0.026, 0.018, 0.016]), color: '#4a2a1c', melt: 0.004 },
      ...bothSides((s) => [
        { field: sphere([0.11 * s, 0.6, 0.12], 0.045), color: skin, melt: 0.012 },
        {
          field: cone([0.07 * s, 0.2, 0.1], [0.075 * s, 0.04, 0.14], 0.045, 0.042),
          color: skin,
          melt: 0.025,
        },
        {
          field: ellipsoid([0.075 * s, 0.03, 0.17], [0.05, 0.032, 0.055]),
          color: skin,
          melt: 0.02,
        },
        { field: ellipsoid([0.13 * s, 0.06, -0.02], [0.07, 0.06, 0.1]), color: skin, melt: 0.02 },
      ]),
      {
        field: limb([
          [0.1, 0.08, -0.12, 0.03],
          [0.22, 0.1, -0.14, 0.024],
          [0.26, 0.22, -0.12, 0.022],
        ]),
        color: skin,
        melt: 0.02,
      },
      { field: sphere([0.262, 0.25, -0.12], 0.042), color: mane, melt: 0.01 },
    ],
    { cells },
  )
  return group(body, ...eyesAcross([0.055, 0.5, 0.258], 0.02, [0.2, 0, 1]))
}
