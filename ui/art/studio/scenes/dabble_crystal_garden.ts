import { crystals } from '../figures/nature.ts'
import { dropper, glassDome, growingDish } from '../figures/lab.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { displayFloor as floor, displayStage } from '../stages/display.ts'

/** Dabble Crystal Garden: crystals that grow overnight in a dish. */
export const scene: SceneBuilder = () =>
  displayStage(hues.mint, 1.75, [
    placed(growingDish(), [0, floor, -0.2]),
    placed(crystals(toy.violet, 1.5), [-0.1, floor + 0.12, -0.35], [0, 0.3, 0]),
    placed(crystals(shade.pink, 0.95), [-0.66, floor + 0.12, 0.1], [0, 1.1, 0]),
    placed(crystals(toy.teal, 1.05), [0.6, floor + 0.12, -0.05], [0, 2.2, 0]),
    placed(crystals(toy.sun, 0.6), [0.12, floor + 0.12, 0.42], [0, 0.7, 0]),
    placed(dropper(toy.coral), [1.2, floor, 0.85], [0, -0.3, 0]),
    placed(glassDome(shade.sky), [-1.22, floor, 0.75], [0, 0.2, 0]),
  ])
