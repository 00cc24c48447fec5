import { beam, beamHeight, emitter, gem, mirror } from '../figures/optics.ts'
import { hues, toy } from '../kit/colours.ts'
import { group, type Vec } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { opticsScreen } from '../screens/optics.ts'
import { tactoStage } from '../stages/tacto.ts'

const size = 1.2
const red = '#ff2f6e'

/** The corners of the beam in the tablet's plane: lamp, two mirrors, gem. */
const corners = [
  [-1.3, 0.5],
  [0.5, 0.5],
  [-0.35, -0.62],
  [1.25, -0.62],
] as const

const lifted = ([x, z]: readonly [number, number]): Vec => [x, beamHeight * size, z]

/** Tacto Laser: mirrors send a beam to the gem. */
export const scene: SceneBuilder = async () => {
  const [lamp, near, far, goal] = corners
  // The stage turns figurines against the tablet; this undoes it, so that mirrors stand by the beam.
  const aligned = 0.34
  const rays = group(
    beam(lifted(lamp), lifted(near), red),
    beam(lifted(near), lifted(far), red),
    beam(lifted(far), lifted(goal), red),
  )
  return tactoStage(
    hues.iris,
    await opticsScreen(),
    [
      { thing: emitter(red), at: lamp, turn: Math.PI / 2 + aligned, ring: '#ff8fb1' },
      { thing: mirror(toy.cobalt), at: near, turn: -Math.PI / 2 - 0.46 + aligned, ring: '#9ad8fa' },
      { thing: mirror(toy.teal), at: far, turn: Math.PI / 2 - 0.46 + aligned, ring: '#7cf0dd' },
      { thing: gem('#ffb400'), at: goal, ring: '#ffd35c' },
      { thing: rays, at: [0, 0], turn: aligned, scale: 1 },
    ],
    [{ thing: mirror(toy.coral), at: [2.1, 0.7], turn: -0.4 }],
  )
}
