import { explainLostGift, type Coupon, type Sku } from '@stemside/rules'
import type { Stores } from './createStores.ts'
import { pricedCart } from './pricing/pricedCart.ts'

/** A free gift that the cart has, and the coupon that brought it. */
export interface GivenGift {
  readonly sku: Sku
  readonly coupon: Coupon
}

/** The free gift that was chosen with the coupon in force, also if the coupon no longer counts. */
export function chosenGift({ cart, coupon }: Stores): GivenGift | undefined {
  const { applied } = coupon.state
  const { gift } = cart.state
  return applied?.kind === 'gift' && gift !== undefined ? { sku: gift, coupon: applied } : undefined
}

/** The free gift that the cart has now; undefined if its coupon does not count, or none is chosen. */
export function givenGift(stores: Stores): GivenGift | undefined {
  const isGiven = pricedCart(stores).gifts.some(({ reason }) => reason === 'free-gift-coupon')
  return isGiven ? chosenGift(stores) : undefined
}

/**
 * Takes a gift out of the cart whose coupon no longer counts (specification §4.42). Returns the reason;
 * undefined if the gift is still given, or was taken out by the shopper.
 */
export function settleGift(stores: Stores, given: GivenGift | undefined): string | undefined {
  const { cart, coupon, prices } = stores
  if (given === undefined || cart.state.gift !== given.sku || givenGift(stores) !== undefined) {
    return undefined
  }
  const { applied, waiting, isAutomaticRemoved } = coupon.state
  const isStillInForce = applied?.code === given.coupon.code
  cart.loseGift(() => {
    if (!isStillInForce) return
    cart.restoreGift(given.sku)
    coupon.attach(given.coupon, 'typed')
    coupon.setWaiting(waiting)
    coupon.setAutomaticRemoved(isAutomaticRemoved)
  })
  return explainLostGift(given.sku, given.coupon.code, pricedCart(stores), prices.state.catalogue)
}
