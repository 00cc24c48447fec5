import { boat } from '../figures/craft.ts'
import { kite } from '../figures/kite.ts'
import { cloud, palm } from '../figures/nature.ts'
import { whale } from '../figures/animals.ts'
import { hues, toy } from '../kit/colours.ts'
import { gloss, matte } from '../kit/materials.ts'
import { ball, placed, tube } from '../kit/shapes.ts'
import { hill, popupBook } from '../props/popup-book.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { displayStage } from '../stages/display.ts'

/** A curl of wind: a long stroke that rolls up. */
const curl = (x: number, y: number, z: number, size: number, color: string) =>
  placed(
    tube(
      [
        [-0.7, 0, 0],
        [-0.2, 0.03, 0],
        [0.2, 0, 0],
        [0.36, 0.13, 0],
        [0.26, 0.26, 0],
        [0.13, 0.2, 0],
        [0.17, 0.12, 0],
      ],
      0.032,
      gloss(color),
    ),
    [x, y, z],
    [0, 0, 0],
    size,
  )

/** A wave that stands up from the fold. */
const wave = (z: number, height: number, color: string) =>
  [-1.12, -0.56, 0, 0.56, 1.12].map((x, i) =>
    ball(0.36, matte(color), [x + (i % 2) * 0.06, 0.4, z], [1, height, 0.34]),
  )

/** A Map of All the Winds: a kite that has lost its string, and the winds that carry it. */
export const scene: SceneBuilder = () =>
  displayStage(hues.peach, 2, [
    popupBook('#0f8f86', '#fffaf0', [
      ...wave(-0.6, 0.95, '#2a8fe0'),
      ...wave(-0.34, 0.75, '#43aef0'),
      hill(1.02, -0.1, 0.3, '#f2cf72'),
      placed(boat(), [-0.62, 0.66, -0.44], [0, -0.15, 0.06], 2.9),
      placed(whale(), [0.56, 0.66, -0.36], [0, 0.5, 0], 1.15),
      placed(palm(), [1.02, 0.48, -0.1], [0, 0.4, 0], 1.6),
      placed(kite(), [0.56, 2.3, -0.5], [-0.1, -0.15, -0.5], 1.5),
      placed(cloud(), [-1.06, 1.75, -0.55], [0, 0, 0], 1.35),
      placed(cloud(), [1.4, 1.5, -0.6], [0, 0, 0], 1),
      curl(-0.62, 2.35, -0.55, 0.75, toy.white),
    ]),
  ])
