import { useSyncExternalStore } from 'react'
import { useStores } from './StoresContext.tsx'

/**
 * The store's time, ISO 8601, to the minute; undefined until the store's first answer. `dayIn` (rules) tells
 * which day a country has.
 */
export function useNow(): string | undefined {
  const { clock } = useStores()
  return useSyncExternalStore(clock.subscribe, clock.now, () => undefined)
}
