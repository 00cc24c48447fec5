import { heartToken, medicine, stethoscope, teddy, thermometer } from '../figures/doctor.ts'
import { hues } from '../kit/colours.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { clinicScreen } from '../screens/clinic.ts'
import { tactoStage } from '../stages/tacto.ts'

/** Tacto Doctor: a teddy and everything to make it well again. */
export const scene: SceneBuilder = async () =>
  tactoStage(
    hues.blush,
    await clinicScreen(),
    [
      { thing: teddy(), at: [-0.66, -0.24], turn: 0.3, scale: 1.5, ring: '#ff8fb1' },
      { thing: stethoscope(), at: [0.46, -0.5], turn: 0.2, scale: 1.3, ring: '#9ad8fa' },
      { thing: thermometer(), at: [1.2, 0.34], turn: 0, scale: 1.15, ring: '#ffd35c' },
    ],
    [
      { thing: medicine(), at: [-2.1, 0.66], turn: 0.4 },
      { thing: heartToken(), at: [2.14, -0.3], turn: -0.1 },
    ],
  )
