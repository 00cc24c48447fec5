import type { IsoDate } from '@stemside/rules'
import { useSyncExternalStore } from 'react'
import { useShop } from './ShopContext.tsx'

/**
 * The store's day; undefined until the store's first answer. A prerendered page knows no day either, so
 * hydration finds what it expects.
 */
export function useToday(): IsoDate | undefined {
  const { clock } = useShop()
  return useSyncExternalStore(clock.subscribe, clock.today, () => undefined)
}
