import { isChargeable } from '../../../money.ts'
import type { KindPricing } from '../kind.ts'
import { shareOut } from '../share.ts'

/**
 * The amount, at most what the lines cost, shared out over them: $10 off lines of $30 and $20 is $6 and $4.
 */
export const flatPricing: KindPricing<'flat'> = {
  bringsGift: false,
  isSound: ({ amount }, quantum) => isChargeable(amount, quantum),
  savingPerLine: ({ amount }, lines, { quantum }) => shareOut(amount, lines, quantum),
}
