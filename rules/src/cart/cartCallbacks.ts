import { gamepadSku } from '../catalogue/products.ts'
import type { Catalogue } from '../catalogue/types.ts'
import { countGamepads } from '../gamepads.ts'
import { dropGift } from '../giftChooser.ts'
import { priceCart } from '../pricing/priceCart.ts'
import type { Cart, CartCallback, PricingContext } from '../pricing/types.ts'
import { addAllToCart, replaceQuantity } from './editCart.ts'
import { lowerKits } from './lowerKits.ts'
import { normaliseCart } from './normaliseCart.ts'

/** The state that a cart-rule popup's button changes. */
export interface CartSituation {
  readonly cart: Cart
  readonly context: PricingContext
}

type Callback = (situation: CartSituation, catalogue: Catalogue) => CartSituation

/**
 * What each button of a cart-rule popup does to the cart, under the specification's names (§4.59).
 * `hidePopup` and `redirectToShop` change no cart: the component that shows the popup handles them.
 */
export const cartCallbacks: Readonly<Record<CartCallback, Callback>> = {
  hidePopup: (situation) => situation,

  redirectToShop: (situation) => situation,

  /**
   * Changes the number of gamepads as little as possible, to a number between `least` and `most` of
   * `countGamepads`. Where the kits need more gamepads than one cart can buy, the last kits are removed.
   */
  matchGamepadCountWithKits: ({ cart, context }, catalogue) => {
    const lines = normaliseCart(cart)
    const kept = lowerKits(lines, catalogue, countGamepads(lines, catalogue).buyable)
    const { gamepads, least, most } = countGamepads(kept, catalogue)
    const matched = Math.min(Math.max(gamepads, least), most)
    return { cart: replaceQuantity(kept, gamepadSku, matched), context }
  },

  fixPlugoAndGamepadInCart: ({ cart, context }) => ({
    cart: addAllToCart(cart, [gamepadSku]),
    context,
  }),

  /** Drops the promised combos that no longer form, and keeps their lines. */
  fixComboError: ({ cart, context }, catalogue) => {
    const formed = new Set(priceCart(cart, catalogue, context).combos.map(({ id }) => id))
    const expectedCombos = context.expectedCombos?.filter((id) => formed.has(id)) ?? []
    return { cart, context: { ...context, expectedCombos } }
  },

  reduceQuantityTo1: ({ cart, context }) => {
    const limited = context.coupon?.skus ?? []
    const lines = normaliseCart(cart).lines.map(({ sku, quantity }) => ({
      sku,
      quantity: limited.includes(sku) ? 1 : quantity,
    }))
    return { cart: { ...cart, lines }, context }
  },

  /**
   * Removes lines that have no price or are not sold in this country. It keeps the gift, which is no line.
   */
  removeUnbuyableLines: ({ cart, context }, { offers }) => {
    const lines = cart.lines.filter(({ sku }) => offers.get(sku)?.isSoldHere)
    return { cart: { ...cart, lines }, context }
  },

  /** A gift that came with the coupon is removed too. */
  removeAppliedCoupon: ({ cart, context }) => {
    const { coupon, isCouponUsedUp: _isCouponUsedUp, ...rest } = context
    return { cart: coupon?.kind === 'gift' ? dropGift(cart) : cart, context: rest }
  },
}
