import { couponNotBeatenBy, bannerFor, type IsoDate } from '@stemside/rules'
import { SeasonHero } from '@stemside/ui/banners/SeasonHero'
import { currentSavingText } from '@stemside/ui/content/bannerWords'
import { seasonWords } from '@stemside/ui/content/seasonWords'
import { useSnapshot } from 'valtio'
import { useStores } from '../hooks/StoresContext.tsx'
import { useSite } from '../hooks/useSite.ts'
import { cartOf } from '../state/cart.ts'

/** Connects the season's hero to the stores. Its code loads when it is nearly in view. */
export function SeasonPanel({ today }: { readonly today: IsoDate }) {
  const { cart, coupon, prices, visit } = useStores()
  const { country, catalogue } = useSnapshot(prices.state)
  const { lines, gift } = useSnapshot(cart.state)
  const { applied } = useSnapshot(coupon.state)
  const site = useSite()
  const { utmSource } = useSnapshot(visit.state)
  const banner = bannerFor({ country, date: today, ...(utmSource !== undefined && { utmSource }) })
  const saving = couponNotBeatenBy(banner, applied, cartOf({ lines, gift }), catalogue)
  return (
    <SeasonHero
      aria-label="Season’s offer"
      banner={banner}
      words={seasonWords(banner.id, country)}
      country={country}
      note={saving && currentSavingText(saving)}
      stockRemaining={banner.isLimited && site?.offerStockRemaining}
    />
  )
}
