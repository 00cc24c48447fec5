import { nameOf } from '../catalogue/nameOf.ts'
import type { Catalogue } from '../catalogue/types.ts'
import { formatAmount, formatBriefly, type MinorUnits } from '../money.ts'
import { explainToShopper } from '../pricing/explainToShopper.ts'
import { amountOf } from '../pricing/figureOf.ts'
import { priceCart } from '../pricing/priceCart.ts'
import type { Cart, Coupon, CouponExplanation } from '../pricing/types.ts'
import { compareCoupons, explainComparison } from './compareCoupons.ts'
import { couponOffer } from './tables/words.ts'

/*
 * Codes that a shopper types or is given: by the lever, a link or the signup (§4.22, §4.28). They never
 * replace silently a coupon that saves more, and a code that does not count on the cart replaces nothing.
 */

/** Where a code comes from; `replaced` is the coupon whose place another one took. */
export type GivenFrom = 'typed' | 'lever' | 'link' | 'signup' | 'replaced'

/** A coupon beside the one in force. It takes over by itself once `takesOver` says so. */
export interface WaitingCoupon {
  readonly coupon: Coupon
  readonly from: GivenFrom
  /** False until it was compared on a cart with lines: an empty cart shows no difference. */
  readonly isCompared: boolean
}

/** Whether a coupon counts on this cart: it takes something off, or brings its gift. */
export function countsOn(cart: Cart, catalogue: Catalogue, coupon: Coupon): boolean {
  return whyNotCounted(cart, catalogue, coupon) === undefined
}

/** Why a coupon does not count on this cart; undefined if it counts. */
function whyNotCounted(
  cart: Cart,
  catalogue: Catalogue,
  coupon: Coupon,
): CouponExplanation | undefined {
  return priceCart(cart, catalogue, { coupon }).explanations.find(
    (one): one is CouponExplanation => one.subject === 'coupon' && !one.applied,
  )
}

/**
 * Whether a given code is applied at once: it counts on this cart and saves at least as much as the coupon
 * in force. On an empty cart no code counts, so the coupon in force stays.
 */
export function appliesAtOnce(
  cart: Cart,
  catalogue: Catalogue,
  current: Coupon | undefined,
  given: Coupon,
): boolean {
  if (current === undefined || current.code === given.code) return true
  return (
    countsOn(cart, catalogue, given) &&
    compareCoupons(cart, catalogue, current, given) === undefined
  )
}

/**
 * Whether a waiting coupon takes over: it saves more than the one in force, or as much if the two were never compared on a
 * cart with lines, and no chosen gift is lost.
 */
export function takesOver(
  cart: Cart,
  catalogue: Catalogue,
  current: Coupon | undefined,
  { coupon, isCompared }: WaitingCoupon,
): boolean {
  if (current === undefined) return true
  if (!appliesAtOnce(cart, catalogue, current, coupon)) return false
  return !isCompared || compareCoupons(cart, catalogue, coupon, current) !== undefined
}

const openings: Readonly<Record<Exclude<GivenFrom, 'typed' | 'replaced'>, string>> = {
  lever: 'Won: ',
  link: 'From your friend: ',
  signup: 'For signing up: ',
}

/**
 * Why a coupon waits: "WELCOME10 is kept for later: 10% off from $49, $3.51 more. SPRING30 saves more on
 * this cart now." If both save the same, the sentence says so.
 */
export function explainWaiting(
  cart: Cart,
  catalogue: Catalogue,
  current: Coupon,
  { coupon, from }: WaitingCoupon,
): string {
  const { country, rules } = catalogue
  const minimum: MinorUnits | undefined = coupon.minimums[country]
  const isCartEmpty = cart.lines.length === 0
  const unmet = isCartEmpty ? undefined : whyNotCounted(cart, catalogue, coupon)
  const opening =
    from === 'typed' || from === 'replaced'
      ? `${coupon.code}${unmet ? ' is kept for later' : ''}: `
      : openings[from]
  const above = minimum ? ` from ${formatBriefly(minimum, rules.currency)}` : ''
  const offer = `${opening}${couponOffer(coupon, country)}${above}`
  if (isCartEmpty) {
    return `${offer}. You also have ${current.code}: whichever saves more on your cart counts.`
  }
  const loss = compareCoupons(cart, catalogue, current, coupon)
  const why =
    loss === undefined
      ? `It saves the same on this cart as ${current.code}`
      : loss.lostGift !== undefined || (from === 'typed' && unmet === undefined)
        ? explainComparison(loss, catalogue)
        : `${current.code} saves more on this cart now`
  if (unmet === undefined) return `${offer}. ${why}.`
  if (unmet.reason !== 'below-minimum') return `${offer}. ${explainToShopper(unmet, catalogue)}.`
  const short = formatAmount(amountOf(unmet.figures, 'short'), rules.currency)
  return `${offer}, ${short} more. ${why}.`
}

/**
 * The label of the button that uses a waiting coupon in place of the one in force. It names what that costs:
 * "Use TRYNEW anyway · costs $6.83 more". Undefined while the coupon does not count on the cart: using it
 * would only take the other one away.
 */
export function anywayLabel(
  cart: Cart,
  catalogue: Catalogue,
  current: Coupon,
  coupon: Coupon,
): string | undefined {
  if (!countsOn(cart, catalogue, coupon)) return undefined
  const loss = compareCoupons(cart, catalogue, current, coupon)
  if (loss === undefined) return `Use ${coupon.code} instead`
  const { more, lostGift } = loss
  const costs = [
    ...(more > 0 ? [`costs ${formatAmount(more, catalogue.rules.currency)} more`] : []),
    ...(lostGift === undefined ? [] : [`gives up ${nameOf(lostGift, catalogue)}`]),
  ]
  return `Use ${coupon.code} anyway · ${costs.join(' and ')}`
}
