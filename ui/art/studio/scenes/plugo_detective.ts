import { clues, clueTile } from '../figures/clues.ts'
import { hat, magnifier } from '../figures/detective.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { mysteryScreen } from '../screens/mystery.ts'
import { plugoFloor, plugoStage } from '../stages/plugo.ts'
import { inSlot } from '../stages/plugo-tiles.ts'

/** Plugo Detective: clue tiles, a hat and a magnifying glass. */
export const scene: SceneBuilder = async () => {
  const clueTiles = await Promise.all(
    clues.slice(0, 5).map((clue, slot) => clueTile(clue, ...inSlot(slot))),
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
