import type { KindPricing } from '../kind.ts'
import { isEvery } from '../every.ts'
import { everyNthUnit } from '../share.ts'

export const cheapestFreePricing: KindPricing<'cheapest-free'> = {
  bringsGift: false,
  isSound: ({ every }) => isEvery(every),
  savingPerLine: ({ every }, lines, { quantum }) => everyNthUnit(lines, every, quantum),
}
