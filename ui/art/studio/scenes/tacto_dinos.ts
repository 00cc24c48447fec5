import { type Object3D } from 'three'
import { sauropod, stego, trex, trike } from '../figures/dinos.ts'
import { hues, toy } from '../kit/colours.ts'
import { group, placed } from '../kit/shapes.ts'
import { footOf } from '../props/chess.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { jungleScreen } from '../screens/jungle.ts'
import { tactoStage } from '../stages/tacto.ts'

export const onFoot = (dino: Object3D, color: string) =>
  group(footOf(color, toy.sun, 0.42), placed(dino, [0.04, 0.19, 0], [0, 0, 0], 0.95))

/** Tacto Dinos: figurines that wake a jungle. */
export const scene: SceneBuilder = async () =>
  tactoStage(
    hues.mint,
    await jungleScreen(),
    [
      {
        thing: onFoot(trex(110), toy.cobalt),
        at: [-0.92, -0.1],
        turn: -0.45,
        scale: 1.4,
        ring: '#ffd35c',
      },
      { thing: onFoot(sauropod(110), toy.violet), at: [0.52, -0.5], turn: -0.5, ring: '#ffffff' },
      {
        thing: onFoot(trike(110), toy.sun),
        at: [0.42, 0.62],
        turn: -0.55,
        scale: 1.15,
        ring: '#ffb9c6',
      },
    ],
    [{ thing: onFoot(stego(110), toy.coral), at: [-2.1, 0.82], turn: -0.4, scale: 0.82 }],
  )
