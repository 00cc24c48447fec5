import type { Catalogue, Sku } from './types.ts'

/** A product's display name; the sku where it has none. */
export function nameOf(sku: Sku, { products }: Catalogue): string {
  return products.get(sku)?.name ?? sku
}
