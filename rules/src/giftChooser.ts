import { sortedCart } from './cart/normaliseCart.ts'
import type { CountryCode } from './countries/countries.ts'
import { giftCouponCode } from './coupons/giftCoupon.ts'
import { isGiftChoice, type GiftChoice } from './gifts.ts'
import type { Cart, CartLine } from './pricing/types.ts'

export interface GiftChosen {
  readonly cart: Cart
  /** The bought lines that were removed, to tell the shopper and to offer undo. */
  readonly removed: readonly CartLine[]
  readonly couponCode: string
  /** The new value of the storage key `removedAutoAddedCoupon`. */
  readonly removedAutoAddedCoupon: true
}

/**
 * Chooses the free gift: its coupon applies, the automatic coupon counts as removed, bought lines of either
 * gift are removed, and the gift is kept beside the lines. Undefined in a country without a gift coupon.
 * Source: §4.39, §4.40.
 */
export function chooseGift(
  cart: Cart,
  gift: GiftChoice,
  country: CountryCode,
): GiftChosen | undefined {
  const couponCode = giftCouponCode(country)
  if (couponCode === undefined) return undefined
  const removed = cart.lines.filter(({ sku }) => isGiftChoice(sku))
  const kept = cart.lines.filter(({ sku }) => !isGiftChoice(sku))
  return {
    cart: sortedCart(kept, gift),
    removed,
    couponCode,
    removedAutoAddedCoupon: true,
  }
}

/** The cart without its gift. */
export function dropGift({ lines }: Cart): Cart {
  return { lines }
}
