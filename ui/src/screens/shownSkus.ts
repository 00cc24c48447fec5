import { combos, shelfOrder, type CountryCode, type Sku, type SoldSku } from '@stemside/rules'
import { familyOf } from './shelfItems.ts'

/*
 * What screens may show as cards in a country, whatever its prices are: a page carries these and no
 * others. A few more of the popular ones than there are places, since not all of them sell everywhere.
 */

export function homeSkus(country: CountryCode): readonly Sku[] {
  return [...shelfOrder('popular', country).slice(0, 12), ...combos.flatMap(({ skus }) => skus)]
}

export function productSkus(sku: SoldSku, country: CountryCode): readonly Sku[] {
  const sets = combos.filter(({ skus }) => skus.includes(sku))
  return [
    ...familyOf(sku),
    ...shelfOrder('popular', country).slice(0, 8),
    ...sets.flatMap(({ skus }) => skus),
  ]
}
