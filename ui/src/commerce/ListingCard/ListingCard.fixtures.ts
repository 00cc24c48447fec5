import type { CountryCode } from '@stemside/rules'
import { sampleItem } from '../shelf.fixtures.ts'

/** The card's own props of a toy on the shelf. */
export function cardOf(country: CountryCode, sku: string) {
  const { words, href, picture, offer, availability } = sampleItem(country, sku)
  return { country, sku, words, href, picture, offer, availability }
}
