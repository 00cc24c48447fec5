import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { Shop } from '../state/createShop.ts'
import { settleWaiting } from '../state/giveCoupon.ts'

/**
 * Lets a waiting coupon take over once it saves more than the one in force (specification §4.28), until the
 * returned function is called.
 */
export function settleCoupons(shop: Shop): () => void {
  const { cart, coupon, market } = shop
  const settle = () => {
    const sentence = settleWaiting(shop)
    if (sentence !== undefined) cart.tell(sentence)
  }
  const stops = [
    subscribe(coupon.state, settle),
    subscribeKey(cart.state, 'lines', settle),
    subscribeKey(market.state, 'catalogue', settle),
  ]
  settle()
  return () => {
    for (const stop of stops) stop()
  }
}
