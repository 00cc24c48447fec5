import { gamepadSku, productOf } from '../catalogue/products.ts'
import type { PriceList, Sku } from '../catalogue/types.ts'
import { gamepadPriceFor } from '../gamepadOffer.ts'
import { nothing, plus, type MinorUnits } from '../money.ts'
import { availabilityOf, type Stock } from '../stock.ts'

export interface CouponPrice {
  readonly amount: MinorUnits
  readonly code: string
  /** The coupon's minimum, if one unit alone does not reach it. */
  readonly unmetMinimum?: MinorUnits | undefined
}

/** A price with the one that is struck beside it. */
export interface LeadingPrice {
  readonly amount: MinorUnits
  /** Shown only if it is higher than `amount`. */
  readonly strike: MinorUnits
  /** The coupon that is in `amount`. */
  readonly code?: string
}

/** What a card or a product page asks for one unit, with the gamepad if the kit needs one. */
export interface ShelfOffer {
  readonly amount: MinorUnits
  readonly strike: MinorUnits
  /** The price with the coupon in force; absent if it changes nothing, and out of stock (§2.66). */
  readonly withCoupon?: CouponPrice | undefined
  /** Whether a gamepad is in the price, because the country does not sell this kit alone. */
  readonly includesGamepad: boolean
  /** The price of a gamepad, for a kit that the country sells with or without one. */
  readonly gamepadPrice?: MinorUnits
}

/**
 * The offer of a sku in a price list's country. Undefined if it is not sold there.
 * Source: §9.34.
 */
export function offerOf(sku: Sku, list: PriceList, stock: Stock = {}): ShelfOffer | undefined {
  const price = list.prices[sku]
  if (price === undefined || !price.soldIn.includes(list.country)) return undefined
  const gamepad = list.prices[gamepadSku]
  const includesGamepad =
    productOf(sku)?.kind === 'kit' &&
    gamepad !== undefined &&
    !price.singleAllowedIn.includes(list.country)
  const extra = includesGamepad
    ? gamepad
    : { listPrice: nothing, strikePrice: nothing, couponPrice: nothing }
  const gamepadPrice = gamepadPriceFor(sku, list, stock)
  const amount = plus(price.listPrice, extra.listPrice)
  const couponAmount = plus(
    price.couponPrice ?? price.listPrice,
    extra.couponPrice ?? extra.listPrice,
  )
  // §2.66: what is out of stock shows no coupon.
  const coupon = availabilityOf(sku, stock) === 'out-of-stock' ? undefined : list.coupon
  return {
    amount,
    strike: plus(price.strikePrice, extra.strikePrice),
    includesGamepad,
    ...(gamepadPrice !== undefined && { gamepadPrice }),
    withCoupon:
      coupon && couponAmount < amount
        ? {
            amount: couponAmount,
            code: coupon.code,
            unmetMinimum: amount < coupon.minimum ? coupon.minimum : undefined,
          }
        : undefined,
  }
}

/**
 * The price that leads on a card or page (decision 411). If one unit reaches the coupon's minimum: the price with the
 * coupon, with the list price struck. Otherwise: the list price, with the strike price struck. Source: §2.67.
 */
export function leadingPrice({
  amount,
  strike,
  withCoupon,
}: Pick<ShelfOffer, 'amount' | 'strike' | 'withCoupon'>): LeadingPrice {
  if (withCoupon === undefined || withCoupon.unmetMinimum !== undefined) return { amount, strike }
  return { amount: withCoupon.amount, strike: amount, code: withCoupon.code }
}
