import type { KindPricing } from '../kind.ts'
import { isEvery } from '../every.ts'
import { everyNthUnit } from '../share.ts'

/** With n = 3, units at $30, $20 and $10: the one at $10 is free. */
export const cheapestFreePricing: KindPricing<'cheapest-free'> = {
  bringsGift: false,
  isSound: ({ every }) => isEvery(every),
  savingPerLine: ({ every }, lines, { quantum }) => everyNthUnit(lines, every, quantum),
}
