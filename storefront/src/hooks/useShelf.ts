import { useSnapshot } from 'valtio'
import { useStores } from './StoresContext.tsx'

/** What every screen with prices needs: country, prices, stock and coupon. */
export function useShelf() {
  const { market, coupon: store } = useStores()
  const { country, priceList, stock, couponCode } = useSnapshot(market.state)
  const { applied } = useSnapshot(store.state)
  // Only the coupon that these prices were fetched with.
  const coupon = applied?.code === couponCode ? applied : undefined
  return { country, prices: priceList, stock, coupon, couponCode: coupon?.code }
}
