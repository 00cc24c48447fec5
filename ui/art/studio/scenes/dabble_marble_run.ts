import { marbleRun } from '../figures/marble-run.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { gloss } from '../kit/materials.ts'
import { ball, placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { displayFloor as floor, displayStage } from '../stages/display.ts'

/** Dabble Marble Run: ramps on a board, with rolling marbles. */
export const scene: SceneBuilder = () =>
  displayStage(hues.apricot, 1.75, [
    placed(marbleRun(), [0, floor, -0.15], [0, 0.28, 0]),
    ball(0.14, gloss(toy.cobalt), [-1.2, floor + 0.14, 0.78]),
    ball(0.14, gloss(toy.teal), [-0.86, floor + 0.14, 1.02]),
    ball(0.14, gloss(shade.pink), [1.2, floor + 0.14, 0.9]),
  ])
