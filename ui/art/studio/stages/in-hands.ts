import { Scene, type Texture } from 'three'
import type { Hue } from '../kit/colours.ts'
import { placed } from '../kit/shapes.ts'
import type { Child } from '../props/hands.ts'
import { heldTablet, type Risen } from '../props/held-tablet.ts'
import { sweep } from '../props/plinths.ts'
import type { Staging } from '../rig/shot.ts'

/** A tablet in a child's hands, from whose screen figures rise. */
export function inHands(
  hue: Hue,
  {
    screen,
    child,
    risen,
    lean = 0.3,
  }: {
    screen: Texture
    child: Child
    risen: readonly Risen[]
    /** How far the figures lean back from the screen's normal to the vertical, in radians. */
    lean?: number
  },
): Staging {
  const scene = new Scene()
  const tilt = 0.42
  scene.add(sweep(hue), placed(heldTablet(screen, child, risen, lean), [0, 1.9, 0], [tilt, 0, 0]))
  return {
    scene,
    hue,
    target: [0, 1.8, 0.3],
    extent: 3.2,
    views: { hero: { from: [0, 5.2, 8.6], look: [0, 1.8, 0], fill: [0.96, 0.94] } },
  }
}
