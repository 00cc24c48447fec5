import type { Catalogue } from '../catalogue/types.ts'
import { chooseGift, type GiftChosen } from '../giftChooser.ts'
import type { GiftChoice } from '../gifts.ts'
import { nothing, type MinorUnits } from '../money.ts'
import { shortagesOf, type Stock } from '../stock.ts'
import { amountOf } from './figureOf.ts'
import { priceCart } from './priceCart.ts'
import type { Cart, Coupon, CouponExplanation, PricedCart } from './types.ts'

/** Why a gift cannot be chosen with this cart. */
export type GiftRefusal =
  | { readonly reason: 'not-sold-here' }
  | { readonly reason: 'out-of-stock' }
  /** The gift coupon does not apply to the cart with the gift; the explanation says why. */
  | { readonly reason: 'coupon-not-applied'; readonly explanation: CouponExplanation }

/** What choosing a gift would change in a cart. The chooser shows it beforehand. */
export interface GiftPreview {
  readonly gift: GiftChoice
  /** The change that choosing makes. */
  readonly chosen: GiftChosen
  /** The current cart, with the applied coupon. */
  readonly before: PricedCart
  /** The cart after choosing, with the gift coupon. */
  readonly after: PricedCart
  /** Why the gift cannot be chosen; absent if it can. If set, callers must not apply `chosen`. */
  readonly refusal?: GiftRefusal
}

export interface GiftPreviewContext {
  /** The country's gift coupon. */
  readonly giftCoupon: Coupon
  /** The coupon that is applied now. */
  readonly coupon?: Coupon | undefined
  /** Units left of each sku; absent if stock is not known. */
  readonly stock?: Stock
}

/**
 * Prices a cart before and after a gift is chosen. Where it cannot be chosen, it says why.
 * Undefined in a country without a gift coupon. Source: §2.49, §4.41.
 */
export function previewGift(
  cart: Cart,
  gift: GiftChoice,
  catalogue: Catalogue,
  { giftCoupon, coupon, stock = {} }: GiftPreviewContext,
): GiftPreview | undefined {
  const chosen = chooseGift(cart, gift, catalogue.country)
  if (chosen === undefined) return undefined
  const before = priceCart(cart, catalogue, coupon === undefined ? {} : { coupon })
  const after = priceCart(chosen.cart, catalogue, { coupon: giftCoupon })
  const refusal = refusalOf(gift, after, catalogue, stock)
  return { gift, chosen, before, after, ...(refusal && { refusal }) }
}

function refusalOf(
  gift: GiftChoice,
  after: PricedCart,
  { offers }: Catalogue,
  stock: Stock,
): GiftRefusal | undefined {
  if (offers.get(gift)?.isSoldHere !== true) return { reason: 'not-sold-here' }
  if (shortagesOf(after, stock).some(({ sku }) => sku === gift)) return { reason: 'out-of-stock' }
  const unmet = after.explanations.find(
    (one): one is CouponExplanation => one.subject === 'coupon' && !one.applied,
  )
  return unmet && { reason: 'coupon-not-applied', explanation: unmet }
}

/** The free gift that a cart can choose, or how much it lacks for that. */
export interface GiftInReach {
  /** The toys to choose from. */
  readonly toys: readonly GiftChoice[]
  /** The value of other toys that the cart lacks until a gift can be chosen; 0 if one can. */
  readonly short: MinorUnits
}

/**
 * The gift that previews of the country's choices promise. Bought toys that a choice would remove do not
 * count. Undefined if no toy can be given, whatever is added to the cart. Source: §4.41.
 */
export function giftInReach(previews: readonly GiftPreview[]): GiftInReach | undefined {
  const reachable = previews.flatMap(({ gift, refusal }) => {
    const short = shortOf(refusal)
    return short === undefined ? [] : [{ gift, short }]
  })
  const [first, ...others] = reachable
  if (first === undefined) return undefined
  const short = others.reduce((least, one) => (one.short < least ? one.short : least), first.short)
  return { toys: reachable.filter((one) => one.short === short).map(({ gift }) => gift), short }
}

function shortOf(refusal: GiftRefusal | undefined): MinorUnits | undefined {
  if (refusal === undefined) return nothing
  if (refusal.reason !== 'coupon-not-applied') return undefined
  const { reason, figures } = refusal.explanation
  return reason === 'below-minimum' ? amountOf(figures, 'short') : undefined
}
