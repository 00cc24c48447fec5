import { countries } from '../../../countries/countries.ts'
import { isChargeable } from '../../../money.ts'
import type { KindLint } from '../kind.ts'

/** An amount has one currency, and so one country. */
export const flatLint: KindLint<'flat'> = ({ amount, countries: [country, ...others] }) =>
  country === undefined ||
  others.length > 0 ||
  amount === 0 ||
  !isChargeable(amount, countries[country].currency.quantum)
