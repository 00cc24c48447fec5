import { subscribe } from 'valtio'
import { cartOf } from '../state/cart.ts'
import type { Stores } from '../state/createStores.ts'

/** Debounce in milliseconds: changes within this time are sent in one call. */
const pause = 800

/**
 * Sends the cart's lines to the store after they change, in the background. Nothing waits for this
 * call, and nothing is lost when it fails: the browser keeps the cart, and checkout sends it whole.
 */
export function syncCart(stores: Stores): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = async () => {
    const cart = cartOf(stores.cart.state)
    // `accountCart.ts` sends the cart of an account.
    if (cart.lines.length === 0 || stores.cart.state.accountCart !== undefined) return
    try {
      const { id } = stores.cart.state
      const { country } = stores.prices.state
      const stored =
        id === undefined
          ? await stores.api.insertCart(cart)
          : await stores.api.updateCart(id, country, cart, stores.coupon.state.applied?.code)
      const { state } = stores.cart
      // Meanwhile the cart may have joined an account, which gave it another id.
      const isSameCart = state.accountCart === undefined && state.id === id
      // If an order has emptied the cart meanwhile, the next cart needs an id of its own.
      if (stored !== undefined && isSameCart && state.lines.length > 0) stores.cart.keepId(stored)
    } catch {
      // The next change tries again, and so does checkout.
    }
  }
  let sent = JSON.stringify(cartOf(stores.cart.state))
  const stop = subscribe(stores.cart.state, () => {
    const now = JSON.stringify(cartOf(stores.cart.state))
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
