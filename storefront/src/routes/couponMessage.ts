import {
  couponNotApplied,
  explainComparison,
  explainToShopper,
  type Catalogue,
  type PricedCart,
} from '@stemside/rules'
import { price } from '../state/pricing/pricedCart.ts'
import type { CouponState } from '../state/coupon.ts'

/**
 * The message below the coupon field: whether the last typed code was accepted, and what it still
 * needs.
 */
export function couponMessage(
  { attempt, weaker }: Pick<CouponState, 'attempt' | 'weaker'>,
  cart: PricedCart,
  catalogue: Catalogue,
): string | undefined {
  if (attempt === 'not-applied') return couponNotApplied
  if (attempt === 'unreachable')
    return 'The store cannot be reached. Your code was not checked yet.'
  if (weaker === undefined) return waitsFor(cart, catalogue)
  const wants = waitsFor(price(cart, catalogue, weaker.coupon), catalogue)
  const saves = explainComparison(weaker.comparison, catalogue)
  return wants === undefined ? saves : `${wants}. ${saves}.`
}

/**
 * The typed code that saves less than the coupon in force, and that a press can use all the same. Undefined
 * while its minimum is not reached: it would save nothing.
 */
export function usableCode(
  { weaker }: Pick<CouponState, 'weaker'>,
  cart: PricedCart,
  catalogue: Catalogue,
): string | undefined {
  if (weaker === undefined) return undefined
  const wants = waitsFor(price(cart, catalogue, weaker.coupon), catalogue)
  return wants === undefined ? weaker.coupon.code : undefined
}

/** What the cart's coupon needs before it applies; undefined if it applies. */
function waitsFor(cart: PricedCart, catalogue: Catalogue): string | undefined {
  const unmet = cart.explanations.find(({ subject, applied }) => subject === 'coupon' && !applied)
  return unmet && explainToShopper(unmet, catalogue)
}
