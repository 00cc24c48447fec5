import { bag } from '../figures/party.ts'
import { placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { cutout } from '../stages/cutout.ts'

export const scene: SceneBuilder = () => cutout(placed(bag(), [0, 0, 0], [0, 0.35, 0]))
