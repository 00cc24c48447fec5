import { isEvery } from './every.ts'
import { isWhole } from './fields.ts'
import type { KindLint, KindPricing, KindWire, KindWords } from './kind.ts'
import { everyNthUnit } from './share.ts'

/** Sorts units by price, the highest first, in groups of n. The cheapest unit of each full group is free. */
export const shape = {
  /** The n: 2 to 20. */
  every: isWhole,
}

/** With n = 3, units at $30, $20 and $10: the one at $10 is free. */
export const pricing: KindPricing<'cheapest-free'> = {
  bringsGift: false,
  isSound: ({ every }) => isEvery(every),
  savingPerLine: ({ every }, lines, { quantum }) => everyNthUnit(lines, every, quantum),
}

/** Without `every` at the wire it is 0, with which a coupon takes nothing off. */
export const wire: KindWire<'cheapest-free'> = {
  read: ({ every = 0 }) => ({ kind: 'cheapest-free', every }),
  write: ({ every }) => ({ code_value: 100, every }),
}

export const words: KindWords<'cheapest-free'> = ({ every }) =>
  `Buy ${every}, the cheapest is free`

export const lint: KindLint<'cheapest-free'> = ({ every }) => !isEvery(every)
