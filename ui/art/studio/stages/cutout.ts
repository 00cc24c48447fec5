import { Box3, type Object3D, Scene } from 'three'
import { hues } from '../kit/colours.ts'
import type { Staging, View } from '../rig/shot.ts'

/**
 * A figure without background. It is lifted off the floor, so that the camera frames all of it. `eye` is the camera's
 * direction, by default from slightly above.
 */
export function cutout(
  thing: Object3D,
  eye: Pick<View, 'from' | 'look'> = { from: [0, 1.6, 9], look: [0, 0.5, 0] },
): Staging {
  thing.position.y += 0.1 - new Box3().setFromObject(thing, true).min.y
  const scene = new Scene()
  scene.add(thing)
  const view: View = { ...eye, fill: [0.92, 0.92] }
  return {
    scene,
    hue: hues.sky,
    target: [0, 0.6, 0],
    extent: 1.7,
    views: { hero: view, figure: view },
  }
}
