import { moneyFromWire, moneyToWire } from '../../../contract/money.ts'
import { defaultCountry } from '../../../countries/codes.ts'
import type { KindWire } from '../kind.ts'

/** The amount is in the currency of the coupon's first country: `lintCoupons` asks for one country. */
export const flatWire: KindWire<'flat'> = {
  read: ({ code_value, country: [country = defaultCountry] }) => ({
    kind: 'flat',
    amount: moneyFromWire(code_value, country, 'code_value'),
  }),
  write: ({ amount, countries: [country = defaultCountry] }) => ({
    code_value: moneyToWire(amount, country),
  }),
}
