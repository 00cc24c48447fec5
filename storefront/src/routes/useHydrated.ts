import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a prerendered page hydrates: it was made without the address's query. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
