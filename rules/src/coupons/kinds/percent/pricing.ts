import { percentOf } from '../../../money.ts'
import type { KindPricing } from '../kind.ts'
import { isShare, leftOfAll, shareOut } from '../share.ts'

/** Rounded half up once for the cart, then shared out. */
export const percentPricing: KindPricing<'percent'> = {
  bringsGift: false,
  isSound: ({ basisPoints }) => isShare(basisPoints),
  savingPerLine: ({ basisPoints }, lines, { quantum }) =>
    shareOut(percentOf(leftOfAll(lines), basisPoints, quantum), lines, quantum),
}
