import { hues } from '../kit/colours.ts'
import { confetti, gift } from '../figures/party.ts'
import { placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { displayFloor, displayStage } from '../stages/display.ts'

/** Surprise gift: a parcel, with half-discs in the air. */
export const scene: SceneBuilder = () =>
  displayStage(hues.blush, 1.5, [
    placed(gift(), [0, displayFloor, 0], [0, 0.5, 0], 2.5),
    ...confetti(),
  ])
