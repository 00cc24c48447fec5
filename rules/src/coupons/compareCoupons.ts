import { nameOf } from '../catalogue/nameOf.ts'
import type { Catalogue, Sku } from '../catalogue/types.ts'
import { formatAmount, minor, type MinorUnits } from '../money.ts'
import { priceCart } from '../pricing/priceCart.ts'
import type { Cart, Coupon, PricedCart } from '../pricing/types.ts'

export interface CouponComparison {
  readonly current: string
  readonly typed: string
  /** How much more the current one saves; 0 if the typed one saves as much or more. */
  readonly more: MinorUnits
  /** The free gift that would be lost with the current coupon. */
  readonly lostGift?: Sku
  /** Whether the typed coupon lets the shopper choose a free gift. */
  readonly bringsGift?: true
}

/**
 * Compares a typed coupon with the applied one. Undefined if the shopper loses nothing: the typed one
 * then replaces the other without a question. Gift codes follow the same rule. A gift in the cart that
 * would be lost counts as a loss. Source: §4.22.
 */
export function compareCoupons(
  cart: Cart,
  catalogue: Catalogue,
  current: Coupon,
  typed: Coupon,
): CouponComparison | undefined {
  const now = priceCart(cart, catalogue, { coupon: current })
  const next = priceCart(cart, catalogue, { coupon: typed })
  const more = minor(Math.max(0, next.totals.total - now.totals.total))
  const gift = chosenGift(now)
  const lostGift = chosenGift(next) === gift ? undefined : gift
  if (more === 0 && lostGift === undefined) return undefined
  return {
    current: current.code,
    typed: typed.code,
    more,
    ...(lostGift !== undefined && { lostGift }),
    ...(typed.kind === 'gift' && isApplied(next) && { bringsGift: true }),
  }
}

function chosenGift({ gifts }: PricedCart): Sku | undefined {
  return gifts.find(({ reason }) => reason === 'free-gift-coupon')?.sku
}

function isApplied({ explanations }: PricedCart): boolean {
  return explanations.some(({ subject, applied }) => subject === 'coupon' && applied)
}

/** "SPRING30 already saves you $8.40 more". */
export function explainComparison(
  { current, typed, more, lostGift, bringsGift }: CouponComparison,
  catalogue: Catalogue,
): string {
  if (lostGift !== undefined) {
    return `${current} brings you ${nameOf(lostGift, catalogue)} for free, and it would leave your cart with ${typed}`
  }
  const saves = `${current} already saves you ${formatAmount(more, catalogue.rules.currency)} more`
  return bringsGift ? `${saves}; ${typed} brings a free gift in its place` : saves
}
