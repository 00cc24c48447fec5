import type { Snapshot } from '../store/collections.ts'
import { seedCoupons } from './coupons.ts'
import { seedPrices } from './prices.ts'
import { siteSeed } from './site.ts'
import { seedStock } from './stock.ts'

/** The data of a new shop: prices, stock, coupons and facts about itself; no orders. */
export function seedSnapshot(): Snapshot {
  return {
    prices: seedPrices(),
    stock: seedStock(),
    coupons: seedCoupons(),
    site: { shop: siteSeed },
  }
}
