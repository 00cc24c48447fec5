import { priceCart, type Cart, type Catalogue, type Coupon, type PricedCart } from '@stemside/rules'
import { cartOf } from '../cart.ts'
import type { Shop } from '../createShop.ts'

/*
 * Apart from the shop's stores: what shows no cart need not fetch the arithmetic.
 */

/**
 * Prices a cart with the coupon in force, if there is one.
 *
 * @param expectedCombos - combos that the shopper completed: one that no longer forms is a violation
 */
export function price(
  cart: Cart,
  catalogue: Catalogue,
  coupon: Coupon | undefined,
  expectedCombos: readonly string[] = [],
): PricedCart {
  return priceCart(cart, catalogue, { expectedCombos, ...(coupon !== undefined && { coupon }) })
}

/** The shop's cart at this moment's prices, with the coupon that is attached. */
export function pricedCart({ cart, market, coupon }: Shop): PricedCart {
  const { expectedCombos } = cart.state
  return price(cartOf(cart.state), market.state.catalogue, coupon.state.applied, expectedCombos)
}
