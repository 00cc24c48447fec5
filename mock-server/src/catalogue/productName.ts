import { products, type CartLine, type Sku } from '@stemside/rules'

const names = new Map(Object.entries(products).map(([sku, { name }]) => [sku, name]))

/** What a product is called; its sku if nobody knows it. */
export function productName(sku: Sku): string {
  return names.get(sku) ?? sku
}

/** The quantity and name of a line, such as "2 × Plugo Link". */
export function countedName({ sku, quantity }: CartLine): string {
  return `${quantity} × ${productName(sku)}`
}
