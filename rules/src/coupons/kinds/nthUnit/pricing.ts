import { allocate, percentOf, sumOf, type MinorUnits, type Share } from '../../../money.ts'
import { isEvery } from '../every.ts'
import type { KindPricing } from '../kind.ts'
import { everyNthUnit, isShare } from '../share.ts'

/**
 * Rounds half up once for the cart, then shares out over the lines whose units cost less. With n = 2 and
 * 50 %, of two units at $30 and $20 the one at $20 gets $10 off.
 */
export const nthUnitPricing: KindPricing<'nth-unit'> = {
  bringsGift: false,
  isSound: ({ every, basisPoints }) => isEvery(every) && isShare(basisPoints),
  savingPerLine: ({ every, basisPoints }, lines, { quantum }) => {
    const units = everyNthUnit(lines, every, quantum)
    const saving = percentOf(sumOf(units, amountOf), basisPoints, quantum)
    return allocate(saving, units, amountOf, quantum).map(({ of, amount }) => ({
      of: of.of,
      amount,
    }))
  },
}

function amountOf({ amount }: Share<unknown>): MinorUnits {
  return amount
}
