import { gamepadSku, productOf } from '../catalogue/products.ts'
import type { PriceList, Sku } from '../catalogue/types.ts'
import { gamepadPriceFor } from '../gamepadOffer.ts'
import { nothing, plus, type MinorUnits } from '../money.ts'
import type { Stock } from '../stock.ts'

/** What a card or a product page asks for one unit, with the gamepad if the kit needs one. */
export interface ShelfOffer {
  readonly amount: MinorUnits
  readonly strike: MinorUnits
  /** The price with the applied coupon; absent if it changes nothing. */
  readonly withCoupon?: MinorUnits
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
  const withCoupon = plus(
    price.couponPrice ?? price.listPrice,
    extra.couponPrice ?? extra.listPrice,
  )
  return {
    amount,
    strike: plus(price.strikePrice, extra.strikePrice),
    includesGamepad,
    ...(gamepadPrice !== undefined && { gamepadPrice }),
    ...(withCoupon < amount && { withCoupon }),
  }
}
