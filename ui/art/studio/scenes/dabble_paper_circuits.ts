import { paperLantern, popCard, tapeRoll } from '../figures/paper.ts'
import { hues, toy } from '../kit/colours.ts'
import { placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { displayFloor as floor, displayStage } from '../stages/display.ts'

/** Dabble Paper Circuits: a card with shining stars and a circuit of copper tape. */
export const scene: SceneBuilder = () =>
  displayStage(hues.lilac, 1.75, [
    placed(popCard(), [0, floor, -0.3], [0, 0.1, 0]),
    placed(tapeRoll(), [-1.12, floor, 0.78], [0, 0.4, 0]),
    placed(paperLantern(toy.coral), [1.22, floor, 0.55], [0, 0, 0]),
  ])
