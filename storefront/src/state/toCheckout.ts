import { firstObstacle, type Obstacle } from '@stemside/rules'
import { whyFailed } from '../api/whyFailed.ts'
import { cartOf } from './cart.ts'
import type { Stores } from './createStores.ts'
import type { Dialog } from './dialogs.ts'
import { pricedCart } from './pricing/pricedCart.ts'

/**
 * Goes to checkout. A violation of the cart's rules, or a shortage, opens its popup instead. A cart
 * that the store does not know yet is stored first (specification §4, §5).
 */
export async function toCheckout(
  stores: Stores,
  navigate: (path: string) => void | Promise<void>,
): Promise<void> {
  const { dialogs } = stores
  const obstacle = firstObstacle(pricedCart(stores), stores.prices.state.stock)
  if (obstacle !== undefined) {
    dialogs.open(dialogOf(obstacle))
    return
  }
  const { state } = stores.cart
  if (state.isCheckoutPending) return
  stores.cart.setCheckoutPending(true)
  try {
    if (state.id === undefined) {
      const id = await stores.api.insertCart(cartOf(state))
      // Meanwhile the cart may have joined an account, which gave it an id.
      if (stores.cart.state.id === undefined) stores.cart.keepId(id)
    }
  } catch (error) {
    const message = whyFailed(error, 'Your cart is safe.', 'Please try again.')
    dialogs.open({ id: 'alert', message })
    return
  } finally {
    stores.cart.setCheckoutPending(false)
  }
  // The specification's exact words (§5).
  if (state.id === undefined) dialogs.open({ id: 'alert', message: 'something went wrong' })
  else await navigate('/checkout/guest')
}

function dialogOf(obstacle: Obstacle): Dialog {
  if ('shortage' in obstacle) return { id: 'shortage', shortage: obstacle.shortage }
  const { violation } = obstacle
  return { id: violation.comboId === undefined ? 'cart-violation' : 'broken-combo', violation }
}
