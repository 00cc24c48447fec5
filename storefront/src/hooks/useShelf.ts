import { useSnapshot } from 'valtio'
import { useShop } from './ShopContext.tsx'

/** What every screen with prices shows: where, at what prices, how many are left, with which coupon. */
export function useShelf() {
  const { market, coupon } = useShop()
  const { country, priceList, stock, couponCode } = useSnapshot(market.state)
  const { applied } = useSnapshot(coupon.state)
  return {
    country,
    prices: priceList,
    stock,
    // The prices beside a code must be the ones that it made.
    couponCode: applied?.code === couponCode ? couponCode : undefined,
  }
}
