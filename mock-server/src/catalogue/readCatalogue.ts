import {
  compileCatalogue,
  type Catalogue,
  type Coupon,
  type CountryCode,
  normaliseCode,
  type PriceList,
  times,
} from '@stemside/rules'
import type { RewardRow } from '../store/accountRows.ts'
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

/** The coupon of a code as a shopper typed it; undefined if there is none. */
export async function couponOf(
  reader: Reader,
  typed: string | undefined,
): Promise<Coupon | undefined> {
  const code = typed === undefined ? undefined : normaliseCode(typed)
  if (code === undefined) return undefined
  const coupon = await reader.get('coupons', code)
  if (coupon) return coupon
  const reward = await reader.get('rewards', code)
  return reward && rewardCoupon(code, reward)
}

/** Works on a cart of twice its amount, so that there is something left to pay. */
function rewardCoupon(code: string, { country, amount }: RewardRow): Coupon {
  return {
    code,
    kind: 'flat',
    amount,
    countries: [country],
    minimums: { [country]: times(amount, 2) },
    useType: 'one-time-per-email',
    isActive: true,
    skus: [],
  }
}
