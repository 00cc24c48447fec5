import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { Stores } from '../state/createStores.ts'
import { settleWaiting } from '../state/giveCoupon.ts'
import { chosenGift, givenGift, settleGift } from '../state/settleGift.ts'

/**
 * Lets a waiting coupon take over once it saves more than the one in force (specification §4.28), and takes a
 * gift out whose coupon no longer counts (§4.42), until the returned function is called.
 */
export function settleCoupons(stores: Stores): () => void {
  const { cart, coupon, prices } = stores
  const { country } = prices.state
  // This code loads after the choice. The cart may already be below the gift's minimum, or have another coupon.
  let given = chosenGift(stores)
  const settle = () => {
    // For another country the page loads again, takes a gift out and says so (`storage.ts`).
    if (prices.state.country !== country) return
    const lost = settleGift(stores, given)
    const before = coupon.state.applied?.code
    const taken = settleWaiting(stores)
    given = givenGift(stores)
    const now = coupon.state.applied?.code
    if (lost !== undefined) cart.tell(now === before ? lost : `${lost}. ${now} is back in force`)
    else if (taken !== undefined) cart.tell(taken)
  }
  const stops = [
    subscribe(coupon.state, settle),
    subscribeKey(cart.state, 'lines', settle),
    subscribeKey(prices.state, 'catalogue', settle),
  ]
  settle()
  return () => {
    for (const stop of stops) stop()
  }
}
