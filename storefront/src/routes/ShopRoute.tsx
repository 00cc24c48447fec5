import { pageFrom, pageParameter, shelfParameters, shelfQueryFrom } from '@stemside/rules'
import { ListingScreen } from '@stemside/ui/screens/ListingScreen'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../seo/PageHead.tsx'
import { shopMeta } from '../seo/shopMeta.ts'
import { useBuying } from '../hooks/useBuying.ts'
import { useSearch } from '../hooks/useSearch.ts'
import { useShelf } from '../hooks/useShelf.ts'
import { useShop } from '../hooks/ShopContext.tsx'

export function ShopRoute() {
  const shelf = useShelf()
  const search = useSearch()
  const [, setParameters] = useSearchParams()
  const buying = useBuying()
  const { dialogs } = useShop()
  const query = shelfQueryFrom((name) => search.get(name))
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
        onPlay={() => dialogs.open({ id: 'slot-machine' })}
        query={query}
        page={pageFrom((name) => search.get(name))}
        pageHref={pageHref}
        onQueryChange={(next) =>
          setParameters(Object.fromEntries(shelfParameters(next)), {
            preventScrollReset: true,
          })
        }
      />
    </>
  )
}
