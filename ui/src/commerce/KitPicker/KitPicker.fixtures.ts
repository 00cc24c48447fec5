import type { CountryCode } from '@stemside/rules'
import { sampleItem } from '../shelf.fixtures.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** What the gamepad adds to the price in a country. */
export const gamepadIn = recorded((country: CountryCode) => {
  return { country, gamepadPrice: sampleItem(country, 'plugo_gamepad').offer.amount }
})
