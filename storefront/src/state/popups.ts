import {
  cartCallbacks,
  keepWhatIsLeft,
  type CartCallback,
  type MinimumPopup,
  type Minor,
  type Shortage,
  type Violation,
} from '@stemside/rules'
import { proxy, ref } from 'valtio'
import { cartOf, type CartStore } from './cart.ts'
import type { CouponStore } from './coupon.ts'
import type { Market } from './market.ts'

export type PopupStore = ReturnType<typeof createPopups>

/** A coupon's minimum that the cart does not reach, with its figures. */
export interface UnmetMinimum extends MinimumPopup {
  readonly value: Minor
  readonly minimum: Minor
}

export interface PopupState {
  violation: Violation | undefined
  shortage: Shortage | undefined
  unmetMinimum: UnmetMinimum | undefined
}

/** The popups about the cart, and what their buttons do (specification §2, §4). */
export function createPopups(cart: CartStore, coupon: CouponStore, market: Market) {
  const state = proxy<PopupState>({
    violation: undefined,
    shortage: undefined,
    unmetMinimum: undefined,
  })
  return {
    state,

    showShortage(shortage: Shortage) {
      state.shortage = ref(shortage)
    },

    showMinimum(unmet: UnmetMinimum) {
      state.unmetMinimum = ref(unmet)
    },

    /** Lowers the cart to what there is. */
    mendShortage() {
      if (state.shortage === undefined) return
      cart.replace(keepWhatIsLeft(cartOf(cart.state), state.shortage, market.state.catalogue))
      state.shortage = undefined
    },

    showViolation(violation: Violation) {
      state.violation = ref(violation)
    },

    hide() {
      state.violation = undefined
      state.shortage = undefined
      state.unmetMinimum = undefined
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
