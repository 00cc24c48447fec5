import { passport } from '../figures/passport.ts'
import { stickerSheet } from '../figures/stickers.ts'
import { tokens } from '../figures/tokens.ts'
import { hues } from '../kit/colours.ts'
import { group, placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { displayFloor as floor, displayStage } from '../stages/display.ts'

/** Orboot Expansion Pack: landmarks on tokens, a passport to stamp, stickers for the globe. */
export const scene: SceneBuilder = async () => {
  const [book, sheet] = await Promise.all([passport(), stickerSheet()])
  return displayStage(hues.sky, 2.05, [
    placed(book, [0, floor, -0.55], [0, 0.12, 0]),
    placed(group(sheet), [-0.62, floor, 1.42], [0, -0.35, 0], 0.85),
    placed(tokens.eiffel(), [-1.25, floor, 0.1], [0, 0.4, 0]),
    placed(tokens.taj(), [-0.72, floor, 0.62], [0, 0.35, 0]),
    placed(tokens.gate(), [0.08, floor, 0.78], [0, 0.1, 0]),
    placed(tokens.pyramids(), [0.84, floor, 0.76], [0, -0.1, 0]),
    placed(tokens.clockTower(), [1.34, floor, 0.14], [0, -0.3, 0]),
    placed(tokens.operaHouse(), [0.98, floor, 1.38], [0, -0.25, 0]),
  ])
}
