import { type Object3D } from 'three'
import { eiffel, gate, operaHouse, pyramids, taj, clockTower } from '../figures/landmarks.ts'
import { passport } from '../figures/passport.ts'
import { stickerSheet } from '../figures/stickers.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { gloss } from '../kit/materials.ts'
import { group, placed, turned, type Vec } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { displayFloor as floor, displayStage } from '../stages/display.ts'

/** A landmark on a coin that the globe knows. */
const token = (landmark: Object3D, color: string, at: Vec, turn: number, scale: number) =>
  placed(
    group(
      turned(
        [
          [0, 0],
          [0.36, 0],
          [0.36, 0.09],
          [0, 0.09],
        ],
        gloss(color),
      ),
      placed(landmark, [0, 0.09, 0], [0, 0, 0], scale),
    ),
    at,
    [0, turn, 0],
  )

/** Orboot Expansion Pack: landmarks on tokens, a passport to stamp, stickers for the globe. */
export const scene: SceneBuilder = async () => {
  const [book, sheet] = await Promise.all([passport(), stickerSheet()])
  return displayStage(hues.sky, 2.05, [
    placed(book, [0, floor, -0.55], [0, 0.12, 0]),
    placed(group(sheet), [-0.62, floor, 1.42], [0, -0.35, 0], 0.85),
    token(eiffel(), toy.sun, [-1.25, floor, 0.1], 0.4, 1.75),
    token(taj(), shade.pink, [-0.72, floor, 0.62], 0.35, 1.3),
    token(gate(), toy.teal, [0.08, floor, 0.78], 0.1, 1.5),
    token(pyramids('#f7bd52'), toy.cobalt, [0.84, floor, 0.76], -0.1, 1.5),
    token(clockTower(), toy.violet, [1.34, floor, 0.14], -0.3, 1.6),
    token(operaHouse(), toy.coral, [0.98, floor, 1.38], -0.25, 1.2),
  ])
}
