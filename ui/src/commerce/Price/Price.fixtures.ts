import type { CountryCode } from '@stemside/rules'
import { sampleItem } from '../shelf.fixtures.ts'

/** What Orboot Earth costs there, and what it cost before. */
export function globePrice(country: CountryCode) {
  const { amount, strike } = sampleItem(country, 'orboot').offer
  return { country, amount, strike }
}
