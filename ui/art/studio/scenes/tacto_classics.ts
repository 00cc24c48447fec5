import { die, ladder, snake } from '../figures/classics.ts'
import { hues, toy } from '../kit/colours.ts'
import { group, placed } from '../kit/shapes.ts'
import { chessPiece } from '../props/chess.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { laddersScreen } from '../screens/ladders.ts'
import { tactoStage } from '../stages/tacto.ts'

const lying = (thing: ReturnType<typeof die>) => group(placed(thing, [0, 0.25, 0]))

/** Tacto Classics: snakes, ladders and dice on a board that counts. */
export const scene: SceneBuilder = async () =>
  tactoStage(
    hues.orchid,
    await laddersScreen(),
    [
      { thing: snake(), at: [-0.78, -0.38], turn: 0.35, scale: 1.25, ring: '#bdebd3' },
      { thing: ladder(), at: [0.34, -0.5], turn: 0.2, ring: '#ffd35c' },
      {
        thing: chessPiece('pawn', toy.coral, toy.sun),
        at: [-0.2, 0.62],
        turn: 0.2,
        ring: '#ffb9c6',
      },
      { thing: lying(die(toy.white, toy.coral)), at: [1.2, -0.32], turn: 0.5, scale: 1.25 },
    ],
    [
      { thing: chessPiece('pawn', toy.cobalt, toy.sun), at: [-2.1, 0.66], turn: 0.4 },
      { thing: lying(die(toy.sun, '#17203d')), at: [2.12, 0.72], turn: -0.2 },
    ],
  )
