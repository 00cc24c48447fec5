import { combos } from '../catalogue/combos.ts'
import { products, soldSkus, type SoldSku } from '../catalogue/products.ts'
import type { Sku } from '../catalogue/types.ts'
import type { CountryCode } from '../countries/codes.ts'
import { shelfOrder } from './orders.ts'

/*
 * The skus whose cards a page may show in a country, whatever its prices are: a page carries only these
 * cards. It has more popular skus than places, because not all of them sell in every country.
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

/** A product, and after it all others of its line and kind. */
export function familyOf(sku: SoldSku): readonly SoldSku[] {
  const { line, kind } = products[sku]
  const others = soldSkus.filter(
    (other) => other !== sku && products[other].line === line && products[other].kind === kind,
  )
  return [sku, ...others]
}
