import { battery, bulb, fan, lever } from '../figures/electronics.ts'
import { hues } from '../kit/colours.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { circuitScreen } from '../screens/circuit.ts'
import { tactoStage } from '../stages/tacto.ts'

/** Tacto Electronics: parts set on a circuit that lights up. */
export const scene: SceneBuilder = async () =>
  tactoStage(
    hues.periwinkle,
    await circuitScreen(),
    [
      { thing: bulb(), at: [0.1, -0.5], turn: 0.25, scale: 1.45, ring: '#ffd35c' },
      { thing: battery(), at: [-1.08, 0.14], turn: 0.3, scale: 1.28, ring: '#7cf0dd' },
      { thing: fan(), at: [1.1, 0.1], turn: 0.1, scale: 1.28, ring: '#cbbffc' },
    ],
    [{ thing: lever(), at: [-2.12, 0.7], turn: 0.5, scale: 1.05 }],
  )
