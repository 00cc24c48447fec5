import type { CountryCode } from '../countries/codes.ts'
import { shops } from '../countries/shops.ts'
import type { MinorUnits } from '../money.ts'

/** What an e-gift can be worth in a country, the smallest first (specification §2.5). */
export function eGiftAmounts(country: CountryCode): readonly MinorUnits[] {
  return shops[country].eGiftAmounts
}
