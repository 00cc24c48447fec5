import { type Object3D, Scene } from 'three'
import type { Hue } from '../kit/colours.ts'
import { discPlinth, sweep } from '../props/plinths.ts'
import type { Staging } from '../rig/shot.ts'

/** Height of the disc's top. */
export const displayFloor = 0.18

/** Objects on a disc of `radius`: bundles, books, craft kits, the gift. */
export function displayStage(hue: Hue, radius: number, things: readonly Object3D[]): Staging {
  const scene = new Scene()
  scene.add(sweep(hue), discPlinth(radius, displayFloor, hue), ...things)
  return {
    scene,
    hue,
    target: [0, 0.9, 0],
    extent: 3.5,
    views: {
      hero: { from: [0, 3.5, 9.6], look: [0, 1.1, 0], fill: [0.86, 0.86] },
      square: { from: [0, 3.9, 9.4], look: [0, 1.1, 0], fill: [0.92, 0.88] },
      portrait: { from: [0, 5.6, 8.4], look: [0, 1.1, 0], fill: [0.94, 0.86] },
    },
  }
}
