import { alreadySaves, bannerFor } from '@stemside/rules'
import { DiscountBanner } from '@stemside/ui/banners/DiscountBanner'
import { bannerWords, presentSavingWords } from '@stemside/ui/content/bannerWords'
import { useSnapshot } from 'valtio'
import { useIsOpen } from '../hooks/useDialog.ts'
import { useToday } from '../hooks/useToday.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { cartOf } from '../state/cart.ts'

/** The offer of the day, wired; a prerendered page knows no day and keeps its place. */
export function Banner() {
  const { cart, coupon, market, visit } = useShop()
  const { country, catalogue } = useSnapshot(market.state)
  const { lines, gift } = useSnapshot(cart.state)
  const { applied } = useSnapshot(coupon.state)
  const { utmSource, isBannerClosed } = useSnapshot(visit.state)
  const today = useToday()
  const isMenuOpen = useIsOpen('menu')
  if (isMenuOpen) return null
  if (today === undefined) return <DiscountBanner isClosed={isBannerClosed} />
  const banner = bannerFor({ country, date: today, ...(utmSource !== undefined && { utmSource }) })
  const { occasion, offer } = bannerWords(banner, country)
  const saving = alreadySaves(banner, applied, cartOf({ lines, gift }), catalogue)
  return (
    <DiscountBanner
      note={saving && presentSavingWords(saving)}
      isClosed={isBannerClosed}
      onClose={() => visit.closeBanner()}
    >
      {occasion}: <strong>{offer}</strong>
    </DiscountBanner>
  )
}
