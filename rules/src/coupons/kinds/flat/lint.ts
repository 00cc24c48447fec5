import { countries } from '../../../countries/countries.ts'
import { isChargeable } from '../../../money.ts'
import type { KindLint } from '../kind.ts'

/** An amount has one currency, and so one country. */
export const flatLint: KindLint<'flat'> = ({ amount, countries: usedIn }) =>
  usedIn.length !== 1 ||
  amount <= 0 ||
  !usedIn.every((country) => isChargeable(amount, countries[country].currency.quantum))
