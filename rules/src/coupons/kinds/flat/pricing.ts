import { isChargeable } from '../../../money.ts'
import type { KindPricing } from '../kind.ts'
import { shareOut } from '../share.ts'

export const flatPricing: KindPricing<'flat'> = {
  bringsGift: false,
  isSound: ({ amount }, quantum) => isChargeable(amount, quantum),
  savingPerLine: ({ amount }, lines, { quantum }) => shareOut(amount, lines, quantum),
}
