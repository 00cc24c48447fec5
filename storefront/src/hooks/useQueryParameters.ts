import { useMemo, useSyncExternalStore } from 'react'
import { usePageLocation } from './navigation.ts'

const never = () => () => undefined

/**
 * The URL's query; empty during hydration, because the page was prerendered without one. A page
 * without a query renders only once.
 */
export function useQueryParameters(): URLSearchParams {
  const { search } = usePageLocation()
  const known = useSyncExternalStore(
    never,
    () => search,
    () => '',
  )
  return useMemo(() => new URLSearchParams(known), [known])
}
