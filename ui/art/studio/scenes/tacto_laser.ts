import { beam, beamHeight, emitter, gem, mirror } from '../figures/optics.ts'
import { hues, toy } from '../kit/colours.ts'
import { group, type Vec } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { opticsScreen } from '../screens/optics.ts'
import { type Figurine, tactoStage } from '../stages/tacto.ts'

const size = 1.2
const red = '#ff2f6e'

/** The points of the beam in the tablet's plane: from the lamp to the two mirrors to the gem. */
const lamp = [-1.35, 0.3] as const
const first = [-0.3, -0.82] as const
const second = [1.26, -0.4] as const
const goal = [1.34, 0.74] as const

type Place = readonly [x: number, z: number]

const lifted = ([x, z]: Place): Vec => [x, beamHeight * size, z]

/** The stage rotates figurines against the tablet. This undoes it, so that they match the beam. */
export const aligned = 0.34

const bearing = ([fromX, fromZ]: Place, [toX, toZ]: Place) => Math.atan2(toX - fromX, toZ - fromZ)

/** The angle of a mirror at `at` that sends light from one point to the other: half-way between. */
function turnOf(from: Place, at: Place, to: Place): number {
  const [a, b] = [bearing(at, from), bearing(at, to)]
  return a + Math.atan2(Math.sin(b - a), Math.cos(b - a)) / 2 + aligned
}

/** The puzzle on the tablet: lamp, two mirrors, the gem, and the beam between them. */
export function lightPuzzle(): Figurine[] {
  const rays = group(
    beam(lifted(lamp), lifted(first), red),
    beam(lifted(first), lifted(second), red),
    beam(lifted(second), lifted(goal), red),
  )
  return [
    { thing: emitter(red), at: lamp, turn: bearing(lamp, first) + aligned, ring: '#ff8fb1' },
    { thing: mirror(toy.cobalt), at: first, turn: turnOf(lamp, first, second), ring: '#9ad8fa' },
    { thing: mirror(toy.teal), at: second, turn: turnOf(first, second, goal), ring: '#7cf0dd' },
    { thing: gem('#ffb400'), at: goal, ring: '#ffd35c' },
    { thing: rays, at: [0, 0], turn: aligned, scale: 1 },
  ]
}

/**
 * Tacto Laser: mirrors send a beam to the gem. They are at the back, so that their glass is
 * visible.
 */
export const scene: SceneBuilder = async () =>
  tactoStage(hues.iris, await opticsScreen(), lightPuzzle(), [
    { thing: mirror(toy.coral), at: [-2.12, -0.55], turn: 0.45 },
  ])
