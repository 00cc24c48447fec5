import { CylinderGeometry } from 'three'
import { clay } from '../kit/clay.ts'
import { shade, toy } from '../kit/colours.ts'
import { cone, ellipsoid, limb, sphere } from '../kit/fields.ts'
import { gloss, matte, satin } from '../kit/materials.ts'
import { painted, print } from '../kit/paint.ts'
import { face, group, placed, roundedRect, slab, solid, turned } from '../kit/shapes.ts'

/* Things whose size everybody knows, in centimetres. The stage scales them to the toy. */

/** An apple, 8 cm wide, standing. */
export const apple = () =>
  placed(
    clay(
      [
        { field: ellipsoid([0, 0.72, 0], [0.8, 0.72, 0.8]), color: '#f0433a', melt: 0.2 },
        { field: sphere([0, 1.62, 0], 0.34), color: '#f0433a', as: 'cut', melt: 0.3 },
        {
          field: limb([
            [0, 1.15, 0, 0.05],
            [0.03, 1.45, 0, 0.05],
            [0.1, 1.66, 0, 0.055],
          ]),
          color: '#7a4a2c',
          melt: 0.03,
        },
        {
          field: ellipsoid([0.3, 1.56, 0.02], [0.26, 0.05, 0.13], [0, 0.2, 0.35]),
          color: '#39a845',
          melt: 0.02,
        },
      ],
      { cells: 96, roughness: 0.3, clearcoat: 0.6 },
    ),
    [0, 0, 0],
    [0, 0, 0],
    5,
  )

const halfPencil = 0.42

/** A stretch of the pencil along y, between two heights and two radii. */
const stretch = (
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
  skin: string,
  sides = 32,
) =>
  solid(
    new CylinderGeometry(to, from, high - low, sides),
    gloss(skin, { flatShading: sides === 6 }),
    [0, (low + high) / 2, 0],
  )

/** A sharpened pencil, 18 cm long, lying along x on y = 0. */
export function pencil(color: string = toy.cobalt) {
  const r = halfPencil
  const upright = group(
    stretch([0, 1.2], [r * 0.96, r * 0.96], shade.pink),
    stretch([1.2, 2], [r * 1.02, r * 1.02], '#c9cfe0'),
    stretch([2, 15.8], [r, r], color, 6),
    stretch([15.8, 17.5], [r, 0.13], '#f2cf9f'),
    stretch([17.5, 18], [0.13, 0.02], color, 24),
  )
  return placed(group(placed(group(upright), [9, 0, 0], [0, 0, Math.PI / 2])), [0, r, 0])
}

/** A wooden ruler of `length` cm, lying along x on y = 0, with its edge to +z. */
export function ruler(length: number) {
  const depth = 3.4
  const width = length + 0.8
  const map = painted(Math.round(width * 60), Math.round(depth * 60), (brush, w, h) => {
    brush.fillStyle = '#f1cf9b'
    brush.fillRect(0, 0, w, h)
    brush.fillStyle = '#e6bd83'
    for (const y of [0.2, 0.42, 0.71]) brush.fillRect(0, h * y, w, 5)
    brush.fillStyle = shade.ink
    for (let half = 0; half <= length * 2; half++) {
      const x = ((half / 2 + 0.4) / width) * w
      const tall = half % 10 === 0 ? 0.42 : half % 2 === 0 ? 0.28 : 0.16
      brush.fillRect(x - 3, h * (1 - tall), 6, h * tall)
      if (half % 10 === 0 && half > 0 && half < length * 2)
        print(brush, String(half / 2), [x, h * 0.48], {
          size: 78,
          weight: 800,
          fill: shade.ink,
          centred: true,
        })
    }
  })
  const lying = group(
    slab(roundedRect(width, depth, 0.25), 0.3, 0.08, satin('#e3b77b')),
    placed(face(width - 0.1, depth - 0.1, 0.2, matte('#ffffff', { map })), [0, 0, 0.152]),
  )
  return placed(group(placed(lying, [0, 0, 0], [-Math.PI / 2, 0, 0])), [0, 0.15, 0])
}

/** A mug, 9 cm high, standing. */
export const mug = (color: string = toy.white, band: string = toy.coral) =>
  placed(
    group(
      turned(
        [
          [0, 0],
          [0.76, 0],
          [0.8, 0.1],
          [0.8, 1.8],
          [0.7, 1.8],
          [0.7, 0.2],
          [0, 0.18],
        ],
        gloss(color),
      ),
      turned(
        [
          [0.8, 0.55],
          [0.83, 0.57],
          [0.83, 0.93],
          [0.8, 0.95],
        ],
        gloss(band),
      ),
      clay(
        [
          {
            field: limb([
              [0.76, 1.4, 0, 0.12],
              [1.2, 1.38, 0, 0.12],
              [1.3, 0.9, 0, 0.12],
              [1.1, 0.5, 0, 0.12],
              [0.76, 0.46, 0, 0.12],
            ]),
            color,
            melt: 0.02,
          },
        ],
        { cells: 60, roughness: 0.32, clearcoat: 0.7 },
      ),
      turned(
        [
          [0, 1.45],
          [0.7, 1.45],
          [0.7, 1.47],
          [0, 1.47],
        ],
        matte('#8a5a3c'),
      ),
    ),
    [0, 0, 0],
    [0, 0, 0],
    5,
  )

/** A pear, 10 cm high: the second fruit of a table. */
export const pear = () =>
  placed(
    clay(
      [
        { field: cone([0, 0.62, 0], [0.05, 1.35, 0], 0.62, 0.33), color: '#c7d84a', melt: 0.2 },
        {
          field: limb([
            [0.05, 1.6, 0, 0.05],
            [0.08, 1.8, 0, 0.05],
            [0.16, 1.98, 0, 0.055],
          ]),
          color: '#7a4a2c',
          melt: 0.04,
        },
      ],
      { cells: 80, roughness: 0.4, clearcoat: 0.4 },
    ),
    [0, 0, 0],
    [0, 0, 0],
    5,
  )
