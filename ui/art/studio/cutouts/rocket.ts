import { rocket } from '../figures/craft.ts'
import { placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { cutout } from '../stages/cutout.ts'

export const scene: SceneBuilder = () => cutout(placed(rocket(), [0, 0, 0], [0, 0.2, -0.45]))
