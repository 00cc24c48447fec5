import { cloud, pine } from '../figures/nature.ts'
import { monster } from '../figures/monster.ts'
import { star } from '../figures/space.ts'
import { hues, toy } from '../kit/colours.ts'
import { placed } from '../kit/shapes.ts'
import { hill, popupBook } from '../props/popup-book.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { displayStage } from '../stages/display.ts'

/** Who's the Monster in Oko?: it looks out of the wood. */
export const scene: SceneBuilder = () =>
  displayStage(hues.peach, 2, [
    popupBook('#5a3fc0', '#fffaf0', [
      hill(-0.85, -0.42, 0.62, '#7ed06a'),
      hill(0.85, -0.42, 0.64, '#5fbd58'),
      hill(0, -0.5, 0.55, '#46a84f'),
      placed(monster(), [0, 0.48, -0.28], [0, 0.15, 0], 1.35),
      placed(pine(), [-1.25, 0.46, -0.4], [0, 0, 0], 2.6),
      placed(pine('#36ad68'), [-0.78, 0.58, -0.55], [0, 0, 0], 3.2),
      placed(pine(), [1.28, 0.48, -0.46], [0, 0, 0], 2.8),
      placed(pine('#36ad68'), [0.84, 0.58, -0.6], [0, 0, 0], 3.4),
      placed(cloud(), [-0.95, 1.75, -0.6], [0, 0, 0], 1.1),
      placed(star(toy.sun), [0.92, 1.8, -0.6], [0.1, 0.2, 0.2], 0.13),
    ]),
  ])
