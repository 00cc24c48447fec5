import { cartCallbacks, keepWhatIsLeft, type CartCallback } from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Shop } from './createShop.ts'

/**
 * Does what a button of a violation's popup says (specification §4). Going to the shop is for
 * whoever shows the popup.
 */
export function mendCart({ cart, coupon, market, popups }: Shop, callback: CartCallback): void {
  const { applied } = coupon.state
  const { expectedCombos } = cart.state
  const context = { expectedCombos, ...(applied !== undefined && { coupon: applied }) }
  const mended = cartCallbacks[callback](
    { cart: cartOf(cart.state), context },
    market.state.catalogue,
  )
  cart.replace(mended.cart)
  cart.expectCombos(mended.context.expectedCombos ?? [])
  if (applied !== undefined && mended.context.coupon === undefined) coupon.remove()
  popups.hide()
}

/** Lowers the cart to what there is. */
export function mendShortage({ cart, market, popups }: Shop): void {
  const { shortage } = popups.state
  if (shortage === undefined) return
  cart.replace(keepWhatIsLeft(cartOf(cart.state), shortage, market.state.catalogue))
  popups.hide()
}
