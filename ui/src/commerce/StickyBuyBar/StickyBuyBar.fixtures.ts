import type { CountryCode } from '@stemside/rules'
import { sampleItem } from '../shelf.fixtures.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** The bar's props for Orboot Earth. */
export const globeBar = recorded((country: CountryCode) => {
  return { country, name: 'Orboot Earth', offer: sampleItem(country, 'orboot').offer }
})
