import { dayIn, type IsoDate } from '@stemside/rules'
import { useSnapshot } from 'valtio'
import { useNow } from './useNow.ts'
import { useStores } from './StoresContext.tsx'

/**
 * The day in the shop's country, whatever the device's time zone; undefined until the store's first answer. A
 * prerendered page has no date either, so hydration matches.
 */
export function useToday(): IsoDate | undefined {
  const { prices } = useStores()
  const { country } = useSnapshot(prices.state)
  const now = useNow()
  return now === undefined ? undefined : dayIn(country, now)
}
