import type { Snapshot } from '../store/collections.ts'
import { seedCoupons } from './coupons.ts'
import { seedPrices } from './prices.ts'
import { siteSeed } from './site.ts'
import { seedStock } from './stock.ts'

/** What a new shop starts with: prices, stock, coupons and what it tells of itself, and nobody has bought anything. */
export function seedSnapshot(): Snapshot {
  return {
    prices: seedPrices(),
    stock: seedStock(),
    coupons: seedCoupons(),
    site: { shop: siteSeed },
  }
}
