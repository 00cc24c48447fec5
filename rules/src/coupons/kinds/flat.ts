import { moneyFromWire, moneyToWire } from '../../contract/money.ts'
import { defaultCountry } from '../../countries/codes.ts'
import { countries } from '../../countries/countries.ts'
import { formatMoneyBriefly } from '../../countries/money.ts'
import { isChargeable } from '../../money.ts'
import { isAmount } from '../parts/fields.ts'
import type { KindFields, KindLint, KindPricing, KindWire, KindWords } from '../parts/kind.ts'
import { shareOut } from '../parts/share.ts'

/** A fixed amount, in the currency of its country. */
export const shape = {
  amount: isAmount,
}

type Own = KindFields<'flat', typeof shape>

/**
 * The amount, at most what the lines cost, shared out over them: $10 off lines of $30 and $20 is $6 and $4.
 */
export const pricing: KindPricing<Own> = {
  bringsGift: false,
  isSound: ({ amount }, quantum) => isChargeable(amount, quantum),
  savingPerLine: ({ amount }, lines, { quantum }) => shareOut(amount, lines, quantum),
}

/** The amount is in the currency of the coupon's first country: `lintCoupons` asks for one country. */
export const wire: KindWire<Own> = {
  read: ({ code_value, country: [country = defaultCountry] }) => ({
    kind: 'flat',
    amount: moneyFromWire(code_value, country, 'code_value'),
  }),
  write: ({ amount, countries: [country = defaultCountry] }) => ({
    code_value: moneyToWire(amount, country),
  }),
}

export const words: KindWords<Own> = ({ amount }, country) =>
  `${formatMoneyBriefly(amount, country)} off`

/** The amount is in one currency, so the coupon needs exactly one country. */
export const lint: KindLint<Own> = ({ amount, countries: [country, ...others] }) =>
  country === undefined ||
  others.length > 0 ||
  amount === 0 ||
  !isChargeable(amount, countries[country].currency.quantum)
