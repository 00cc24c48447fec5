import {
  addAllToCart,
  dropGift,
  giftChoices,
  giftInReach,
  minus,
  negative,
  nothing,
  percentOf,
  previewGift,
  type Catalogue,
  type Coupon,
  type GiftInReach,
  type GiftPreview,
  type GiftPreviewContext,
  type MinorUnits,
  type PricedCart,
  type Sku,
} from '@stemside/rules'
import { price } from './pricing/pricedCart.ts'

/** The free toy that a cart is told of, and what it costs to choose it. */
interface GiftOffer extends GiftInReach {
  /** What the total rises by if the first toy takes the place of the coupon in force. */
  readonly rise?: MinorUnits | undefined
  /** A toy that costs no more if it is bought with the coupon in force. A gift that saves nothing is not offered. */
  readonly cheaperBought?: Sku | undefined
}

/**
 * The free toy that a cart has earned or lacks something for. Undefined if none can be given, and if the cart has not
 * earned it and it could not save more than the coupon in force when it has.
 */
export function giftOfferOf(
  cart: PricedCart,
  catalogue: Catalogue,
  { giftCoupon, coupon, stock = {} }: GiftPreviewContext,
): GiftOffer | undefined {
  const previews = giftChoices.flatMap(
    (sku) => previewGift(cart, sku, catalogue, { giftCoupon, stock }) ?? [],
  )
  const found = giftInReach(previews)
  if (found === undefined) return undefined
  const offered = previews.filter(({ gift }) => found.toys.includes(gift))
  if (found.short > 0) {
    const kept = savingAt(giftCoupon.minimums[cart.country] ?? nothing, cart, catalogue, coupon)
    const isBeaten = offered.some((one) => kept >= costOf(one, catalogue, coupon))
    return isBeaten ? undefined : found
  }
  const chosen = offered[0]
  return {
    ...found,
    rise: chosen && minus(chosen.after.totals.total, cart.totals.total),
    cheaperBought: offered.find(
      (one) => bought(one, catalogue, coupon).totals.total <= one.after.totals.total,
    )?.gift,
  }
}

/** The cart that a choice leaves, with the toy bought at its price. */
function bought({ chosen, gift }: GiftPreview, catalogue: Catalogue, coupon: Coupon | undefined) {
  return price(addAllToCart(dropGift(chosen.cart), [gift]), catalogue, coupon)
}

/** What the toy alone costs with the coupon in force, without shipping and without a set that it would complete. */
function costOf({ gift }: GiftPreview, catalogue: Catalogue, coupon: Coupon | undefined) {
  return price(addAllToCart({ lines: [] }, [gift]), catalogue, coupon).totals.netTotal
}

/**
 * What the coupon in force saves on goods of this value. Only a percentage of all goods is known beforehand; another coupon
 * counts with what it saves now.
 */
function savingAt(
  value: MinorUnits,
  { adjustments }: PricedCart,
  { rules }: Catalogue,
  coupon: Coupon | undefined,
): MinorUnits {
  const saving = adjustments.find(({ source }) => source === 'coupon')
  if (saving === undefined) return nothing
  return coupon?.kind === 'percent' && coupon.skus.length === 0
    ? percentOf(value, coupon.basisPoints, rules.currency.quantum)
    : negative(saving.amount)
}
