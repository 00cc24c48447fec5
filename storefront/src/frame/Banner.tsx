import { couponNotBeatenBy, bannerFor } from '@stemside/rules'
import { DiscountBanner } from '@stemside/ui/banners/DiscountBanner'
import { bannerWords, currentSavingText, stockWords } from '@stemside/ui/content/bannerWords'
import { useSnapshot } from 'valtio'
import { useIsOpen } from '../hooks/useDialog.ts'
import { useSite } from '../hooks/useSite.ts'
import { useToday } from '../hooks/useToday.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { cartOf } from '../state/cart.ts'

/**
 * Connects the day's banner to the stores. A prerendered page has no date, so it only reserves the
 * place.
 */
export function Banner() {
  const { cart, coupon, prices, visit } = useStores()
  const { country, catalogue } = useSnapshot(prices.state)
  const { lines, gift } = useSnapshot(cart.state)
  const { applied } = useSnapshot(coupon.state)
  const { utmSource, isBannerClosed } = useSnapshot(visit.state)
  const site = useSite()
  const today = useToday()
  const isMenuOpen = useIsOpen('menu')
  if (isMenuOpen) return null
  if (today === undefined) return <DiscountBanner isClosed={isBannerClosed} />
  const banner = bannerFor({ country, date: today, ...(utmSource !== undefined && { utmSource }) })
  const { occasion, offer } = bannerWords(banner, country)
  const saving = couponNotBeatenBy(banner, applied, cartOf({ lines, gift }), catalogue)
  return (
    <DiscountBanner
      note={saving ? currentSavingText(saving) : stockWords(banner, site)}
      isClosed={isBannerClosed}
      onClose={() => visit.closeBanner()}
    >
      <span>{`${occasion}: `}</span>
      <strong>{offer}</strong>
    </DiscountBanner>
  )
}
