import { type Object3D, Scene, type Texture } from 'three'
import type { Hue } from '../kit/colours.ts'
import { group, placed } from '../kit/shapes.ts'
import { dock, gamepad } from '../props/dock.ts'
import { halfDiscPlinth, sweep } from '../props/plinths.ts'
import { tablet } from '../props/tablet.ts'
import type { Staging } from '../rig/shot.ts'

/** Height of the plinth's top, which the things beside the gamepad stand on. */
export const plugoFloor = 0.2

/** Where things stand in the gamepad's tray. */
export const tray = { y: plugoFloor + dock.trayTop, z: dock.trayZ, x: dock.slotX } as const

/** A gamepad on a half-disc, a tablet in its groove, and what the child plays with. */
export function plugoStage(
  hue: Hue,
  { screen, trim, things }: { screen: Texture; trim: string; things: readonly Object3D[] },
): Staging {
  const scene = new Scene()
  scene.add(sweep(hue))
  const table = placed(group(), [0, 0, 0], [0, -0.3, 0])
  table.add(placed(group(halfDiscPlinth(2.9, plugoFloor, hue)), [0, 0, -0.95]))
  table.add(placed(gamepad(trim), [0, plugoFloor, 0]))
  table.add(
    placed(
      group(tablet(screen, 2.85, 2, 0.72)),
      [0, plugoFloor + 1.55, -0.53],
      [Math.PI / 2 - 0.24, 0, 0],
    ),
  )
  for (const thing of things) table.add(thing)
  scene.add(table)
  return {
    scene,
    hue,
    target: [0, 0.8, 0],
    extent: 3.6,
    views: {
      hero: { from: [0, 4.6, 9.4], look: [0, 1.12, 0], fill: [0.86, 0.86] },
      square: { from: [1.5, 5.6, 8.6], look: [0, 1.12, 0], fill: [0.93, 0.86] },
      portrait: { from: [3.4, 6.2, 7.6], look: [0, 1.12, 0], fill: [0.94, 0.86] },
    },
  }
}
