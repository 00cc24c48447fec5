import { hues, shade, toy } from '../kit/colours.ts'
import { signTile, tileHalf } from '../props/tile.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { countScreen } from '../screens/count.ts'
import { plugoFloor, plugoStage, tray } from '../stages/plugo.ts'

/** A sum in the tray; the last tile is being added. */
const sum = [
  ['4', toy.coral],
  ['+', toy.cobalt],
  ['3', toy.teal],
  ['=', toy.violet],
  ['7', shade.orange],
] as const

/** Plugo Count: a sum laid in tiles that stand in the gamepad. */
export const scene: SceneBuilder = async () => {
  const standing = sum.map(([sign, color], slot) => {
    const arriving = slot === sum.length - 1
    return signTile(
      sign,
      color,
      [tray.x(slot), tray.y + tileHalf.standing + (arriving ? 0.2 : 0), tray.z],
      [-0.12, 0, arriving ? -0.13 : 0],
    )
  })
  return plugoStage(hues.butter, {
    screen: await countScreen(),
    trim: toy.cobalt,
    things: [
      ...standing,
      signTile('9', shade.pink, [-1.5, plugoFloor + tileHalf.lying, 1.16], [-Math.PI / 2, 0, 0.3]),
      signTile('2', toy.teal, [0.7, plugoFloor + tileHalf.lying, 1.4], [-Math.PI / 2, 0, -0.25]),
      signTile('5', toy.cobalt, [1.5, plugoFloor + tileHalf.standing, 1.1], [0, -0.4, 0]),
    ],
  })
}
