import { cartCallbacks, type CartCallback, type Violation } from '@stemside/rules'
import { proxy, ref } from 'valtio'
import { cartOf, type CartStore } from './cart.ts'
import type { CouponStore } from './coupon.ts'
import type { Market } from './market.ts'

export type PopupStore = ReturnType<typeof createPopups>

/** The popup of a broken cart rule, and what its buttons do (specification §4). */
export function createPopups(cart: CartStore, coupon: CouponStore, market: Market) {
  const state = proxy<{ violation: Violation | undefined }>({ violation: undefined })
  return {
    state,

    showViolation(violation: Violation) {
      state.violation = ref(violation)
    },

    hide() {
      state.violation = undefined
    },

    /** Does what a button of the popup says. Going to the shop is for whoever shows the popup. */
    resolve(callback: CartCallback) {
      const { applied } = coupon.state
      const context = applied === undefined ? {} : { coupon: applied }
      const mended = cartCallbacks[callback](
        { cart: cartOf(cart.state), context },
        market.state.catalogue,
      )
      cart.replace(mended.cart)
      if (applied !== undefined && mended.context.coupon === undefined) coupon.remove()
      state.violation = undefined
    },
  }
}
