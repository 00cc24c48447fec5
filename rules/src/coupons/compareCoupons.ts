import type { Catalogue } from '../catalogue/types.ts'
import { formatMoney, type Minor } from '../money.ts'
import { priceCart } from '../pricing/priceCart.ts'
import type { Cart, Coupon } from '../pricing/types.ts'

export interface CouponComparison {
  readonly current: string
  readonly typed: string
  /** How much more the current one saves; positive. */
  readonly more: Minor
}

/**
 * Compares a typed coupon with the one in force. Undefined where the typed one saves as much or more,
 * or is a gift, which cannot be compared: it is then used without a word.
 */
export function compareCoupons(
  cart: Cart,
  catalogue: Catalogue,
  current: Coupon,
  typed: Coupon,
): CouponComparison | undefined {
  if (typed.kind === 'gift') return undefined
  const totalWith = (coupon: Coupon) => priceCart(cart, catalogue, { coupon }).totals.total
  const more = totalWith(typed) - totalWith(current)
  return more > 0 ? { current: current.code, typed: typed.code, more } : undefined
}

/** "SPRING30 already saves you $8.40 more". */
export function explainComparison(
  { current, more }: CouponComparison,
  { country }: Catalogue,
): string {
  return `${current} already saves you ${formatMoney(more, country)} more`
}
