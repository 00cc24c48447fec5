import { pageFrom, pageParameter, shelfParameters, shelfQueryFrom } from '@stemside/rules'
import { ListingScreen } from '@stemside/ui/screens/ListingScreen'
import { startTransition, use, useEffect, useMemo, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../seo/PageHead.tsx'
import { shopMeta } from '../seo/shopMeta.ts'
import { useCardHearts } from '../frame/useCardHearts.tsx'
import { useBuying } from '../hooks/useBuying.ts'
import { useSearch } from '../hooks/useSearch.ts'
import { useShelf } from '../hooks/useShelf.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { fetchedOnce } from '../loading/fetchedOnce.ts'

const searchCode = fetchedOnce(
  async () => (await import('@stemside/ui/shell/shelfSearch')).shelfSearch,
)

export function ShopRoute() {
  const shelf = useShelf()
  const search = useSearch()
  const [, setParameters] = useSearchParams()
  const buying = useBuying()
  const renderCorner = useCardHearts()
  const { dialogs } = useShop()
  const query = useMemo(() => shelfQueryFrom((name) => search.get(name)), [search])
  const shelfSearch =
    query.text === '' ? undefined : (searchCode.loaded() ?? use(searchCode.load()))
  // A pressed filter answers at once; the toys follow in a render that the next press may interrupt.
  const [pressedQuery, setPressedQuery] = useOptimistic(query)
  const pageHref = (page: number) => {
    const parameters = new URLSearchParams([[pageParameter, String(page)]])
    for (const [name, value] of shelfParameters(query)) parameters.set(name, value)
    return `/shop?${parameters.toString()}`
  }
  // The filtered listing renders in the same task, so show it now (`boot/early.ts` hid it).
  useEffect(() => void delete document.documentElement.dataset['asked'], [])
  return (
    <>
      <PageHead {...shopMeta} />
      <ListingScreen
        {...buying}
        {...shelf}
        renderCorner={renderCorner}
        onPlay={() => dialogs.open({ id: 'slot-machine' })}
        query={query}
        search={shelfSearch}
        pressedQuery={pressedQuery}
        page={pageFrom((name) => search.get(name))}
        pageHref={pageHref}
        onQueryChange={(next) =>
          startTransition(() => {
            setPressedQuery(next)
            setParameters(Object.fromEntries(shelfParameters(next)), {
              preventScrollReset: true,
            })
          })
        }
      />
    </>
  )
}
