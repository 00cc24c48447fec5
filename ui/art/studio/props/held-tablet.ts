import { type Object3D, RingGeometry, type Texture } from 'three'
import { glow } from '../kit/materials.ts'
import { group, placed, solid, unlit } from '../kit/shapes.ts'
import { type Child, grippingHand } from './hands.ts'
import { screenLift, tablet } from './tablet.ts'

/** A figure that rises from a screen, at x, z of its plane (3.3 × 2.32). */
export interface Risen {
  readonly thing: Object3D
  readonly at: readonly [number, number]
  readonly scale?: number
  readonly turn?: number
  /** How far above the screen it floats. @default 0 */
  readonly lift?: number
  /** The colour of the rings of light around it. @default none */
  readonly ring?: string | undefined
}

export const heldSize = [3.3, 2.32] as const

/** Two rings of light on a screen. */
const rings = (color: string, radius: number) =>
  group(
    ...(
      [
        [radius, 0.95],
        [radius + 0.09, 0.5],
      ] as const
    ).map(([inner, opacity]) =>
      unlit(
        solid(
          new RingGeometry(inner, inner + 0.04, 72),
          glow(color, opacity),
          [0, 0, 0],
          [-Math.PI / 2, 0, 0],
        ),
      ),
    ),
  )

/**
 * A tablet in both hands of a child, lying around the origin with the child at +z, and the figures
 * that rise from its screen. `lean` tips the figures back against the tablet's own tilt.
 */
export function heldTablet(screen: Texture, child: Child, risen: readonly Risen[], lean = 0) {
  const [width, depth] = heldSize
  const right = grippingHand(child)
  const held = group(
    tablet(screen, width, depth, 0.7, 'matte'),
    placed(group(right.clone()), [width / 2, 0, 0.35]),
    placed(group(right), [-width / 2, 0, 0.35], [0, 0, 0], [-1, 1, 1]),
  )
  for (const {
    thing,
    at: [x, z],
    scale = 1,
    turn = 0,
    lift = 0,
    ring,
  } of risen) {
    held.add(
      placed(
        group(placed(group(thing), [0, 0, 0], [0, turn, 0], scale)),
        [x, screenLift + lift, z],
        [-lean, 0, 0],
      ),
    )
    if (ring !== undefined) held.add(placed(rings(ring, 0.34), [x, screenLift + 0.004, z]))
  }
  return held
}
