import { parcel } from '../figures/policy.ts'
import { placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { cutout } from '../stages/cutout.ts'

export const scene: SceneBuilder = () => cutout(placed(parcel(), [0, 0, 0], [0, 0.4, 0]))
