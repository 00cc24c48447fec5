import { useSnapshot } from 'valtio'
import { useStores } from './StoresContext.tsx'

/** What every screen with prices needs: country, prices, stock and coupon. */
export function useShelf() {
  const { prices, coupon: store } = useStores()
  const { country, priceList, stock, couponCode } = useSnapshot(prices.state)
  const { applied } = useSnapshot(store.state)
  // Only the coupon that these prices were fetched with.
  const coupon = applied?.code === couponCode ? applied : undefined
  return { country, prices: priceList, stock, coupon, couponCode: coupon?.code }
}
