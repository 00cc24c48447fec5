import type { Object3D } from 'three'
import { shade, toy } from '../kit/colours.ts'
import { gloss } from '../kit/materials.ts'
import { group, placed, turned } from '../kit/shapes.ts'
import { clockTower, eiffel, gate, operaHouse, pyramids, taj } from './landmarks.ts'

/** A landmark on a coin of radius 0.36 that the globe's app recognises. */
const token = (landmark: Object3D, color: string, scale: number) =>
  group(
    turned(
      [
        [0, 0],
        [0.36, 0],
        [0.36, 0.09],
        [0, 0.09],
      ],
      gloss(color),
    ),
    placed(landmark, [0, 0.09, 0], [0, 0, 0], scale),
  )

/** The six tokens of the Orboot Expansion Pack. */
export const tokens = {
  eiffel: () => token(eiffel(), toy.sun, 1.75),
  taj: () => token(taj(), shade.pink, 1.3),
  gate: () => token(gate(), toy.teal, 1.5),
  pyramids: () => token(pyramids('#f7bd52'), toy.cobalt, 1.5),
  clockTower: () => token(clockTower(), toy.violet, 1.6),
  operaHouse: () => token(operaHouse(), toy.coral, 1.2),
} as const
