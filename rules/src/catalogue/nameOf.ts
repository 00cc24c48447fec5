import { combos } from './combos.ts'
import { productOf } from './products.ts'
import type { Catalogue, Sku } from './types.ts'

/**
 * The display name of a product, or of a combo by its id; the sku itself if it has none.
 * @param catalogue - where to look; default: the shop's own products and combos
 */
export function nameOf(sku: Sku, catalogue?: Catalogue): string {
  const shopName = () => productOf(sku)?.name ?? combos.find(({ id }) => id === sku)?.name
  const nameIn = ({ products, combos: ranked }: Catalogue) =>
    (products.get(sku) ?? ranked.find(({ combo }) => combo.id === sku)?.combo)?.name
  return (catalogue === undefined ? shopName() : nameIn(catalogue)) ?? sku
}
