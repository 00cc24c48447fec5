import { useSnapshot } from 'valtio'
import { useShop } from './ShopContext.tsx'

/** What every screen with prices needs: country, prices, stock and coupon code. */
export function useShelf() {
  const { market, coupon } = useShop()
  const { country, priceList, stock, couponCode } = useSnapshot(market.state)
  const { applied } = useSnapshot(coupon.state)
  return {
    country,
    prices: priceList,
    stock,
    // Only the coupon that these prices were fetched with.
    couponCode: applied?.code === couponCode ? couponCode : undefined,
  }
}
