import { shelfQueryFrom, wholeShelf } from '@stemside/rules'
import { use, useDeferredValue, useMemo } from 'react'
import { usePageLocation } from '../hooks/navigation.ts'
import { useQueryParameters } from '../hooks/useQueryParameters.ts'
import { fetchedOnce } from '../loading/fetchedOnce.ts'

const searchCode = fetchedOnce(
  async () => (await import('@stemside/ui/shell/shelfSearch')).shelfSearch,
)

/**
 * What the URL asks the listing for, and the search that its text needs. While the code of the first search loads, the
 * toys on screen stay; a listing that has just opened shows all.
 */
export function useShelfQuery() {
  const inUrl = new URLSearchParams(usePageLocation().search)
  const known = useQueryParameters()
  const asked = useMemo(() => shelfQueryFrom((name) => known.get(name)), [known])
  const deferred = useDeferredValue(asked, wholeShelf)
  const isMissing = asked.text !== '' && searchCode.loaded() === undefined
  const query = isMissing ? deferred : asked
  const search = query.text === '' ? undefined : (searchCode.loaded() ?? use(searchCode.load()))
  // During hydration the listing does not know the URL's query yet.
  const isAnswered = query === asked && String(known) === String(inUrl)
  return { query, search, isAnswered }
}
