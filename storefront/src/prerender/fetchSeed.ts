import { automaticCouponCode, type CountryCode } from '@stemside/rules'
import { pickCountry } from '@stemside/rules/contract/pages'
import type { StoreApi } from '../api/storeApi.ts'
import type { Seed } from './seed.ts'

/** A country's seed, from the store. */
export async function seedOf(api: StoreApi, country: CountryCode): Promise<Seed> {
  const code = automaticCouponCode(country)
  const [priceList, stock, automaticCoupon] = await Promise.all([
    api.getPrices(country, code),
    api.getStock(),
    api.getCoupon(code),
  ])
  return { priceList, stock, ...(automaticCoupon === undefined ? {} : { automaticCoupon }) }
}

/** In development no page carries a seed: the country is picked as the server would. */
export function fetchSeed(api: StoreApi, search: string): Promise<Seed> {
  const cookie = /(?:^|; )cc=([^;]*)/.exec(document.cookie)?.[1]
  return seedOf(api, pickCountry(new URLSearchParams(search).get('cc'), cookie))
}
