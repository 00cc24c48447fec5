import { type CountryCode, productSkus, type SoldSku } from '@stemside/rules'
import { cards, cardsOf } from '@stemside/ui/content/cards'
import { loadWords } from '@stemside/ui/content/words'
import type { ProductScreenProps } from '@stemside/ui/screens/ProductScreen'

export type ProductContent = Pick<ProductScreenProps, 'words' | 'cards'>

/** The texts of a product's page. With a country, only the cards that it shows there. */
export async function productContent(sku: SoldSku, country?: CountryCode): Promise<ProductContent> {
  return {
    words: await loadWords(sku),
    cards: country === undefined ? cards : cardsOf(productSkus(sku, country)),
  }
}
