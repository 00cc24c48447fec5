import { orderAgain, type Order } from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Stores } from './createStores.ts'

/**
 * Adds the products of an earlier order to the cart, at today's prices, if they are still sold and
 * in stock. Opens the cart overlay if something was added. Returns a sentence about the result.
 */
export async function reorder(stores: Stores, order: Order): Promise<string> {
  // If the store does not answer, use the last known prices and stock. Checkout checks them again.
  await stores.refreshPrices().catch(() => undefined)
  const { catalogue, stock } = stores.prices.state
  const { cart, hasAdded, message } = orderAgain(cartOf(stores.cart.state), order, catalogue, stock)
  if (hasAdded) stores.cart.showAdded(cart, message, catalogue)
  return message
}
