import type { PricedCart } from '@stemside/rules'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useStores } from '../StoresContext.tsx'
import { cartOf } from '../../state/cart.ts'
import { price } from '../../state/pricing/pricedCart.ts'

/** The cart at current prices. It is priced again only when cart, prices or coupon change. */
export function usePricedCart(): PricedCart {
  const stores = useStores()
  const { lines, gift, expectedCombos } = useSnapshot(stores.cart.state)
  const { catalogue } = useSnapshot(stores.prices.state)
  const { applied } = useSnapshot(stores.coupon.state)
  return useMemo(
    () => price(cartOf({ lines, gift }), catalogue, applied, expectedCombos),
    [lines, gift, expectedCombos, catalogue, applied],
  )
}
