import type { CountryCode, PricedCombo } from '@stemside/rules'
import { cartIn } from '../cart.fixtures.ts'

/** The Engineer Pack, priced by the rules. */
export function engineerPack(country: CountryCode): PricedCombo {
  const [combo] = cartIn.full(country).combos
  if (combo === undefined) throw new Error(`The sample cart makes no combo in ${country}`)
  return combo
}
