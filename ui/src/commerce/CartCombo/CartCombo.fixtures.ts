import type { CountryCode, PricedCombo } from '@stemside/rules'
import { cartIn } from '../cart.fixtures.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** The Engineer Pack, priced by the rules. */
export const engineerPack = recorded((country: CountryCode): PricedCombo => {
  const [combo] = cartIn.full(country).combos
  if (combo === undefined) throw new Error(`The sample cart makes no combo in ${country}`)
  return combo
})
