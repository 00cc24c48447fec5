import { nothing, type Coupon, type PriceList } from '@stemside/rules'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useStores } from './StoresContext.tsx'

/** What every screen with prices needs: country, prices, stock and coupon. */
export function useShelf() {
  const { prices: store, coupon: coupons } = useStores()
  const { country, priceList, stock, couponCode } = useSnapshot(store.state)
  const { applied } = useSnapshot(coupons.state)
  // Only the coupon that these prices were fetched with.
  const coupon = applied?.code === couponCode ? applied : undefined
  const prices = useMemo(() => withCoupon(priceList, coupon), [priceList, coupon])
  return { country, prices, stock, coupon }
}

function withCoupon(list: PriceList, coupon: Coupon | undefined): PriceList {
  if (coupon === undefined) return list
  const { code, minimums } = coupon
  return { ...list, coupon: { code, minimum: minimums[list.country] ?? nothing } }
}
