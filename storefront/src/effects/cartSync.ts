import { subscribe } from 'valtio'
import { cartOf } from '../state/cart.ts'
import type { Shop } from '../state/createShop.ts'

/** Changes of this long are sent together, in milliseconds. */
const pause = 800

/**
 * Tells the store of the cart's lines after they change, in the background. Nothing waits for it and
 * nothing is lost when it fails: the cart lives in the browser, and checkout sends it whole.
 */
export function syncCart(shop: Shop): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = async () => {
    const cart = cartOf(shop.cart.state)
    // `ownCart.ts` sends an account's cart.
    if (cart.lines.length === 0 || shop.cart.state.accountCart !== undefined) return
    try {
      const { id } = shop.cart.state
      const { country } = shop.market.state
      const stored =
        id === undefined
          ? await shop.api.insertCart(cart)
          : await shop.api.updateCart(id, country, cart, shop.coupon.state.applied?.code)
      const { state } = shop.cart
      // Meanwhile the cart may have joined an account, which has given it another id.
      const isSameCart = state.accountCart === undefined && state.id === id
      // If an order has emptied the cart since, the next cart gets its own id.
      if (stored !== undefined && isSameCart && state.lines.length > 0) shop.cart.keepId(stored)
    } catch {
      // The next change tries again, and so does the way to checkout.
    }
  }
  let sent = JSON.stringify(cartOf(shop.cart.state))
  const stop = subscribe(shop.cart.state, () => {
    const now = JSON.stringify(cartOf(shop.cart.state))
    if (now === sent) return
    sent = now
    clearTimeout(timer)
    timer = setTimeout(() => void send(), pause)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
