import { book, pencilPot, schoolBag } from '../figures/school.ts'
import { shade, toy } from '../kit/colours.ts'
import { satin } from '../kit/materials.ts'
import { group, placed, turned } from '../kit/shapes.ts'
import { earthGlobe } from '../props/globe/earth.ts'
import { apple } from '../props/known.ts'
import { signTile, tileHalf } from '../props/tile.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { countScreen } from '../screens/count.ts'
import { cutout } from '../stages/cutout.ts'
import { plugoFloor, plugoTable, tray } from '../stages/plugo.ts'

const sum = [
  ['4', toy.coral],
  ['+', toy.cobalt],
  ['3', toy.teal],
  ['=', toy.violet],
  ['7', shade.orange],
] as const

/** A table of a class: a school bag, a globe on books, and a sum that is laid in tiles. */
export const scene: SceneBuilder = async () => {
  const board = turned(
    [
      [0, -0.2],
      [2.2, -0.2],
      [2.28, -0.1],
      [2.28, 0],
      [0, 0],
    ],
    satin('#f2cfa0', { roughness: 0.6 }),
    { segments: 128, soften: 0.06 },
  )
  const gamepad = plugoTable({
    screen: await countScreen(),
    trim: toy.cobalt,
    things: sum.map(([sign, color], slot) =>
      signTile(sign, color, [tray.x(slot), tray.y + tileHalf.standing, tray.z], [-0.12, 0, 0]),
    ),
  })
  return cutout(
    placed(
      group(
        board,
        placed(schoolBag(), [-1.12, 0, -0.72], [0, 0.3, 0]),
        placed(book(toy.violet), [1.06, 0, -0.75], [0, -0.15, 0]),
        placed(book(toy.sun, [1.7, 0.22, 1.2]), [1.02, 0.26, -0.75], [0, 0.12, 0]),
        placed(earthGlobe(), [1.04, 0.48, -0.75], [0, -0.1, 0], 0.86),
        placed(gamepad, [0.34, -plugoFloor * 0.54, 1.12], [0, 0.14, 0], 0.54),
        placed(pencilPot(), [-1.6, 0, 0.72], [0, 0.3, 0], 0.85),
        placed(group(apple()), [1.92, 0, 0.3], [0, 0.4, 0], 0.06),
      ),
      [0, 0, 0],
      [0, 0, 0],
      0.6,
    ),
    { from: [0, 3.3, 9], look: [0, 0.8, 0] },
  )
}
