import { trex } from '../figures/dinos.ts'
import { partyHat } from '../figures/party.ts'
import { group, placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { cutout } from '../stages/cutout.ts'

export const scene: SceneBuilder = () =>
  cutout(
    placed(
      group(trex(), placed(partyHat(), [0.06, 0.86, 0], [0, 0, 0.12], 1.1)),
      [0, 0, 0],
      [0, -0.6, 0],
    ),
  )
