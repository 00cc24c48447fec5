import {
  automaticCouponCode,
  type Coupon,
  type CountryCode,
  type PriceList,
  type Sku,
} from '@stemside/rules'
import type { StoreApi } from '../api/storeApi.ts'

/** The store's data that a country's pages are prerendered from. A shop starts with it. */
export interface Seed {
  readonly priceList: PriceList
  /** Units in stock; a sku without a limit is absent. */
  readonly stock: Readonly<Record<Sku, number>>
  /** The coupon that applies by itself in this country (specification §9). */
  readonly automaticCoupon?: Coupon
}

/** Fetches a country's seed from the store. */
export async function seedOf(api: StoreApi, country: CountryCode): Promise<Seed> {
  const code = automaticCouponCode(country)
  const [priceList, stock, automaticCoupon] = await Promise.all([
    api.getPrices(country, code),
    api.getStock(),
    api.getCoupon(code),
  ])
  return { priceList, stock, ...(automaticCoupon === undefined ? {} : { automaticCoupon }) }
}
