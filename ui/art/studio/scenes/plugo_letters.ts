import { hues, shade, toy } from '../kit/colours.ts'
import { signTile, tileHalf } from '../props/tile.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { lettersScreen } from '../screens/letters.ts'
import { plugoFloor, plugoStage, tray } from '../stages/plugo.ts'

const word = [
  ['T', toy.violet],
  ['I', toy.teal],
  ['G', toy.coral],
  ['E', toy.cobalt],
  ['R', shade.pink],
] as const

/** Plugo Letters: a word spelt in tiles. */
export const scene: SceneBuilder = async () => {
  const standing = word.map(([sign, color], slot) => {
    const arriving = slot === word.length - 1
    return signTile(
      sign,
      color,
      [tray.x(slot), tray.y + tileHalf.standing + (arriving ? 0.22 : 0), tray.z],
      [-0.12, 0, arriving ? 0.16 : 0],
    )
  })
  return plugoStage(hues.apricot, {
    screen: await lettersScreen(),
    trim: toy.teal,
    things: [
      ...standing,
      signTile('A', toy.teal, [-1.4, plugoFloor + tileHalf.standing, 1.12], [0, 0.35, 0]),
      signTile('B', toy.sun, [-0.62, plugoFloor + tileHalf.lying, 1.42], [-Math.PI / 2, 0, 0.2]),
      signTile('C', toy.coral, [1.35, plugoFloor + tileHalf.lying, 1.3], [-Math.PI / 2, 0, -0.35]),
    ],
  })
}
