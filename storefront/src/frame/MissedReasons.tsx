import { missedSavings, type PricedCart } from '@stemside/rules'
import { CartReasons } from '@stemside/ui/commerce/CartReasons'
import { useSnapshot } from 'valtio'
import { useStores } from '../hooks/StoresContext.tsx'

/** Says why a coupon or a set of the cart does not count, in one sentence each. */
export function MissedReasons({ cart }: { readonly cart: PricedCart }) {
  const { prices } = useStores()
  const { catalogue } = useSnapshot(prices.state)
  return <CartReasons reasons={missedSavings(cart, catalogue)} />
}
