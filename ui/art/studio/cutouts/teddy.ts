import { teddy } from '../figures/doctor.ts'
import { placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { cutout } from '../stages/cutout.ts'

export const scene: SceneBuilder = () => cutout(placed(teddy(), [0, 0, 0], [0, 0.3, 0]))
