import { balloon } from '../figures/craft.ts'
import { placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { cutout } from '../stages/cutout.ts'

export const scene: SceneBuilder = () => cutout(placed(balloon(), [0, 0, 0], [0, 0.26, 0]))
