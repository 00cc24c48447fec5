import { percentFromWire, percentToWire } from '../../contract/money.ts'
import { percentOf } from '../../money.ts'
import { isWhole } from '../parts/fields.ts'
import type { KindFields, KindLint, KindPricing, KindWire, KindWords } from '../parts/kind.ts'
import { isShare, leftOfAll, shareOut } from '../parts/share.ts'

/** A percentage of what the lines cost. */
export const shape = {
  /** The discount. */
  basisPoints: isWhole,
}

type Own = KindFields<'percent', typeof shape>

/**
 * Rounds the cart's whole saving half up, then divides it among the lines. Example: 15 % of $10.01 and $5.00 is $2.25,
 * divided into $1.50 and $0.75.
 */
export const pricing: KindPricing<Own> = {
  bringsGift: false,
  isSound: ({ basisPoints }) => isShare(basisPoints),
  savingPerLine: ({ basisPoints }, lines, { quantum }) =>
    shareOut(percentOf(leftOfAll(lines), basisPoints, quantum), lines, quantum),
}

/** A percentage has at most two decimals, which basis points hold exactly. */
export const wire: KindWire<Own> = {
  read: ({ code_value }) => ({
    kind: 'percent',
    basisPoints: percentFromWire(code_value, 'code_value'),
  }),
  write: ({ basisPoints }) => ({ code_value: percentToWire(basisPoints) }),
}

export const words: KindWords<Own> = ({ basisPoints }) => `${basisPoints / 100}% off`

export const lint: KindLint<Own> = ({ basisPoints }) => basisPoints === 0 || !isShare(basisPoints)
