import {
  compileCatalogue,
  type Catalogue,
  type Coupon,
  type CountryCode,
  normaliseCode,
  type PriceList,
} from '@stemside/rules'
import type { Reader } from '../store/port.ts'

/** A country's prices as the store has them. */
export async function priceListOf(reader: Reader, country: CountryCode): Promise<PriceList> {
  const rows = await reader.find('prices', { order: 'oldest', limit: Infinity })
  return {
    country,
    prices: Object.fromEntries(rows.map(({ id, row }) => [id, row.prices[country]])),
  }
}

export async function catalogueOf(reader: Reader, country: CountryCode): Promise<Catalogue> {
  return compileCatalogue({ priceList: await priceListOf(reader, country) })
}

/** The coupon of a code as a shopper typed it; undefined where there is none. */
export async function couponOf(
  reader: Reader,
  typed: string | undefined,
): Promise<Coupon | undefined> {
  const code = typed === undefined ? undefined : normaliseCode(typed)
  return code === undefined ? undefined : reader.get('coupons', code)
}
