import type { CountryCode } from '@stemside/rules'
import { sampleItem } from '../shelf.fixtures.ts'

/** The bar's props for Orboot Earth. */
export function globeBar(country: CountryCode) {
  return { country, name: 'Orboot Earth', offer: sampleItem(country, 'orboot').offer }
}
