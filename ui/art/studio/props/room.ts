import { shade } from '../kit/colours.ts'
import { matte, satin } from '../kit/materials.ts'
import { bleeding, group, placed, roundedRect, slab, turned } from '../kit/shapes.ts'

/** The height of the top of a rug or a table, which lie on the floor of the sweep. */
export const roomTop = 0.14

/** A round rug: rings of colour, from the rim to the middle. */
export function rug(radius: number, colours: readonly string[]) {
  const step = radius / (colours.length + 0.6)
  return bleeding(
    group(
      ...colours.map((color, nth) => {
        const reach = radius - nth * step
        const top = roomTop + (nth - colours.length + 1) * 0.012
        return turned(
          [
            [0, 0],
            [reach, 0],
            [reach, top],
            [0, top],
          ],
          matte(color, { roughness: 0.95 }),
          { segments: 96, soften: 0.045 },
        )
      }),
    ),
  )
}

/** The board of a table, of pale wood. */
export const table = (width: number, depth: number, wood: string = '#f2cfa0') =>
  bleeding(
    group(
      placed(
        slab(roundedRect(width, depth, 0.5), 0.24, 0.09, satin(wood, { roughness: 0.6 }), {
          bevelSegments: 6,
        }),
        [0, roomTop - 0.12, 0],
        [-Math.PI / 2, 0, 0],
      ),
    ),
  )

/** A flat cushion, lying on y = 0. */
export const cushion = (color: string, trim: string = shade.cream) =>
  group(
    placed(
      slab(roundedRect(1.5, 1.5, 0.42), 0.36, 0.17, matte(color, { roughness: 0.9 }), {
        bevelSegments: 10,
      }),
      [0, 0.18, 0],
      [-Math.PI / 2, 0, 0],
    ),
    turned(
      [
        [0, 0.35],
        [0.09, 0.35],
        [0.09, 0.39],
        [0, 0.4],
      ],
      matte(trim),
    ),
  )
