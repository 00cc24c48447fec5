import type { CountryCode } from '@stemside/rules'
import { sampleItem } from '../shelf.fixtures.ts'

/** Orboot Earth on a phone. */
export function globeBar(country: CountryCode) {
  return { country, name: 'Orboot Earth', offer: sampleItem(country, 'orboot').offer }
}
