import type { CountryCode } from '../countries/codes.ts'
import { shops } from '../countries/shops.ts'
import type { MinorUnits } from '../money.ts'

/** The amounts of a country's e-gifts, the smallest first (§2.5). */
export function eGiftAmounts(country: CountryCode): readonly MinorUnits[] {
  return shops[country].eGiftAmounts
}
