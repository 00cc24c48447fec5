import { type Object3D, RingGeometry, Scene, type Texture } from 'three'
import type { Hue } from '../kit/colours.ts'
import { glow } from '../kit/materials.ts'
import { decoration, group, placed, solid, unlit } from '../kit/shapes.ts'
import { slabPlinth, sweep } from '../props/plinths.ts'
import { screenLift, tablet } from '../props/tablet.ts'
import type { Staging } from '../rig/shot.ts'

/** A figurine: its position x, z in the tablet's plane (3.5 × 2.46), and its rotation `turn`. */
export interface Figurine {
  readonly thing: Object3D
  readonly at: readonly [number, number]
  readonly turn?: number
  readonly scale?: number
  /** The colour of the rings on the screen around it. @default none: it stands beside the tablet */
  readonly ring?: string
}

const turn = 0.34

function answer(x: number, z: number, color: string, radius: number) {
  const rings = (
    [
      [radius, 0.9],
      [radius + 0.09, 0.45],
    ] as const
  ).map(([inner, opacity]) =>
    unlit(
      solid(
        new RingGeometry(inner, inner + 0.035, 72),
        glow(color, opacity),
        [x, 0, z],
        [-Math.PI / 2, 0, 0],
      ),
    ),
  )
  return group(...rings)
}

/** A lying tablet with figurines on its screen. Its underside is at 0.3. */
export function tactoTablet(screen: Texture, onScreen: readonly Figurine[], brightness = 0.62) {
  const table = placed(
    group(placed(tablet(screen, 3.5, 2.46, brightness), [0, 0.06, 0])),
    [0, 0.3, 0],
    [0, turn, 0],
  )
  const top = 0.06 + screenLift
  for (const {
    thing,
    at: [x, z],
    turn: facing = 0,
    scale = 1.2,
    ring,
  } of onScreen) {
    table.add(placed(group(thing), [x, top, z], [0, facing - turn, 0], scale))
    if (ring !== undefined) table.add(placed(answer(x, z, ring, 0.36 * scale), [0, top + 0.003, 0]))
  }
  return table
}

/** A tablet lying on a slab, with figurines on its screen and others beside it. */
export function tactoStage(
  hue: Hue,
  screen: Texture,
  onScreen: readonly Figurine[],
  beside: readonly Figurine[],
  brightness?: number,
): Staging {
  const scene = new Scene()
  scene.add(sweep(hue), placed(group(slabPlinth(4.9, 3, hue)), [0, 0, 0], [0, turn, 0]))
  scene.add(tactoTablet(screen, onScreen, brightness))
  const around = decoration(placed(group(), [0, 0.3, 0], [0, turn, 0]))
  for (const {
    thing,
    at: [x, z],
    turn: facing = 0,
    scale = 1.15,
  } of beside)
    around.add(placed(group(thing), [x, 0, z], [0, facing - turn, 0], scale))
  scene.add(around)
  return {
    scene,
    hue,
    target: [0, 0.4, 0],
    extent: 3.4,
    views: {
      hero: { from: [0, 4.7, 9], look: [0, 0.62, 0], fill: [0.86, 0.84] },
      square: { from: [-1.6, 7.2, 7.6], look: [0, 0.62, 0], fill: [0.93, 0.86] },
      portrait: { from: [-3, 8, 6.4], look: [0, 0.62, 0], fill: [0.94, 0.86] },
    },
  }
}
