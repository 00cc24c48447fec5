import { products, soldSkus } from '@stemside/rules'
import type { StockRow } from '../store/shopRows.ts'

/** Units of all other skus. */
const plenty = 500

/** Skus with few units, and one that is out of stock. */
const scarce: Readonly<Record<string, number>> = {
  tacto_doctor: 0,
  plugo_slingshot: 4,
  dabble_marble_run: 9,
}

/** The physical skus. Digital books have no stock: they never run out. */
export const stockedSkus = soldSkus.filter((sku) => products[sku].kind !== 'digital')

/** The stock of a new shop. */
export function seedStock(): Record<string, StockRow> {
  return Object.fromEntries(stockedSkus.map((sku) => [sku, { units: scarce[sku] ?? plenty }]))
}
