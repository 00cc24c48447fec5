import { explainLostGift } from '@stemside/rules'
import type { Stores } from './createStores.ts'
import { giftOf, type GivenGift } from './gift.ts'
import { pricedCart } from './pricing/pricedCart.ts'

/**
 * The cart's free gift and its coupon, even if the coupon is no longer valid. If the cart has another coupon, only
 * a choice on this page knows the gift's.
 */
export function chosenGift(stores: Stores): GivenGift | undefined {
  const { applied } = stores.coupon.state
  const { gift } = stores.cart.state
  if (gift === undefined) return undefined
  if (applied?.kind === 'gift') return { sku: gift, coupon: applied }
  const { chosen } = giftOf(stores).state
  return chosen?.sku === gift ? chosen : undefined
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
