import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { Shop } from '../state/createShop.ts'
import { settleWaiting } from '../state/giveCoupon.ts'
import { givenGift, settleGift } from '../state/settleGift.ts'

/**
 * Lets a waiting coupon take over once it saves more than the one in force (specification §4.28), and takes a
 * gift out whose coupon no longer counts (§4.42), until the returned function is called.
 */
export function settleCoupons(shop: Shop): () => void {
  const { cart, coupon, market } = shop
  const { country } = market.state
  let given = givenGift(shop)
  const settle = () => {
    // For another country the page loads again, takes a gift out and says so (`storage.ts`).
    if (market.state.country !== country) return
    const lost = settleGift(shop, given)
    const before = coupon.state.applied?.code
    const taken = settleWaiting(shop)
    given = givenGift(shop)
    const now = coupon.state.applied?.code
    if (lost !== undefined) cart.tell(now === before ? lost : `${lost}. ${now} is back in force`)
    else if (taken !== undefined) cart.tell(taken)
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
