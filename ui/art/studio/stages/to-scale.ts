import { type Object3D, Scene } from 'three'
import { type Hue, toy } from '../kit/colours.ts'
import { group, placed } from '../kit/shapes.ts'
import { apple, pencil, ruler } from '../props/known.ts'
import { sweep } from '../props/plinths.ts'
import type { Staging } from '../rig/shot.ts'

export interface Measured {
  /** The toy, standing on y = 0, in the units of its own scene. */
  readonly thing: Object3D
  /** The length of one of these units, in centimetres. */
  readonly centimetres: number
  /** A ruler of this length: it stands beside the toy, or lies before it. */
  readonly ruler: { readonly length: 15 | 30; readonly stands: boolean }
  /** Half the toy's width, and how far its front is from its middle, in centimetres. */
  readonly half: number
  readonly front: number
  readonly pencil?: string
}

/** A ruler on its end, with its print to the front. */
const standing = (flat: Object3D) =>
  group(
    placed(
      group(placed(group(flat), [0, 0, 0], [Math.PI / 2, 0, 0])),
      [0, 0, 0],
      [0, 0, Math.PI / 2],
    ),
  )

/** A toy beside things whose size everybody knows: an apple, a pencil, a school ruler. */
export function toScale(
  hue: Hue,
  { thing, centimetres, ruler: { length, stands }, half, front, pencil: wood }: Measured,
): Staging {
  const scene = new Scene()
  // Enlarge small pieces more than a globe or a gamepad.
  const size = 1 / (stands || length === 30 ? 12 : 4.6)
  const measure = stands
    ? placed(standing(ruler(length)), [-half - 2.6, length / 2 + 0.4, -1], [0, 0.3, 0])
    : placed(group(ruler(length)), [0, 0, front + 3.2])
  const all = group(
    placed(group(thing), [0, 0, 0], [0, 0, 0], centimetres),
    placed(apple(), stands ? [half + 1, 0, front * 0.8] : [half + 2.4, 0, -2.4]),
    placed(
      group(pencil(wood ?? toy.sun)),
      stands ? [half * 0.1, 0, front + 3] : [0, 0, front + 6.6],
      [0, stands ? 0.12 : -0.05, 0],
    ),
    measure,
  )
  scene.add(sweep(hue), placed(all, [0, 0, 0], [0, 0, 0], size))
  return {
    scene,
    hue,
    target: [0, 0.9, 0],
    extent: 3,
    views: {
      hero: stands
        ? { from: [0, 3, 9.2], look: [0, 1.2, 0], fill: [0.86, 0.84] }
        : { from: [0, 5.6, 7.8], look: [0, 0.6, 0], fill: [0.9, 0.84] },
    },
  }
}
