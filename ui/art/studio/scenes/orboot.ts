import { balloon, plane } from '../figures/craft.ts'
import { cloud } from '../figures/nature.ts'
import { hues } from '../kit/colours.ts'
import { earthGlobe } from '../props/globe/earth.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { orbootStage } from '../stages/orboot.ts'

/** Orboot Earth: the world's wonders standing on a globe. */
export const scene: SceneBuilder = () =>
  orbootStage(hues.sky, earthGlobe(), [
    { thing: balloon(), at: [1.62, 2.5, 0.3], scale: 1.3 },
    { thing: plane(), at: [-1.42, 2.42, 0.75], scale: 1.25, turn: [0.25, 0.5, 0.3] },
    { thing: cloud(), at: [-1.7, 1.75, -0.4], scale: 1.25 },
    { thing: cloud(), at: [1.6, 1.3, 0.55], scale: 1 },
    { thing: cloud(), at: [-1.4, 0.75, 0.6], scale: 0.66 },
    { thing: cloud(), at: [0.95, 3, -0.7], scale: 0.8 },
  ])
