import { orderAgain, type Order } from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Shop } from './createShop.ts'

/**
 * Adds the products of an earlier order to the cart, at today's prices, if they are still sold and
 * in stock. Opens the cart overlay if something was added. Returns a sentence about the result.
 */
export async function reorder(shop: Shop, order: Order): Promise<string> {
  // If the store does not answer, use the last known prices and stock. Checkout checks them again.
  await shop.refreshPrices().catch(() => undefined)
  const { catalogue, stock } = shop.market.state
  const { cart, hasAdded, message } = orderAgain(cartOf(shop.cart.state), order, catalogue, stock)
  if (hasAdded) shop.cart.showAdded(cart, message, catalogue)
  return message
}
