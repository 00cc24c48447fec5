import { elephant } from '../figures/animals.ts'
import { placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { cutout } from '../stages/cutout.ts'

export const scene: SceneBuilder = () => cutout(placed(elephant(), [0, 0, 0], [0, 0.35, 0]))
