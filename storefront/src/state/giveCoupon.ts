import {
  appliesAtOnce,
  compareCoupons,
  countsOn,
  explainWaiting,
  takesOver,
  type Cart,
  type Catalogue,
  type Coupon,
  type GivenFrom,
  type WaitingCoupon,
} from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Stores } from './createStores.ts'

/*
 * Coupons that the shopper typed or was given. They are not in the coupon store, because comparing them
 * needs the pricing code.
 */

/**
 * Gives the shopper a coupon. It is applied if it saves at least as much as the coupon in force.
 * Otherwise it waits (specification §4.28), and this returns the reason; undefined if it is applied.
 */
export function giveCoupon(stores: Stores, given: Coupon, from: GivenFrom): string | undefined {
  const { cart, coupon, prices } = stores
  const { catalogue } = prices.state
  const lines = cartOf(cart.state)
  const { applied } = coupon.state
  if (appliesAtOnce(lines, catalogue, applied, given)) {
    replace(stores, given)
    return undefined
  }
  coupon.wait({ coupon: given, from, isCompared: lines.lines.length > 0 })
  return explainFirstWaiting(stores)
}

/** Why the newest waiting coupon waits; undefined if none waits. */
function explainFirstWaiting({ cart, coupon, prices }: Stores): string | undefined {
  const { applied, waiting } = coupon.state
  const [first] = waiting
  if (applied === undefined || first === undefined) return undefined
  return explainWaiting(cartOf(cart.state), prices.state.catalogue, applied, first)
}

/**
 * Applies the first waiting coupon that now saves enough to replace the one in force. Returns a
 * sentence for the shopper; undefined if nothing is replaced.
 */
export function settleWaiting(stores: Stores): string | undefined {
  const { cart, coupon, prices } = stores
  const lines = cartOf(cart.state)
  const { applied, waiting } = coupon.state
  const next = [...waiting, ...automaticInstead(stores)].find((one) =>
    takesOver(lines, prices.state.catalogue, applied, one),
  )
  if (next !== undefined) {
    const sentence = takeoverWords(lines, prices.state.catalogue, applied, next.coupon)
    replace(stores, next.coupon)
    return sentence
  }
  if (lines.lines.length > 0 && waiting.some(({ isCompared }) => !isCompared)) {
    coupon.setWaiting(
      waiting.map(({ coupon: one, from }) => ({ coupon: one, from, isCompared: true })),
    )
  }
  return undefined
}

/**
 * The automatic coupon, if the one in force does not count on the cart: below its minimum, or without the
 * toys that it is for. It then counts in its place, unless the shopper removed it.
 */
function automaticInstead({ cart, coupon, prices }: Stores): readonly WaitingCoupon[] {
  const { applied, automatic, isAutomaticRemoved } = coupon.state
  if (applied === undefined || automatic === undefined || isAutomaticRemoved) return []
  if (countsOn(cartOf(cart.state), prices.state.catalogue, applied)) return []
  return [{ coupon: automatic, from: 'replaced', isCompared: true }]
}

/** "1MILLION30 saves more now and is applied", or "saves the same" for a tie. */
function takeoverWords(
  cart: Cart,
  catalogue: Catalogue,
  current: Coupon | undefined,
  next: Coupon,
): string {
  if (current === undefined) return `${next.code} is applied`
  const isTie = compareCoupons(cart, catalogue, next, current) === undefined
  return `${next.code} saves ${isTie ? 'the same' : 'more now'} and is applied`
}

/** Applies a coupon; the one that was in force waits in its place. A gift's coupon returns with the gift. */
function replace({ coupon }: Stores, next: Coupon) {
  const { applied } = coupon.state
  coupon.use(next)
  if (applied !== undefined && applied.code !== next.code && applied.kind !== 'gift') {
    coupon.wait({ coupon: applied, from: 'replaced', isCompared: true })
  }
}
