import { hues, toy } from '../kit/colours.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { kitsScreen } from '../screens/kits.ts'
import { plugoStage } from '../stages/plugo.ts'

/** The Plugo Gamepad: its tray is empty, and the tablet asks which kit to plug in. */
export const scene: SceneBuilder = async () => {
  const stage = plugoStage(hues.butter, {
    screen: await kitsScreen(),
    trim: toy.coral,
    things: [],
  })
  return {
    ...stage,
    views: {
      hero: { from: [0, 6.2, 8.8], look: [0, 1.12, 0], fill: [0.88, 0.86] },
      square: { from: [1.2, 7, 7.8], look: [0, 1.12, 0], fill: [0.93, 0.86] },
      portrait: { from: [2.6, 8, 6.6], look: [0, 1.12, 0], fill: [0.94, 0.86] },
    },
  }
}
