import { type CountryCode, type Coupon, giftCouponCode, type Sku } from '@stemside/rules'
import { proxy, ref } from 'valtio'
import type { Stores } from './createStores.ts'
import { lateStore } from './lateStore.ts'

/** The cart's free gift, and the coupon that gives it. */
export interface GivenGift {
  readonly sku: Sku
  readonly coupon: Coupon
}

interface GiftState {
  /** The country's gift coupon. A reset leaves it, because nothing on the page would fetch it again. */
  coupon: Coupon | undefined
  /** The last choice on this page. */
  chosen: GivenGift | undefined
}

/** The free gift of a large cart (specification §4, "Free gift"). */
function createGiftStore({ prices, api }: Stores) {
  const state = proxy<GiftState>({ coupon: undefined, chosen: undefined })
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

    /** Notes the choice, because the coupon may change before the code that watches the gift has loaded. */
    noteChoice(chosen: GivenGift) {
      state.chosen = ref(chosen)
    },

    reset() {
      state.chosen = undefined
    },
  }
}

/** A shop's store of the free gift. */
export const giftOf = lateStore(createGiftStore)
