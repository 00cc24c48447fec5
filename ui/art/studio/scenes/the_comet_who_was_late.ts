import { comet, ringedPlanet } from '../figures/comet.ts'
import { moon, star } from '../figures/space.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { gloss } from '../kit/materials.ts'
import { ball, placed, rod } from '../kit/shapes.ts'
import { hill, popupBook } from '../props/popup-book.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { displayStage } from '../stages/display.ts'

/** Stars on stalks by place and size. */
const stars = [
  [-1.2, 1.05, -0.35, 0.13],
  [-0.62, 1.28, -0.55, 0.1],
  [1.22, 1.0, -0.4, 0.13],
  [0.42, 0.98, -0.2, 0.09],
] as const

/** The Comet Who Was Late: it hurries over the night pages. */
export const scene: SceneBuilder = () =>
  displayStage(hues.peach, 2, [
    popupBook('#17203d', '#fffaf0', [
      hill(-0.85, -0.42, 0.62, '#3c4aa8'),
      hill(0.85, -0.42, 0.64, '#2f3b8f'),
      hill(0, -0.5, 0.55, '#27317a'),
      placed(comet(), [0.28, 1.62, -0.3], [0, 0.15, 0], 1.35),
      placed(rod(0.02, 0.9, gloss(toy.white)), [0.28, 0.95, -0.4]),
      placed(ringedPlanet(toy.coral, toy.sun), [0.92, 1.02, -0.5], [0, 0, -0.2], 1.05),
      placed(moon('#ffe9a8', '#f5d27a'), [-0.9, 0.8, -0.35], [0, 0, 0], 1.2),
      ball(0.12, gloss(shade.sky), [0.1, 0.72, -0.12]),
      ...stars.flatMap(([x, y, z, size]) => [
        placed(star(), [x, y, z], [0.1, 0.2, x], size),
        rod(0.012, y - 0.45, gloss(toy.white), [x, (y + 0.42) / 2, z - 0.02]),
      ]),
    ]),
  ])
