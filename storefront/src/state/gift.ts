import {
  type CountryCode,
  type Coupon,
  giftCouponCode,
  type GiftPreview,
  minor,
  type MinorUnits,
  nameOf,
} from '@stemside/rules'
import { proxy, ref } from 'valtio'
import type { StoreApi } from '../api/storeApi.ts'
import { cartOf, type CartStore } from './cart.ts'
import type { CouponStore } from './coupon.ts'
import type { Market } from './market.ts'

/** The free gift of a large cart (specification §4, "Free gift"). */
export function createGiftStore(
  cart: CartStore,
  coupon: CouponStore,
  market: Market,
  api: StoreApi,
) {
  const state = proxy<{ coupon: Coupon | undefined }>({ coupon: undefined })
  return {
    state: state as Readonly<typeof state>,

    reset() {
      state.coupon = undefined
    },

    /** Fetches the country's gift coupon, if it has one. After an error, no gift is offered. */
    async load(country: CountryCode): Promise<void> {
      const code = giftCouponCode(country)
      const found =
        code === undefined ? undefined : await api.getCoupon(code).catch(() => undefined)
      if (country === market.state.country) state.coupon = found && ref(found)
    },

    /** How much `listTotal` lacks for the gift; undefined if no gift is offered. */
    shortOf(listTotal: MinorUnits): MinorUnits | undefined {
      const { country } = market.state
      if (state.coupon?.countries.includes(country) !== true) return undefined
      return minor(Math.max(0, (state.coupon.minimums[country] ?? 0) - listTotal))
    },

    /**
     * Makes the change that a preview describes: removes bought toys of the choice, and replaces
     * the coupon by the gift coupon. One undo restores everything. For a refused choice, returns
     * false and changes nothing.
     */
    choose({ gift, chosen, refusal }: GiftPreview): boolean {
      if (refusal !== undefined || state.coupon === undefined) return false
      const before = cartOf(cart.state)
      const { applied, origin, isAutomaticRemoved, waiting } = coupon.state
      const { catalogue } = market.state
      const name = nameOf(gift, catalogue)
      const removed = chosen.removed.map(({ sku }) => nameOf(sku, catalogue)).join(' and ')
      cart.replace(chosen.cart)
      coupon.attach(state.coupon, 'typed')
      coupon.setAutomaticRemoved(chosen.removedAutoAddedCoupon)
      cart.offerUndo({
        message:
          removed === ''
            ? `${name} is your free gift`
            : `${name} is your free gift; ${removed} made way for it`,
        undone: 'Your cart is as it was before the gift',
        restore() {
          cart.putBack(chosen.removed, before.gift)
          coupon.attach(applied, origin)
          coupon.setAutomaticRemoved(isAutomaticRemoved)
          coupon.setWaiting(waiting)
        },
      })
      return true
    },
  }
}
