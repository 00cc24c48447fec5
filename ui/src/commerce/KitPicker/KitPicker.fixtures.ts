import type { CountryCode } from '@stemside/rules'
import { sampleItem } from '../shelf.fixtures.ts'

/** What the gamepad adds to the price in a country. */
export function gamepadIn(country: CountryCode) {
  return { country, gamepadPrice: sampleItem(country, 'plugo_gamepad').offer.amount }
}
