import { Scene } from 'three'
import { hues, toy } from '../kit/colours.ts'
import { group, placed } from '../kit/shapes.ts'
import { gamepad } from '../props/dock.ts'
import { halfDiscPlinth, sweep } from '../props/plinths.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { plugoFloor } from '../stages/plugo.ts'

/** The Plugo Gamepad alone, seen from above with tray and grips. */
export const scene: SceneBuilder = () => {
  const hue = hues.butter
  const stage = new Scene()
  const table = placed(
    group(
      placed(group(halfDiscPlinth(2.9, plugoFloor, hue)), [0, 0, -0.95]),
      placed(gamepad(toy.coral), [0, plugoFloor, 0]),
    ),
    [0, 0, 0],
    [0, -0.3, 0],
  )
  stage.add(sweep(hue), table)
  return {
    scene: stage,
    hue,
    target: [0, 0.6, 0],
    extent: 3.4,
    views: {
      hero: { from: [0, 7.2, 8.2], look: [0, 0.6, 0], fill: [0.88, 0.84] },
      square: { from: [2.4, 8.4, 6.6], look: [0, 0.6, 0], fill: [0.93, 0.86] },
      portrait: { from: [4.4, 8.6, 5.4], look: [0, 0.6, 0], fill: [0.94, 0.86] },
    },
  }
}
