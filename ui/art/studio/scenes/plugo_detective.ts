import { hat, magnifier } from '../figures/detective.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { disc, sticker } from '../kit/paint.ts'
import { placed } from '../kit/shapes.ts'
import { signFace } from '../kit/signs.ts'
import { tile, tileHalf } from '../props/tile.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { mysteryScreen } from '../screens/mystery.ts'
import { plugoFloor, plugoStage, tray } from '../stages/plugo.ts'

/** Clues by printed art and the tile's colour. */
const clues = [
  ['1f43e', '#2743e3'],
  ['1f511', '#ff5546'],
  ['1f48d', '#14b8a6'],
  ['1fab6', '#8a63e8'],
  ['1f9e6', '#ff8a1f'],
] as const

/** Plugo Detective: clue tiles, a hat and a magnifying glass. */
export const scene: SceneBuilder = async () => {
  const prints = await Promise.all(clues.map(([code]) => sticker(code)))
  const clueTiles = clues.map(([, color], slot) =>
    tile(
      color,
      signFace(color, (brush) => {
        const art = prints[slot]
        disc(brush, 256, 256, 196, '#ffffff')
        if (art) brush.drawImage(art, 126, 126, 260, 260)
      }),
      [tray.x(slot), tray.y + tileHalf.standing, tray.z],
      [-0.12, 0, 0],
    ),
  )
  return plugoStage(hues.peach, {
    screen: await mysteryScreen(),
    trim: shade.ink,
    things: [
      ...clueTiles,
      placed(magnifier(toy.coral), [-1.2, plugoFloor + 0.24, 1.2], [-1.42, 0, 1], 1.05),
      placed(hat(), [1.35, plugoFloor, 1.2], [0, 0.4, 0], 1.25),
    ],
  })
}
