import { bulb } from '../figures/electronics.ts'
import { gem, mirror } from '../figures/optics.ts'
import { loop, robot } from '../figures/robot.ts'
import { hues, toy } from '../kit/colours.ts'
import { placed } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { displayFloor as floor, displayStage } from '../stages/display.ts'

/** Tacto STEM Pack 3: Electronics, Coding and Laser. */
export const scene: SceneBuilder = async () => {
  const [electronic, coding, laser] = await Promise.all([
    boxOf('tacto_electronic'),
    boxOf('tacto_coding'),
    boxOf('tacto_laser'),
  ])
  return displayStage(hues.coral, 2.3, [
    placed(electronic, [-0.98, floor, -0.5], [0, 0.2, 0]),
    placed(coding, [0.98, floor, -0.5], [0, -0.16, 0]),
    placed(laser, [0, floor + 1.75, -0.58], [0, 0.05, 0]),
    placed(bulb(), [-1.5, floor, 0.8], [0, 0.25, 0], 0.95),
    placed(mirror(toy.cobalt), [-0.72, floor, 1.3], [0, 0.35, 0], 0.95),
    placed(gem('#ffb400'), [0.08, floor, 1.48], [0, 0, 0], 0.95),
    placed(robot(), [1.5, floor, 0.8], [0, -0.25, 0], 0.95),
    placed(loop(toy.violet), [0.82, floor, 1.3], [0, -0.1, 0], 1),
  ])
}
