import type { CountryCode } from '@stemside/rules'
import { sampleItem } from '../shelf.fixtures.ts'

/** The card's props for a toy. */
export function cardOf(country: CountryCode, sku: string) {
  const { words, href, picture, rating, offer, availability } = sampleItem(country, sku)
  return { country, sku, words, href, picture, rating, offer, availability }
}
