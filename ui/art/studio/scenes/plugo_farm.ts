import { barn, chick, cow, fence, pig, sheep } from '../figures/farm.ts'
import { hues, toy } from '../kit/colours.ts'
import { placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { farmScreen } from '../screens/farm.ts'
import { plugoFloor, plugoStage, tray } from '../stages/plugo.ts'

/** Plugo Farm: animals at home in the gamepad's tray. */
export const scene: SceneBuilder = async () =>
  plugoStage(hues.lime, {
    screen: await farmScreen(),
    trim: toy.coral,
    things: [
      placed(barn(), [1, tray.y, tray.z - 0.02], [0, -0.05, 0], 0.98),
      placed(cow(), [-1.1, tray.y, tray.z], [0, 0.35, 0], 1.35),
      placed(pig(), [-0.35, tray.y, tray.z + 0.02], [0, 0.2, 0], 1.25),
      placed(sheep(), [0.3, tray.y, tray.z], [0, 0.3, 0], 1.2),
      placed(fence(1), [-1.15, plugoFloor, 1.12], [0, 0.2, 0], 1.1),
      placed(chick(), [-0.3, plugoFloor, 1.36], [0, 0.5, 0], 1.5),
      placed(chick(), [0.2, plugoFloor, 1.5], [0, -0.1, 0], 1.3),
      placed(chick(), [1.5, plugoFloor, 1.2], [0, 0.2, 0], 1.4),
    ],
  })
