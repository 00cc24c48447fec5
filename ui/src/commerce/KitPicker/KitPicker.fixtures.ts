import type { CountryCode } from '@stemside/rules'
import { sampleItem } from '../shelf.fixtures.ts'

/** What the gamepad adds there. */
export function gamepadIn(country: CountryCode) {
  return { country, gamepadPrice: sampleItem(country, 'plugo_gamepad').offer.amount }
}
