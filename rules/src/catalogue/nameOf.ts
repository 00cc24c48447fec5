import type { Catalogue, Sku } from './types.ts'

/** The display name of a product, or of a combo by its id; the sku itself where it has none. */
export function nameOf(sku: Sku, { products, combos }: Catalogue): string {
  const combo = () => combos.find(({ combo: { id } }) => id === sku)?.combo
  return (products.get(sku) ?? combo())?.name ?? sku
}
