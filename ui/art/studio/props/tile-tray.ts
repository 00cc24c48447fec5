import { matte, satin } from '../kit/materials.ts'
import { block, group } from '../kit/shapes.ts'
import { dock } from './dock.ts'

/** A tray with five places for tiles, which fits the gamepad, standing on y = 0. */
export const tileTray = (color: string) =>
  group(
    block([3.05, 0.14, 0.62], 0.06, satin(color), [0, 0.07, 0]),
    ...[0, 1, 2, 3, 4].map((slot) =>
      block([0.5, 0.03, 0.24], 0.012, matte('#ffffff'), [dock.slotX(slot), 0.142, 0]),
    ),
  )
