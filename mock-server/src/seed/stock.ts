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

/** What lies in the warehouse. Digital books have no row: they never run out. */
export function seedStock(): Record<string, StockRow> {
  const boxed = soldSkus.filter((sku) => products[sku].kind !== 'digital')
  return Object.fromEntries(boxed.map((sku) => [sku, { units: scarce[sku] ?? plenty }]))
}
