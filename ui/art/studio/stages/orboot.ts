import { Scene, type Object3D } from 'three'
import type { Hue } from '../kit/colours.ts'
import { bleeding, placed, type Vec } from '../kit/shapes.ts'
import { discPlinth, sweep } from '../props/plinths.ts'
import type { Format, Staging } from '../rig/shot.ts'

/** An object that floats beside a globe: position x, y, z in the hero, and size. */
export interface Floating {
  readonly thing: Object3D
  readonly at: Vec
  readonly scale: number
  readonly turn?: Vec
}

/** How far floating objects may spread in each format. */
const spread: Record<Format, number> = { hero: 1, square: 0.74, portrait: 0.6, figure: 1 }

/** A globe on a disc. Floating objects are nearer to it in narrow formats. */
export function orbootStage(hue: Hue, globe: Object3D, floating: readonly Floating[]): Staging {
  const scene = new Scene()
  scene.add(sweep(hue), discPlinth(1.25, 0.16, hue), globe)
  globe.position.y = 0.16
  for (const { thing, turn } of floating) scene.add(bleeding(placed(thing, [0, 0, 0], turn)))
  return {
    scene,
    hue,
    target: [0, 1.4, 0],
    extent: 3.4,
    arrange: (format) => {
      for (const {
        thing,
        at: [x, y, z],
        scale,
      } of floating) {
        const narrow = spread[format]
        thing.position.set(
          x * narrow,
          format === 'portrait' ? (y - 1.7) * 1.05 + 1.7 : y,
          z - (1 - narrow) * 1.6,
        )
        thing.scale.setScalar(scale * (0.4 + 0.6 * narrow))
      }
    },
    views: {
      hero: { from: [0, 2.4, 9.2], look: [0, 1.72, 0], fill: [0.8, 0.87] },
      square: { from: [0, 2.7, 9.2], look: [0, 1.72, 0], fill: [0.84, 0.86] },
      portrait: { from: [0, 2.9, 9.2], look: [0, 1.72, 0], fill: [0.88, 0.8] },
    },
  }
}
