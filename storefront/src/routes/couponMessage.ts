import {
  couponNotApplied,
  explainToShopper,
  type Catalogue,
  type PricedCart,
} from '@stemside/rules'
import type { CouponState } from '../state/coupon.ts'

/**
 * The message below the coupon field: why the last typed code was refused or changes nothing, or what the cart's coupon
 * needs.
 */
export function couponMessage(
  { applied, attempt, untried }: Pick<CouponState, 'applied' | 'attempt' | 'untried'>,
  { explanations }: PricedCart,
  catalogue: Catalogue,
): string | undefined {
  if (attempt === 'not-applied') return couponNotApplied
  if (untried !== undefined)
    return 'The store cannot be reached. Your code was not checked yet. We try again by ourselves.'
  // Nothing is said of a coupon that has ended or that this country does not take (§4.15). The next look-up removes it.
  const unmet = explanations.find(
    ({ subject, applied: counts, reason }) =>
      subject === 'coupon' && !counts && reason !== 'not-in-country' && reason !== 'inactive',
  )
  if (unmet !== undefined) return explainToShopper(unmet, catalogue)
  return attempt === 'held' && applied ? `${applied.code} is already in your cart` : undefined
}
