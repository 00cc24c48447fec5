import { isChargeable, percentOf } from '../../../money.ts'
import type { KindPricing } from '../kind.ts'
import { isShare, leftOfAll, shareOut } from '../share.ts'

/**
 * The highest tier reached applies to the whole cart: with 10 % from $50 and 15 % from $100, goods of $120
 * get $18 off.
 */
export const spendTiersPricing: KindPricing<'spend-tiers'> = {
  bringsGift: false,
  isSound: ({ tiers }, quantum) =>
    tiers.every(({ from, basisPoints }) => isChargeable(from, quantum) && isShare(basisPoints)),
  savingPerLine: ({ tiers }, lines, { quantum, listTotal }) => {
    const basisPoints = tiers.findLast(({ from }) => listTotal >= from)?.basisPoints ?? 0
    return shareOut(percentOf(leftOfAll(lines), basisPoints, quantum), lines, quantum)
  },
}
