import type { Hue } from '../kit/colours.ts'
import { boxOf } from '../props/boxes.ts'
import { gamepad } from '../props/dock.ts'
import { flatLay, lying, sized } from './flat-lay.ts'

/** The boxes of a pack's toys, seen from above, and its gamepad if `trim` gives its colour. */
export const packLay = async (
  hue: Hue,
  skus: readonly Parameters<typeof boxOf>[0][],
  trim?: string,
) => {
  const boxes = await Promise.all(skus.map((sku) => boxOf(sku)))
  return flatLay(hue, [
    boxes.map((box) => sized(lying(box), 1.3)),
    ...(trim === undefined ? [] : [[sized(gamepad(trim), boxes.length * 0.42)]]),
  ])
}
