import { battery, bulb, fan } from '../figures/electronics.ts'
import { emitter, gem, mirror } from '../figures/optics.ts'
import { hues, toy } from '../kit/colours.ts'
import { placed } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { displayFloor as floor, displayStage } from '../stages/display.ts'

/** Tacto STEM Pack 2: Laser and Electronics. */
export const scene: SceneBuilder = async () => {
  const [electronic, laser] = await Promise.all([boxOf('tacto_electronic'), boxOf('tacto_laser')])
  return displayStage(hues.blush, 2.25, [
    placed(electronic, [-0.98, floor, -0.45], [0, 0.2, 0], 1.08),
    placed(laser, [0.98, floor, -0.45], [0, -0.16, 0], 1.08),
    placed(bulb(), [-1.66, floor, 0.72], [0, 0.25, 0], 0.95),
    placed(battery(), [-1.04, floor, 1.22], [0, 0.15, 0], 0.85),
    placed(fan(), [-0.36, floor, 1.52], [0, 0, 0], 0.85),
    placed(gem('#ffb400'), [0.36, floor, 1.52], [0, 0, 0], 0.9),
    placed(mirror(toy.teal), [1.04, floor, 1.22], [0, -0.1, 0], 0.9),
    placed(emitter('#ff2f6e'), [1.66, floor, 0.72], [0, -0.5, 0], 0.95),
  ])
}
