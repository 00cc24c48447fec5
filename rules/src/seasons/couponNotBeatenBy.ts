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
 * The applied coupon's discount, if every offer saves at most as much and none is this coupon itself. Only a percentage
 * off the whole cart can be compared with an offer. A coupon whose minimum the cart does not reach does not count.
 * Source: §2.59.
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
