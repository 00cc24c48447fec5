import { arrow, loop, robot } from '../figures/robot.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { pathScreen } from '../screens/path.ts'
import { tactoStage } from '../stages/tacto.ts'

/** Tacto Coding: arrows that send a robot through a garden. */
export const scene: SceneBuilder = async () =>
  tactoStage(
    hues.aqua,
    await pathScreen(),
    [
      { thing: robot(), at: [-0.72, 0.02], turn: 0.35, scale: 1.5, ring: '#ffd35c' },
      {
        thing: arrow(shade.orange, -Math.PI / 2),
        at: [0.3, 0.46],
        turn: 0.3,
        scale: 1.3,
        ring: '#ffffff',
      },
      { thing: arrow(shade.sky, 0), at: [0.14, -0.7], turn: 0.2, scale: 1.3, ring: '#ffffff' },
    ],
    [
      { thing: loop(toy.violet), at: [-2.14, 0.56], turn: 0.5, scale: 1.3 },
      { thing: arrow(toy.teal, Math.PI / 2), at: [2.14, 0.3], turn: 0, scale: 1.3 },
    ],
  )
