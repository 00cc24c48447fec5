import { die, snake } from '../figures/classics.ts'
import { moon, star } from '../figures/space.ts'
import { hues, toy } from '../kit/colours.ts'
import { decoration, placed } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import { chessPiece } from '../props/chess.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { displayFloor as floor, displayStage } from '../stages/display.ts'

/** Tacto Game Night Pack: Chess and Classics under the moon. */
export const scene: SceneBuilder = async () => {
  const [chess, classics] = await Promise.all([boxOf('tacto_chess'), boxOf('tacto_classics')])
  return displayStage(hues.iris, 2.25, [
    placed(chess, [-0.98, floor, -0.45], [0, 0.2, 0], 1.08),
    placed(classics, [0.98, floor, -0.45], [0, -0.16, 0], 1.08),
    decoration(placed(moon('#ffe9a8', '#f5d27a'), [0.35, floor + 2.55, -0.5], [0, 0, 0], 2)),
    decoration(placed(star(), [-0.9, floor + 2.4, -0.6], [0.1, 0.2, 0.2], 0.15)),
    decoration(placed(star(), [1.5, floor + 2.35, -0.6], [0.1, -0.2, -0.2], 0.12)),
    placed(chessPiece('king', toy.coral, toy.sun), [-1.55, floor, 0.75], [0, 0.25, 0], 0.82),
    placed(chessPiece('knight', toy.teal, toy.sun), [-0.85, floor, 1.2], [0, 0.6, 0], 0.82),
    placed(snake(), [1.5, floor, 0.75], [0, -0.2, 0], 0.95),
    placed(chessPiece('pawn', toy.cobalt, toy.sun), [0.75, floor, 1.3], [0, -0.1, 0], 0.78),
    placed(die(), [-0.02, floor + 0.25, 1.5], [0, 0.5, 0]),
  ])
}
