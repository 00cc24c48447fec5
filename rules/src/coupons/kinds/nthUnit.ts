import { percentFromWire, percentToWire } from '../../contract/money.ts'
import { type MinorUnits, type Share, allocate, percentOf, sumOf } from '../../money.ts'
import { isWhole } from '../parts/fields.ts'
import type { KindFields, KindLint, KindPricing, KindWire, KindWords } from '../parts/kind.ts'
import { everyNthUnit, isEvery, isShare } from '../parts/share.ts'

/** Sorts units by price, the highest first. Every n-th unit costs less. */
export const shape = {
  /** The n: 2 to 20. */
  every: isWhole,
  /** The discount of that unit. */
  basisPoints: isWhole,
}

type Own = KindFields<'nth-unit', typeof shape>

/**
 * Rounds the cart's whole saving half up, then divides it among the lines whose units cost less. Example: with n = 2 and
 * 50 %, of two units at $30 and $20 the one at $20 gets $10 off.
 */
export const pricing: KindPricing<Own> = {
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

/** Without `every` at the wire it is 0, with which a coupon takes nothing off. */
export const wire: KindWire<Own> = {
  read: ({ every = 0, code_value }) => ({
    kind: 'nth-unit',
    every,
    basisPoints: percentFromWire(code_value, 'code_value'),
  }),
  write: ({ every, basisPoints }) => ({ code_value: percentToWire(basisPoints), every }),
}

/** Up to the twentieth, only these two do not end in "th". */
const ordinals: Readonly<Partial<Record<number, string>>> = { 2: 'second', 3: 'third' }

export const words: KindWords<Own> = ({ every, basisPoints }) =>
  `${basisPoints / 100}% off each ${ordinals[every] ?? `${every}th`} toy`

export const lint: KindLint<Own> = ({ every, basisPoints }) =>
  !isEvery(every) || basisPoints === 0 || !isShare(basisPoints)
