import type { CountryCode } from '@stemside/rules'
import { sampleItem } from '../shelf.fixtures.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** The price of Orboot Earth in a country, and the earlier price. */
export const globePrice = recorded((country: CountryCode) => {
  const { amount, strike } = sampleItem(country, 'orboot').offer
  return { country, amount, strike }
})
