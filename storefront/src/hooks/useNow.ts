import { useSyncExternalStore } from 'react'
import { useShop } from './ShopContext.tsx'

/**
 * The store's time, ISO 8601, to the minute; undefined until the store's first answer. `dayIn` (rules) tells
 * which day a country has.
 */
export function useNow(): string | undefined {
  const { clock } = useShop()
  return useSyncExternalStore(clock.subscribe, clock.now, () => undefined)
}
