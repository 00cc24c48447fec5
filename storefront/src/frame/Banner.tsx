import { bannerFor } from '@stemside/rules'
import { DiscountBanner } from '@stemside/ui/banners/DiscountBanner'
import { bannerWords } from '@stemside/ui/content/bannerWords'
import { useSnapshot } from 'valtio'
import { useToday } from '../routes/useToday.ts'
import { useShop } from '../ShopContext.tsx'

/** The offer of the day, wired; a prerendered page knows no day and keeps its place. */
export function Banner() {
  const { market, visit } = useShop()
  const { country } = useSnapshot(market.state)
  const { utmSource } = useSnapshot(visit.state)
  const today = useToday()
  if (today === undefined) return <DiscountBanner />
  const banner = bannerFor({ country, date: today, ...(utmSource !== undefined && { utmSource }) })
  const { occasion, offer } = bannerWords(banner, country)
  return (
    <DiscountBanner>
      {occasion}: <strong>{offer}</strong>
    </DiscountBanner>
  )
}
