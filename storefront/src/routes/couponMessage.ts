import {
  couponNotApplied,
  explainComparison,
  explainToShopper,
  type Catalogue,
  type PricedCart,
} from '@stemside/rules'
import type { CouponState } from '../state/coupon.ts'

/** The line below the coupon field: what became of the code typed last, and what it still wants. */
export function couponMessage(
  { attempt, weaker }: Pick<CouponState, 'attempt' | 'weaker'>,
  cart: PricedCart,
  catalogue: Catalogue,
): string | undefined {
  if (attempt === 'not-applied') return couponNotApplied
  if (attempt === 'unreachable')
    return 'The store cannot be reached. Your code was not checked yet.'
  if (weaker !== undefined) return explainComparison(weaker.comparison, catalogue)
  const unmet = cart.explanations.find(({ subject, applied }) => subject === 'coupon' && !applied)
  return unmet && explainToShopper(unmet, catalogue)
}
