import { priceCart, type Cart, type Catalogue, type Coupon, type PricedCart } from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Shop } from './createShop.ts'

/*
 * Apart from the shop's stores: what shows no cart need not fetch the arithmetic.
 */

/** Prices a cart with the coupon in force, if there is one. */
export function price(cart: Cart, catalogue: Catalogue, coupon: Coupon | undefined): PricedCart {
  return priceCart(cart, catalogue, coupon === undefined ? {} : { coupon })
}

/** The shop's cart at this moment's prices, with the coupon that is attached. */
export function pricedCart({ cart, market, coupon }: Shop): PricedCart {
  return price(cartOf(cart.state), market.state.catalogue, coupon.state.applied)
}
