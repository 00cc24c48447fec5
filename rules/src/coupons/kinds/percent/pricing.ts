import { percentOf } from '../../../money.ts'
import type { KindPricing } from '../kind.ts'
import { isShare, leftOfAll, shareOut } from '../share.ts'

/**
 * Rounds half up once for the cart, then shares out over the lines: 15 % of $10.01 and $5.00 is $2.25, as
 * $1.50 and $0.75.
 */
export const percentPricing: KindPricing<'percent'> = {
  bringsGift: false,
  isSound: ({ basisPoints }) => isShare(basisPoints),
  savingPerLine: ({ basisPoints }, lines, { quantum }) =>
    shareOut(percentOf(leftOfAll(lines), basisPoints, quantum), lines, quantum),
}
