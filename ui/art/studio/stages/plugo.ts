import { type Object3D, Scene, type Texture } from 'three'
import type { Hue } from '../kit/colours.ts'
import { group, placed } from '../kit/shapes.ts'
import { dock, gamepad } from '../props/dock.ts'
import { halfDiscPlinth, sweep } from '../props/plinths.ts'
import { tablet } from '../props/tablet.ts'
import type { Staging } from '../rig/shot.ts'

/** Height of the plinth's top, on which the objects beside the gamepad stand. */
export const plugoFloor = 0.2

/** The positions in the gamepad's tray. */
export const tray = { y: plugoFloor + dock.trayTop, z: dock.trayZ, x: dock.slotX } as const

/** What a Plugo kit brings to its gamepad. */
export interface PlugoSet {
  readonly screen: Texture
  /** The colour of the gamepad's sole and grips. */
  readonly trim: string
  /** The pieces, around the gamepad that stands at `plugoFloor`. */
  readonly things: readonly Object3D[]
}

/** A gamepad with a tablet in its groove and the child's pieces, on the object `ground`. */
export function plugoTable({ screen, trim, things }: PlugoSet, ...ground: readonly Object3D[]) {
  const table = placed(group(...ground), [0, 0, 0], [0, -0.3, 0])
  table.add(placed(gamepad(trim), [0, plugoFloor, 0]))
  table.add(
    placed(
      group(tablet(screen, 2.85, 2, 0.72)),
      [0, plugoFloor + 1.55, -0.53],
      [Math.PI / 2 - 0.24, 0, 0],
    ),
  )
  for (const thing of things) table.add(thing)
  return table
}

/** A gamepad on a half-disc, with a tablet in its groove and the child's pieces. */
export function plugoStage(hue: Hue, set: PlugoSet): Staging {
  const scene = new Scene()
  scene.add(sweep(hue))
  const plinth = placed(group(halfDiscPlinth(2.9, plugoFloor, hue)), [0, 0, -0.95])
  scene.add(plugoTable(set, plinth))
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
