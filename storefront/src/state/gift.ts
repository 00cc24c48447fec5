import { type CountryCode, type Coupon, giftCouponCode } from '@stemside/rules'
import { proxy, ref } from 'valtio'
import type { StoreApi } from '../api/storeApi.ts'
import type { Market } from './market.ts'

/** The free gift of a large cart (specification §4, "Free gift"). */
export function createGiftStore(market: Market, api: StoreApi) {
  const state = proxy<{ coupon: Coupon | undefined }>({ coupon: undefined })
  return {
    state: state as Readonly<typeof state>,

    /**
     * Fetches the country's gift coupon once, if it has one. After an error, no gift is offered, and the next
     * call retries.
     */
    async load(country: CountryCode): Promise<void> {
      if (state.coupon?.countries.includes(country)) return
      const code = giftCouponCode(country)
      const found =
        code === undefined ? undefined : await api.getCoupon(code).catch(() => undefined)
      if (country === market.state.country) state.coupon = found && ref(found)
    },
  }
}
