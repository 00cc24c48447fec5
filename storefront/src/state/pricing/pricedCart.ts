import { priceCart, type Cart, type Catalogue, type Coupon, type PricedCart } from '@stemside/rules'
import { cartOf } from '../cart.ts'
import type { Stores } from '../createStores.ts'

/* Apart from the stores, so that pages without a cart do not load the pricing code. */

/**
 * Prices a cart with its coupon, if any.
 * @param expectedCombos - combos that the shopper completed; one that no longer forms is a
 * violation
 */
export function price(
  cart: Cart,
  catalogue: Catalogue,
  coupon: Coupon | undefined,
  expectedCombos: readonly string[] = [],
): PricedCart {
  return priceCart(cart, catalogue, { expectedCombos, ...(coupon !== undefined && { coupon }) })
}

/** The shop's cart at current prices, with the attached coupon. */
export function pricedCart({ cart, prices, coupon }: Stores): PricedCart {
  const { expectedCombos } = cart.state
  return price(cartOf(cart.state), prices.state.catalogue, coupon.state.applied, expectedCombos)
}
