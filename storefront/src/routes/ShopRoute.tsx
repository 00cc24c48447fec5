import { shelfParameters, shelfQueryFrom, wholeShelf } from '@stemside/rules'
import { ListingScreen } from '@stemside/ui/screens/ListingScreen'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../seo/PageHead.tsx'
import { shopMeta } from '../seo/shopMeta.ts'
import { useBuying } from './useBuying.ts'
import { useHydrated } from './useHydrated.ts'
import { useShelf } from './useShelf.ts'

export function ShopRoute() {
  const shelf = useShelf()
  const [parameters, setParameters] = useSearchParams()
  const buying = useBuying()
  const isHydrated = useHydrated()
  return (
    <>
      <PageHead {...shopMeta} />
      <ListingScreen
        {...buying}
        {...shelf}
        query={isHydrated ? shelfQueryFrom((name) => parameters.get(name)) : wholeShelf}
        onQueryChange={(query) =>
          setParameters(Object.fromEntries(shelfParameters(query)), {
            preventScrollReset: true,
          })
        }
      />
    </>
  )
}
