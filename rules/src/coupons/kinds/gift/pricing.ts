import { nothing } from '../../../money.ts'
import type { KindPricing } from '../kind.ts'

export const giftPricing: KindPricing<'gift'> = {
  bringsGift: true,
  isSound: () => true,
  savingPerLine: (_coupon, lines) => lines.map((of) => ({ of, amount: nothing })),
}
