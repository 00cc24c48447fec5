import {
  couponNotApplied,
  explainToShopper,
  type Catalogue,
  type PricedCart,
} from '@stemside/rules'
import type { CouponState } from '../state/coupon.ts'

/** The message below the coupon field: why the last typed code was refused, or what the cart's coupon needs. */
export function couponMessage(
  { attempt }: Pick<CouponState, 'attempt'>,
  { explanations }: PricedCart,
  catalogue: Catalogue,
): string | undefined {
  if (attempt === 'not-applied') return couponNotApplied
  if (attempt === 'unreachable')
    return 'The store cannot be reached. Your code was not checked yet.'
  const unmet = explanations.find(({ subject, applied }) => subject === 'coupon' && !applied)
  return unmet && explainToShopper(unmet, catalogue)
}
