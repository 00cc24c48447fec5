import { shelfParameters, shelfQueryFrom } from '@stemside/rules'
import { ListingScreen } from '@stemside/ui/screens/ListingScreen'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../seo/PageHead.tsx'
import { shopMeta } from '../seo/shopMeta.ts'
import { useBuying } from './useBuying.ts'
import { useSearch } from './useSearch.ts'
import { useShelf } from './useShelf.ts'

export function ShopRoute() {
  const shelf = useShelf()
  const search = useSearch()
  const [, setParameters] = useSearchParams()
  const buying = useBuying()
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
