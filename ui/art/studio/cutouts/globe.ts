import { earthGlobe } from '../props/globe/earth.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { cutout } from '../stages/cutout.ts'

export const scene: SceneBuilder = () => cutout(earthGlobe())
