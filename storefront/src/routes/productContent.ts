import { type CountryCode, productSkus, type SoldSku } from '@stemside/rules'
import { cards, cardsOf } from '@stemside/ui/content/cards'
import { loadWords } from '@stemside/ui/content/words'
import type { ProductScreenProps } from '@stemside/ui/screens/ProductScreen'

export type ProductContent = Pick<ProductScreenProps, 'words' | 'cards'>

/** What a product's page says; for a country, no more cards than it shows there. */
export async function productContent(sku: SoldSku, country?: CountryCode): Promise<ProductContent> {
  return {
    words: await loadWords(sku),
    cards: country === undefined ? cards : cardsOf(productSkus(sku, country)),
  }
}
