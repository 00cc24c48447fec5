import { isWhole } from '../parts/fields.ts'
import type { KindFields, KindLint, KindPricing, KindWire, KindWords } from '../parts/kind.ts'
import { everyNthUnit, isEvery } from '../parts/share.ts'

/** Sorts units by price, the highest first, in groups of n. The cheapest unit of each full group is free. */
export const shape = {
  /** The n: 2 to 20. */
  every: isWhole,
}

type Own = KindFields<'cheapest-free', typeof shape>

/** With n = 3, units at $30, $20 and $10: the one at $10 is free. */
export const pricing: KindPricing<Own> = {
  bringsGift: false,
  isSound: ({ every }) => isEvery(every),
  savingPerLine: ({ every }, lines, { quantum }) => everyNthUnit(lines, every, quantum),
}

/** Without `every` at the wire it is 0, with which a coupon takes nothing off. */
export const wire: KindWire<Own> = {
  read: ({ every = 0 }) => ({ kind: 'cheapest-free', every }),
  write: ({ every }) => ({ code_value: 100, every }),
}

export const words: KindWords<Own> = ({ every }) => `Buy ${every}, the cheapest is free`

export const lint: KindLint<Own> = ({ every }) => !isEvery(every)
