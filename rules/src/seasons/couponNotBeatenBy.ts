import type { Catalogue } from '../catalogue/types.ts'
import { isInForce } from '../couponInForce.ts'
import { nothing, sumOf, times, type BasisPoints, type MinorUnits } from '../money.ts'
import type { Cart, Coupon } from '../pricing/types.ts'
import type { BannerOffer } from './table.ts'

export interface CurrentSaving {
  readonly code: string
  readonly basisPoints: BasisPoints
}

/**
 * The discount of the applied coupon. Undefined if an offer saves more, or is this coupon itself. Undefined too for a
 * coupon that the cart's value is too low for, and for one that is no percentage of the whole cart: it cannot be compared
 * with an offer. Source: §2.59.
 */
export function couponNotBeatenBy(
  { offers }: { readonly offers: readonly Pick<BannerOffer, 'code' | 'basisPoints'>[] },
  coupon: Coupon | undefined,
  cart: Cart,
  catalogue: Catalogue,
): CurrentSaving | undefined {
  if (coupon?.kind !== 'percent' || coupon.skus.length > 0) return undefined
  if (!isInForce(coupon, catalogue.country, listTotalOf(cart, catalogue))) return undefined
  const { code, basisPoints } = coupon
  return offers.every((offer) => offer.code !== code && offer.basisPoints <= basisPoints)
    ? { code, basisPoints }
    : undefined
}

/** What the cart's lines cost before combos and coupon. Lines that are not sold here cost nothing. */
function listTotalOf({ lines }: Cart, { offers }: Catalogue): MinorUnits {
  return sumOf(lines, ({ sku, quantity }) => {
    const offer = offers.get(sku)
    return offer?.isSoldHere ? times(offer.price.listPrice, quantity) : nothing
  })
}
