import { addAllToCart } from '../cart/editCart.ts'
import { gamepadSku } from '../catalogue/products.ts'
import type { Catalogue, Sku } from '../catalogue/types.ts'
import { countGamepads } from '../gamepads.ts'
import { minus, type MinorUnits } from '../money.ts'
import type { Stock } from '../stock.ts'
import { priceCart } from './priceCart.ts'
import type { Cart, Coupon } from './types.ts'

export interface GamepadOffer {
  /** The kits in the cart that have no gamepad and may be bought without one. */
  readonly skus: readonly Sku[]
  /** What the goods cost more with one gamepad, after combos and coupon. */
  readonly price: MinorUnits
}

export interface GamepadOfferContext {
  /** The coupon that is applied now. */
  readonly coupon?: Coupon | undefined
  /** Units left of each sku; absent if stock is not known. */
  readonly stock?: Stock
}

/**
 * The gamepad that the shop offers for kits in the cart that are sold alone. A cart without it has no
 * violation. Undefined if the cart holds all gamepads in stock.
 */
export function gamepadOfferFor(
  cart: Cart,
  catalogue: Catalogue,
  { coupon, stock = {} }: GamepadOfferContext = {},
): GamepadOffer | undefined {
  const { kits, gamepads, least, buyable } = countGamepads(cart, catalogue)
  if (!catalogue.offers.has(gamepadSku) || kits <= Math.max(gamepads, least)) return undefined
  if (gamepads >= Math.min(buyable, stock[gamepadSku] ?? buyable)) return undefined
  const skus = cart.lines.flatMap(({ sku }) => {
    const offer = catalogue.offers.get(sku)
    return offer?.kind === 'kit' && offer.isSoldHere && !offer.wantsGamepad ? [sku] : []
  })
  const goods = (some: Cart) =>
    priceCart(some, catalogue, coupon === undefined ? {} : { coupon }).totals.netTotal
  return { skus, price: minus(goods(addAllToCart(cart, [gamepadSku])), goods(cart)) }
}
