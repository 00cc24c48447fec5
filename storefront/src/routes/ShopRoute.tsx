import { shelfParameters, shelfQueryFrom } from '@stemside/rules'
import { ListingScreen } from '@stemside/ui/screens/ListingScreen'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../seo/PageHead.tsx'
import { shopMeta } from '../seo/shopMeta.ts'
import { useBuying } from '../hooks/useBuying.ts'
import { useSearch } from '../hooks/useSearch.ts'
import { useShelf } from '../hooks/useShelf.ts'

export function ShopRoute() {
  const shelf = useShelf()
  const search = useSearch()
  const [, setParameters] = useSearchParams()
  const buying = useBuying()
  // What the address asks for is drawn in the same task, before the next paint (`boot/early.ts`).
  useEffect(() => void delete document.documentElement.dataset['asked'], [])
  return (
    <>
      <PageHead {...shopMeta} />
      <ListingScreen
        {...buying}
        {...shelf}
        query={shelfQueryFrom((name) => search.get(name))}
        onQueryChange={(query) =>
          setParameters(Object.fromEntries(shelfParameters(query)), {
            preventScrollReset: true,
          })
        }
      />
    </>
  )
}
