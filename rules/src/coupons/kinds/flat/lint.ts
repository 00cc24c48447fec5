import { countries } from '../../../countries/countries.ts'
import { isChargeable } from '../../../money.ts'
import type { KindLint } from '../kind.ts'

/** The amount is in one currency, so the coupon needs exactly one country. */
export const flatLint: KindLint<'flat'> = ({ amount, countries: [country, ...others] }) =>
  country === undefined ||
  others.length > 0 ||
  amount === 0 ||
  !isChargeable(amount, countries[country].currency.quantum)
