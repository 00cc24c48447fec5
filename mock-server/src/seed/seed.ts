import { seedCoupons, seedPrices } from '@stemside/rules/seed'
import type { PriceRow } from '../store/shopRows.ts'
import type { Snapshot } from '../store/collections.ts'
import { siteSeed } from './site.ts'
import { seedStock } from './stock.ts'

/** The data of a new shop: prices, stock, coupons and facts about itself; no orders. */
export function seedSnapshot(): Snapshot {
  return {
    prices: priceRows(),
    stock: seedStock(),
    coupons: { ...seedCoupons },
    site: { shop: siteSeed },
  }
}

function priceRows(): Record<string, PriceRow> {
  const rows = Object.entries(seedPrices)
  return Object.fromEntries(rows.map(([sku, prices]) => [sku, { sku, prices }]))
}
