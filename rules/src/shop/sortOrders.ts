import { soldSkus, type SoldSku } from '../catalogue/products.ts'
import type { CountryCode } from '../countries/codes.ts'
import { shops } from '../countries/shops.ts'

/**
 * All products that are sold, in the order in which a country's shelf shows them: first those that the country's
 * folder names, then the others in the order of the catalogue.
 */
export function shelfOrder(
  order: 'popular' | 'featured',
  country: CountryCode,
): readonly SoldSku[] {
  return [...new Set([...shops[country][order], ...soldSkus])]
}
