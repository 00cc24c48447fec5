import { type Object3D, Scene, type Texture } from 'three'
import { type Hue, toy } from '../kit/colours.ts'
import { placed, type Vec } from '../kit/shapes.ts'
import { type Child, pinchingHand } from '../props/hands.ts'
import { heldTablet, type Risen } from '../props/held-tablet.ts'
import { mug } from '../props/known.ts'
import { sweep } from '../props/plinths.ts'
import { roomTop, rug, table } from '../props/room.ts'
import type { Staging } from '../rig/shot.ts'
import { plugoFloor, type PlugoSet, plugoTable, tray } from './plugo.ts'
import { type Figurine, tactoTablet } from './tacto.ts'

/** Where the camera stands: at a table, or behind a reader who looks down at a tablet. */
const camera = { atTable: [0, 4.6, 9], overShoulder: [0, 5.8, 8.6] } as const

/** The staging of a toy in use, with the child's hands. */
function atPlay(
  hue: Hue,
  things: readonly Object3D[],
  fill: readonly [number, number],
  from: Vec = camera.atTable,
): Staging {
  const scene = new Scene()
  scene.add(sweep(hue), ...things)
  return {
    scene,
    hue,
    target: [0, 0.8, 0.3],
    extent: 3.8,
    views: { hero: { from, look: [0, 0.9, 0], fill } },
  }
}

/** Puts things whose feet are at y = 0 on the rug or the table. */
const onTop = (things: readonly Object3D[]) =>
  things.map((thing) => {
    thing.position.y += roomTop
    return thing
  })

/** A globe on a rug, seen over the tablet that a child holds in front of it. */
export const globeInUse = (
  hue: Hue,
  {
    globe,
    screen,
    child,
    risen,
    rings,
  }: {
    globe: Object3D
    screen: Texture
    child: Child
    risen: readonly Risen[]
    /** The colours of the rug, from its rim to its middle. */
    rings: readonly string[]
  },
) =>
  atPlay(
    hue,
    [
      placed(rug(3.6, rings), [0, 0, 0.4]),
      placed(globe, [-0.4, roomTop, -0.7], [0, 0.1, 0]),
      placed(heldTablet(screen, child, risen, 0.3), [0.75, 1.25, 1.9], [0.6, -0.18, 0], 0.56),
    ],
    [0.92, 0.92],
  )

/** Where a hand holds a piece above the gamepad's last place. */
const aboveLast: Vec = [tray.x(4) + 0.06, tray.y + 1.02, tray.z + 0.02]

/** A gamepad on a table, and a child whose thumb and forefinger are at `pinch`. */
export const plugoInUse = (hue: Hue, set: PlugoSet, child: Child, pinch = aboveLast) =>
  atPlay(
    hue,
    [
      table(9.5, 6.4),
      placed(
        plugoTable({
          ...set,
          things: [...set.things, placed(pinchingHand(child), pinch, [0, 0, 0], 0.78)],
        }),
        [0, roomTop - plugoFloor, 0],
        [0, -0.3, 0],
      ),
      placed(mug(toy.white, set.trim), [-2.6, roomTop, -0.9], [0, -0.5, 0], 0.11),
    ],
    [0.92, 0.86],
  )

/** A tablet on a table, on which a child moves a piece. `beside` stands around it on the table. */
export const tactoInUse = (
  hue: Hue,
  {
    screen,
    played,
    beside,
    child,
    pinch,
  }: {
    screen: Texture
    played: readonly Figurine[]
    beside: readonly Object3D[]
    child: Child
    /** Where thumb and forefinger are, above the table. */
    pinch: Vec
  },
) =>
  atPlay(
    hue,
    [
      table(9.5, 6.4),
      placed(tactoTablet(screen, played), [0, roomTop, 0], [0, 0.34, 0]),
      placed(pinchingHand(child), [pinch[0], roomTop + pinch[1], pinch[2]], [0, 0, 0], 0.92),
      ...onTop(beside),
    ],
    [0.92, 0.86],
  )

/** Something that is made at a table, and a child whose thumb and forefinger are at `pinch`. */
export const craftInUse = (
  hue: Hue,
  { things, child, pinch }: { things: readonly Object3D[]; child: Child; pinch: Vec },
) =>
  atPlay(
    hue,
    [table(9.5, 6.4), ...onTop([...things, placed(pinchingHand(child), pinch, [0, 0, 0], 0.85)])],
    [0.92, 0.86],
  )

/**
 * An e-storybook on a tablet, seen over its reader's shoulder, on a rug, a bed or a table. The subject
 * is low, because a phone's quick view shows only the middle two thirds of the square.
 */
export const storyInUse = (
  hue: Hue,
  {
    ground,
    tablet,
    beside,
  }: {
    ground: Object3D
    /** A tablet in a child's hands, or on a stand. */
    tablet: Object3D
    /** Stands around the tablet, on the ground. */
    beside: readonly Object3D[]
  },
) => atPlay(hue, [ground, ...onTop([tablet, ...beside])], [0.95, 0.71], camera.overShoulder)
