import type { PricedCart } from '@stemside/rules'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useShop } from '../ShopContext.tsx'
import { cartOf } from '../../state/cart.ts'
import { price } from '../../state/pricing/pricedCart.ts'

/** The cart at current prices. It is priced again only when cart, prices or coupon change. */
export function usePricedCart(): PricedCart {
  const shop = useShop()
  const { lines, gift, expectedCombos } = useSnapshot(shop.cart.state)
  const { catalogue } = useSnapshot(shop.market.state)
  const { applied } = useSnapshot(shop.coupon.state)
  return useMemo(
    () => price(cartOf({ lines, gift }), catalogue, applied, expectedCombos),
    [lines, gift, expectedCombos, catalogue, applied],
  )
}
