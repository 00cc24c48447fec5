import { soldSkus, type SoldSku } from '../catalogue/products.ts'
import type { CountryCode } from '../countries/codes.ts'
import { shops } from '../countries/shops.ts'

/**
 * A country's order of everything that is sold, the first being what it shows first. What its folder
 * does not name comes after what it does, as the catalogue has it.
 */
export function shelfOrder(
  order: 'popular' | 'featured',
  country: CountryCode,
): readonly SoldSku[] {
  return [...new Set([...shops[country][order], ...soldSkus])]
}
