import { type CountryCode, type Coupon, giftCouponCode } from '@stemside/rules'
import { proxy, ref } from 'valtio'
import type { Stores } from './createStores.ts'
import { lateStore } from './lateStore.ts'

/**
 * The free gift of a large cart (specification §4, "Free gift"). It is the shop's and not the person's, so a reset
 * leaves it: nothing on the page would fetch it again.
 */
function createGiftStore({ prices, api }: Stores) {
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
      if (country === prices.state.country) state.coupon = found && ref(found)
    },
  }
}

/** A shop's store of the free gift. */
export const giftOf = lateStore(createGiftStore)
