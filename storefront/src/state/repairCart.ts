import { cartCallbacks, keepWhatIsLeft, type CartCallback } from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Stores } from './createStores.ts'

/**
 * Does what a button of a violation's popup says (specification §4). If it leads to the shop, the
 * popup's panel navigates.
 */
export function repairCart(
  { cart, coupon, dialogs, prices }: Stores,
  callback: CartCallback,
): void {
  const { applied } = coupon.state
  const { expectedCombos } = cart.state
  const context = { expectedCombos, ...(applied !== undefined && { coupon: applied }) }
  const repaired = cartCallbacks[callback](
    { cart: cartOf(cart.state), context },
    prices.state.catalogue,
  )
  cart.replace(repaired.cart)
  cart.expectCombos(repaired.context.expectedCombos ?? [])
  if (applied !== undefined && repaired.context.coupon === undefined) coupon.remove()
  dialogs.close('cart-violation')
  dialogs.close('broken-combo')
}

/** Lowers the cart to what is in stock, and closes the popup. */
export function repairShortage({ cart, dialogs, prices }: Stores): void {
  const shortage = dialogs.find('shortage')?.shortage
  if (shortage === undefined) return
  cart.replace(keepWhatIsLeft(cartOf(cart.state), shortage, prices.state.catalogue))
  dialogs.close('shortage')
}
