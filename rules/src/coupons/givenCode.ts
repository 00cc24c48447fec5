import type { Catalogue } from '../catalogue/types.ts'
import { formatBriefly, type MinorUnits } from '../money.ts'
import type { Cart, Coupon } from '../pricing/types.ts'
import { compareCoupons, explainComparison } from './compareCoupons.ts'
import { couponOffer } from './kinds/words.ts'

/*
 * Codes that the shopper did not type: from the lever, a link or the signup (§4.28). They never replace
 * silently a coupon that saves more.
 */

/** Where a code comes from; `replaced` is the coupon whose place a given code took. */
export type GivenFrom = 'lever' | 'link' | 'signup' | 'replaced'

/** A coupon beside the one in force. It takes over by itself once it saves more. */
export interface WaitingCoupon {
  readonly coupon: Coupon
  readonly from: GivenFrom
  /** False until it was compared on a cart with lines: an empty cart shows no difference. */
  readonly isCompared: boolean
}

/**
 * Whether a given code is applied at once: it saves at least as much on this cart as the coupon in
 * force. An empty cart cannot be compared: the coupon in force stays.
 */
export function appliesAtOnce(
  cart: Cart,
  catalogue: Catalogue,
  current: Coupon | undefined,
  given: Coupon,
): boolean {
  if (current === undefined || current.code === given.code) return true
  return cart.lines.length > 0 && compareCoupons(cart, catalogue, current, given) === undefined
}

/** Whether a waiting coupon takes over: it saves more than the one in force, and no chosen gift is lost. */
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

const openings: Readonly<Record<GivenFrom, string>> = {
  lever: 'Won: ',
  link: 'From your friend: ',
  signup: 'For signing up: ',
  replaced: '',
}

/**
 * Why a coupon waits: "Won: 30% off from $49. SPRING30 saves more on this cart now." If both save the
 * same, the sentence says so.
 */
export function explainWaiting(
  cart: Cart,
  catalogue: Catalogue,
  current: Coupon,
  { coupon, from }: WaitingCoupon,
): string {
  const { country, rules } = catalogue
  const minimum: MinorUnits | undefined = coupon.minimums[country]
  const name = from === 'replaced' ? `${coupon.code}: ` : openings[from]
  const above = minimum ? ` from ${formatBriefly(minimum, rules.currency)}` : ''
  const offer = `${name}${couponOffer(coupon, country)}${above}.`
  return `${offer} ${comparisonWords(cart, catalogue, current, coupon)}.`
}

function comparisonWords(
  cart: Cart,
  catalogue: Catalogue,
  current: Coupon,
  coupon: Coupon,
): string {
  if (cart.lines.length === 0) {
    return `It waits beside ${current.code}: whichever saves more on your cart counts`
  }
  const loss = compareCoupons(cart, catalogue, current, coupon)
  if (loss === undefined) return `It saves the same on this cart as ${current.code}`
  if (loss.lostGift !== undefined) return explainComparison(loss, catalogue)
  return `${current.code} saves more on this cart now`
}
