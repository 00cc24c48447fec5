import { products, soldSkus } from '@stemside/rules'
import type { StockRow } from '../store/collections.ts'

/** Units of everything but these. */
const plenty = 500

/** Few enough to run out of, and the one that has. */
const scarce: Readonly<Record<string, number>> = {
  tacto_doctor: 0,
  plugo_slingshot: 4,
  dabble_marble_run: 9,
}

/** What lies in boxes. Digital books have no stock: they never run out. */
export const stockedSkus = soldSkus.filter((sku) => products[sku].kind !== 'digital')

/** What lies in the warehouse. */
export function seedStock(): Record<string, StockRow> {
  return Object.fromEntries(stockedSkus.map((sku) => [sku, { units: scarce[sku] ?? plenty }]))
}
