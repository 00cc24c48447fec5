import type { CountryCode } from '@stemside/rules'
import { sampleItem } from '../shelf.fixtures.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** The card's props for a toy. */
export const cardOf = recorded((country: CountryCode, sku: string) => {
  const { words, href, picture, rating, offer, availability } = sampleItem(country, sku)
  return { country, sku, words, href, picture, rating, offer, availability }
})
