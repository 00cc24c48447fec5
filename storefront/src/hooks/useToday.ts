import type { IsoDate } from '@stemside/rules'
import { useSyncExternalStore } from 'react'
import { useShop } from './ShopContext.tsx'

/**
 * The store's date; undefined until the store's first answer. A prerendered page has no date
 * either, so hydration matches.
 */
export function useToday(): IsoDate | undefined {
  const { clock } = useShop()
  return useSyncExternalStore(clock.subscribe, clock.today, () => undefined)
}
