import { rocket } from '../figures/craft.ts'
import { astronaut, moon, rover, star } from '../figures/space.ts'
import { hues, toy } from '../kit/colours.ts'
import { group } from '../kit/shapes.ts'
import { marsHeight, marsPrint } from '../props/globe/mars.ts'
import { reliefSphere, standToward } from '../props/globe/relief.ts'
import { meridianStand } from '../props/globe/stand.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { orbootStage } from '../stages/orboot.ts'

const stars = [
  [-1.6, 2.55, -0.4, 0.13],
  [1.5, 2.85, -0.3, 0.1],
  [-1.45, 0.95, 0.3, 0.08],
  [1.7, 1.2, 0.2, 0.14],
  [-1.9, 1.7, -0.4, 0.09],
] as const

/** The Mars globe on its white stand, with nothing around it. */
export function marsGlobe() {
  const { stand, axis } = meridianStand(toy.white, toy.sun)
  axis.add(
    reliefSphere(marsPrint(), marsHeight, {
      relief: 1,
      columns: 480,
      rows: 240,
      roughness: 0.8,
      error: 0.0006,
    }),
  )
  standToward(axis, rover(), [-0.05, 1, 0.36], { scale: 1.1, turn: -0.5 })
  standToward(axis, rover(), [0.42, 0.22, 0.86], { scale: 0.85, turn: -0.6, lean: 0.65 })
  standToward(axis, astronaut(), [-0.8, 0.5, 0.5], { scale: 1.05, turn: 0.2, lean: 0.55 })
  standToward(axis, rocket(), [0.72, 0.66, 0.2], { scale: 1.05, lean: 0.25 })
  return group(stand)
}

/** Orboot Mars: rovers, a rocket and an astronaut on the red planet. */
export const scene: SceneBuilder = () =>
  orbootStage(hues.midnight, marsGlobe(), [
    ...stars.map(([x, y, z, scale]) => ({
      thing: star(),
      at: [x, y, z] as const,
      scale,
      turn: [0.2, 0.3, x] as const,
    })),
    { thing: moon(), at: [1.55, 2.05, 0.2], scale: 1 },
  ])
