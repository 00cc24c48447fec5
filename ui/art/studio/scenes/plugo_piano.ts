import { keyboard } from '../figures/tunes.ts'
import { hues, toy } from '../kit/colours.ts'
import { placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { tunesScreen } from '../screens/tunes.ts'
import { plugoFloor, plugoStage } from '../stages/plugo.ts'

/** Plugo Tunes: a piano that clips onto the gamepad. */
export const scene: SceneBuilder = async () =>
  plugoStage(hues.blush, {
    screen: await tunesScreen(),
    trim: toy.violet,
    things: [placed(keyboard(), [0, plugoFloor + 0.5, 0.3])],
  })
