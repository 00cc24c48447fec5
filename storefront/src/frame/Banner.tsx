import { DiscountBanner } from '@stemside/ui/banners/DiscountBanner'
import { bannerWords, currentSavingText, stockWords } from '@stemside/ui/content/bannerWords'
import { useSnapshot } from 'valtio'
import { useBanner } from '../hooks/useBanner.ts'
import { useIsOpen } from '../hooks/useDialog.ts'
import { useSite } from '../hooks/useSite.ts'
import { useToday } from '../hooks/useToday.ts'
import { useStores } from '../hooks/StoresContext.tsx'

/**
 * Connects the day's banner to the stores. A prerendered page has no date, so it only reserves the
 * place.
 */
export function Banner() {
  const { visit } = useStores()
  const { isBannerClosed } = useSnapshot(visit.state)
  const site = useSite()
  const today = useBanner(useToday())
  const isMenuOpen = useIsOpen('menu')
  if (isMenuOpen) return null
  if (today === undefined) return <DiscountBanner isClosed={isBannerClosed} />
  const { banner, country, saving } = today
  const { occasion, offer } = bannerWords(banner, country)
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
