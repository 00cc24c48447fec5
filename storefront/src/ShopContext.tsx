import { createContext, use, useMemo } from 'react'
import type { PricedCart } from '@stemside/rules'
import { useSnapshot } from 'valtio'
import { cartOf } from './state/cart.ts'
import { price, type Shop } from './state/createShop.ts'

export const ShopContext = createContext<Shop | undefined>(undefined)

/** The shop of this page. */
export function useShop(): Shop {
  const shop = use(ShopContext)
  if (shop === undefined) throw new Error('No shop is open here: render below ShopContext.')
  return shop
}

/** The cart at present prices, priced anew only when cart, prices or coupon change. */
export function usePricedCart(): PricedCart {
  const shop = useShop()
  const { lines, gift } = useSnapshot(shop.cart.state)
  const { catalogue } = useSnapshot(shop.market.state)
  const { applied } = useSnapshot(shop.coupon.state)
  return useMemo(
    () => price(cartOf({ lines, gift }), catalogue, applied),
    [lines, gift, catalogue, applied],
  )
}
