import { slingshot } from '../figures/slingshot.ts'
import { hues, toy } from '../kit/colours.ts'
import { gloss } from '../kit/materials.ts'
import { ball, placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { targetScreen } from '../screens/target.ts'
import { plugoFloor, plugoStage, tray } from '../stages/plugo.ts'

/** Plugo Slingshot: a slingshot in the gamepad aims at targets on the screen. */
export const scene: SceneBuilder = async () =>
  plugoStage(hues.orchid, {
    screen: await targetScreen(),
    trim: toy.coral,
    things: [
      placed(slingshot(), [0.1, tray.y - 0.05, tray.z], [0, 0.16, 0], 1.4),
      ball(0.17, gloss(toy.cobalt), [-1.2, plugoFloor + 0.17, 1.2]),
      ball(0.17, gloss(toy.teal), [-0.8, plugoFloor + 0.17, 1.42]),
      ball(0.17, gloss(toy.violet), [1.3, plugoFloor + 0.17, 1.3]),
    ],
  })
