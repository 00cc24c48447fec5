import { bannerFor, couponNotBeatenBy, type Banner, type IsoDate } from '@stemside/rules'
import { useSnapshot } from 'valtio'
import { cartOf } from '../state/cart.ts'
import { useStores } from './StoresContext.tsx'

/**
 * The banner of a day, and the coupon in force if no code of the banner beats it. An automatic coupon that the shopper
 * has removed is offered by its code.
 */
export function useBanner(date: IsoDate | undefined) {
  const { cart, coupon, prices, visit } = useStores()
  const { country, catalogue } = useSnapshot(prices.state)
  const { lines, gift } = useSnapshot(cart.state)
  const { applied, isAutomaticRemoved } = useSnapshot(coupon.state)
  const { utmSource } = useSnapshot(visit.state)
  if (date === undefined) return undefined
  const ofDay = bannerFor({ country, date, ...(utmSource !== undefined && { utmSource }) })
  const banner = isAutomaticRemoved ? withoutAutomatic(ofDay) : ofDay
  const saving = couponNotBeatenBy(banner, applied, cartOf({ lines, gift }), catalogue)
  return { banner, country, saving }
}

function withoutAutomatic(banner: Banner): Banner {
  return { ...banner, offers: banner.offers.map((offer) => ({ ...offer, isAutomatic: false })) }
}
