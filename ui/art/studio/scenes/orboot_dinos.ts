import { sauropod, stego, trex, trike } from '../figures/dinos.ts'
import { cloud, egg, palm, volcano } from '../figures/nature.ts'
import { hues } from '../kit/colours.ts'
import { decoration, group, placed } from '../kit/shapes.ts'
import { eggshellStand } from '../props/globe/eggshell.ts'
import { pangaeaMask } from '../props/globe/land.ts'
import { pangaeaLook } from '../props/globe/looks.ts'
import { printedMap } from '../props/globe/print.ts'
import { reliefOf, reliefSphere, standToward } from '../props/globe/relief.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { orbootStage } from '../stages/orboot.ts'

const palms = [
  [[-0.75, 0.66, -0.1], 1.25],
  [[-0.5, 0.8, 0.2], 0.95],
  [[0.5, 0.62, 0.62], 1],
  [[-0.2, 0.3, 0.95], 0.85],
  [[0.82, -0.1, 0.55], 0.9],
  [[-0.92, 0, 0.35], 1.1],
] as const

/** The Dinos globe in its eggshell, with nothing around it. */
export function dinosGlobe() {
  const mask = pangaeaMask()
  const { stand, axis } = eggshellStand('#fff3da', '#8a63e8')
  axis.add(reliefSphere(printedMap(mask, pangaeaLook), reliefOf(mask), { relief: 0.03 }))
  standToward(axis, trex(110), [-0.1, 1, 0.3], { scale: 0.95, turn: -0.5 })
  standToward(axis, sauropod(110), [0.84, 0.4, 0.5], { scale: 0.86, turn: -1, lean: 0.62 })
  standToward(axis, trike(110), [-0.72, 0.34, 0.64], { scale: 0.8, turn: -0.75, lean: 0.6 })
  standToward(axis, stego(110), [0.14, 0.06, 1], { scale: 0.72, turn: -0.35, lean: 0.72 })
  standToward(axis, volcano(), [0.48, 0.86, -0.1], { scale: 1.25, lean: 0.3 })
  for (const [toward, scale] of palms)
    standToward(axis, palm(), toward, { scale, turn: scale * 5, lean: 0.4 })
  return stand
}

/** Orboot Dinos: one old continent, hatched from an egg. */
export const scene: SceneBuilder = () => {
  const stand = dinosGlobe()
  const eggs = decoration(
    group(
      placed(egg('#fff3da', '#ff8a5c'), [-1.02, 0, 0.62], [0, 0.3, 0.25], 1.25),
      placed(egg('#d9c8ff', '#8a63e8'), [-0.74, 0, 0.92], [0, 0.3, -0.3], 1.05),
      placed(egg('#ffd0bd', '#ff5a4a'), [0.96, 0, 0.72], [0, 0.3, 0.2], 1.15),
    ),
  )
  return orbootStage(hues.mint, group(stand, eggs), [
    { thing: cloud(), at: [-1.7, 1.95, -0.5], scale: 1.2 },
    { thing: cloud(), at: [1.66, 2.75, -0.3], scale: 1 },
    { thing: cloud(), at: [1.7, 1.1, 0.3], scale: 0.8 },
  ])
}
