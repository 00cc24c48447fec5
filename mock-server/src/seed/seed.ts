import type { Snapshot } from '../store/collections.ts'
import { seedCoupons } from './coupons.ts'
import { seedPrices } from './prices.ts'
import { seedStock } from './stock.ts'

/** What a new shop starts with: prices, stock and coupons, and nobody has bought anything. */
export function seedSnapshot(): Snapshot {
  return { prices: seedPrices(), stock: seedStock(), coupons: seedCoupons() }
}
