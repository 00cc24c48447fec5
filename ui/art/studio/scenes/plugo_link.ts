import { bar, bridge, knot, tower } from '../figures/links.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { riverScreen } from '../screens/river.ts'
import { plugoFloor, plugoStage, tray } from '../stages/plugo.ts'

/** Plugo Link: bars and knots that grow into bridges. */
export const scene: SceneBuilder = async () =>
  plugoStage(hues.aqua, {
    screen: await riverScreen(),
    trim: toy.sun,
    things: [
      placed(bridge(1.32, 0.72), [0, tray.y + 0.12, tray.z]),
      placed(tower(0.34, 0.95), [1.05, plugoFloor, 1.5], [0, 0.4, 0], 0.85),
      bar([-1.5, plugoFloor + 0.06, 1.1], [-0.85, plugoFloor + 0.06, 1.28], shade.pink),
      knot([-0.6, plugoFloor + 0.12, 1.4], toy.coral),
      bar([-1.25, plugoFloor + 0.06, 1.42], [-0.95, plugoFloor + 0.06, 1.62], toy.teal),
    ],
  })
