import { matte, satin } from '../kit/materials.ts'
import { ball, bleeding, block, group, placed, turned } from '../kit/shapes.ts'
import { roomTop } from './room.ts'

/** The length of a patch's side, and how far apart the patches are: they press on each other. */
const [side, step] = [0.95, 0.88]

/** Whether the middle of a patch is on the bed. */
const isOnBed = (x: number, z: number) => Math.abs(x) < 4.6 && z > -2.6 && z < 4.2

/** A bed: a quilt of soft patches that stand on their corners, up to its headboard. */
export function bed(colours: readonly string[], seam: string, board: string) {
  const skins = colours.map((color) => matte(color, { roughness: 0.95 }))
  const half = 5
  const steps = Array.from({ length: 2 * half + 1 }, (_, nth) => nth - half)
  const patches = steps.flatMap((row) =>
    steps.flatMap((column) => {
      const [x, z] = [(column - row) * step * Math.SQRT1_2, (column + row) * step * Math.SQRT1_2]
      const skin = skins[(column + row * 2 + 3 * half) % skins.length]
      if (skin === undefined || !isOnBed(x, z)) return []
      return [block([side, 0.5, side], 0.24, skin, [x, roomTop - 0.25, z], [0, Math.PI / 4, 0])]
    }),
  )
  const seams = block([10, 0.3, 7.6], 0.1, matte(seam, { roughness: 0.95 }), [0, -0.09, 1])
  const head = block([10, 1.5, 0.5], 0.22, satin(board, { roughness: 0.6 }), [0, 0.75, -2.5])
  return bleeding(group(...patches, seams, head))
}

/** A lamp that is left on at night: a shining ball in a cup. It stands on y = 0. */
export const nightLight = (color: string) =>
  group(
    turned(
      [
        [0, 0],
        [0.26, 0],
        [0.2, 0.1],
        [0.24, 0.22],
        [0, 0.22],
      ],
      satin('#ffffff'),
    ),
    placed(
      group(ball(0.42, satin(color, { emissive: color, emissiveIntensity: 0.8 }))),
      [0, 0.56, 0],
    ),
  )
