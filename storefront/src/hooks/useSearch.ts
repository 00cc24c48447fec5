import { useMemo, useSyncExternalStore } from 'react'
import { usePageLocation } from './navigation.ts'

const never = () => () => undefined

/**
 * What the address asks for beyond its path; nothing while a prerendered page hydrates, which was made
 * without it. A page without a query is not drawn a second time for that.
 */
export function useSearch(): URLSearchParams {
  const { search } = usePageLocation()
  const known = useSyncExternalStore(
    never,
    () => search,
    () => '',
  )
  return useMemo(() => new URLSearchParams(known), [known])
}
