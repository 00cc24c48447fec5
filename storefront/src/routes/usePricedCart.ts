import { addToCart, type PricedCart, type Sku } from '@stemside/rules'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useShop } from '../ShopContext.tsx'
import { cartOf } from '../state/cart.ts'
import { price } from '../state/pricedCart.ts'

/**
 * The cart at present prices, priced anew only when cart, prices or coupon change.
 *
 * @param expected - priced as if it had been added
 */
export function usePricedCart(expected?: Sku): PricedCart {
  const shop = useShop()
  const { lines, gift } = useSnapshot(shop.cart.state)
  const { catalogue } = useSnapshot(shop.market.state)
  const { applied } = useSnapshot(shop.coupon.state)
  return useMemo(() => {
    const cart = cartOf({ lines, gift })
    const shown = expected === undefined ? cart : addToCart(cart, expected, catalogue)
    return price(shown, catalogue, applied)
  }, [lines, gift, catalogue, applied, expected])
}
