import { bannerFor } from '@stemside/rules'
import { seasonOf } from '@stemside/ui/themes'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { storageKeys } from '../effects/storageKeys.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { useToday } from '../hooks/useToday.ts'

/**
 * Sets `data-season` on the root element from the store's date, so that the theme follows the banner. On
 * the next page of the visit, `boot/early.ts` sets the same season before the first paint.
 */
export function Season() {
  const { prices, visit } = useStores()
  const { country } = useSnapshot(prices.state)
  const { utmSource } = useSnapshot(visit.state)
  const date = useToday()
  useEffect(() => {
    if (date === undefined) return
    const season = seasonOf(
      bannerFor({ country, date, ...(utmSource !== undefined && { utmSource }) }).id,
    )
    document.documentElement.dataset['season'] = season
    storageKeys.season.write(window, season)
  }, [country, date, utmSource])
  return null
}
