import { gamepadSku, productOf } from './catalogue/products.ts'
import type { Catalogue, PriceList, Sku } from './catalogue/types.ts'
import { countGamepads } from './gamepads.ts'
import type { MinorUnits } from './money.ts'
import type { Cart } from './pricing/types.ts'
import type { Stock } from './stock.ts'

/**
 * The price of a gamepad for a kit that this country sells with or without one: with the coupon in force, if the kit
 * alone reaches its minimum. Undefined for any other sku, and if the gamepad is not sold or out of stock. The kit needs a
 * gamepad to be played with, so the shop offers one; the shopper may decline it. Source: §2.69.
 */
export function gamepadPriceFor(
  sku: Sku,
  { country, prices, coupon }: PriceList,
  stock: Stock = {},
): MinorUnits | undefined {
  const isKit = productOf(sku)?.kind === 'kit'
  const kit = prices[sku]
  const gamepad = prices[gamepadSku]
  if (!isKit || !kit?.soldIn.includes(country) || !kit.singleAllowedIn.includes(country))
    return undefined
  if (!gamepad?.soldIn.includes(country) || stock[gamepadSku] === 0) return undefined
  const isCouponMet = coupon !== undefined && kit.listPrice >= coupon.minimum
  return isCouponMet ? (gamepad.couponPrice ?? gamepad.listPrice) : gamepad.listPrice
}

export interface GamepadOffer {
  /** The kits in the cart that have no gamepad and may be bought without one. */
  readonly skus: readonly Sku[]
  /** What one gamepad costs. */
  readonly price: MinorUnits
}

/**
 * The gamepad that the shop offers for kits in the cart that are sold alone. A cart without it has no
 * violation. Undefined if the cart holds all gamepads in stock.
 */
export function gamepadOfferFor(
  cart: Cart,
  catalogue: Catalogue,
  stock: Stock = {},
): GamepadOffer | undefined {
  const { kits, gamepads, least, buyable } = countGamepads(cart, catalogue)
  const gamepad = catalogue.offers.get(gamepadSku)
  if (gamepad === undefined || kits <= Math.max(gamepads, least)) return undefined
  if (gamepads >= Math.min(buyable, stock[gamepadSku] ?? buyable)) return undefined
  const skus = cart.lines.flatMap(({ sku }) => {
    const offer = catalogue.offers.get(sku)
    return offer?.kind === 'kit' && offer.isSoldHere && !offer.wantsGamepad ? [sku] : []
  })
  return { skus, price: gamepad.price.listPrice }
}
