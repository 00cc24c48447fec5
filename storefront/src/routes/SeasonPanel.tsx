import type { IsoDate } from '@stemside/rules'
import { SeasonHero } from '@stemside/ui/banners/SeasonHero'
import { currentSavingText } from '@stemside/ui/content/bannerWords'
import { seasonWords } from '@stemside/ui/content/seasonWords'
import { useBanner } from '../hooks/useBanner.ts'
import { useSite } from '../hooks/useSite.ts'

/** Connects the season's hero to the stores. Its code loads when it is nearly in view. */
export function SeasonPanel({ today }: { readonly today: IsoDate }) {
  const site = useSite()
  const ofToday = useBanner(today)
  if (ofToday === undefined) return null
  const { banner, country, saving } = ofToday
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
