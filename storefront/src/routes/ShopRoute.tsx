import { pageFrom, pageParameter, shelfParameters } from '@stemside/rules'
import { ListingScreen } from '@stemside/ui/screens/ListingScreen'
import { startTransition, useEffect, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../seo/PageHead.tsx'
import { shopMeta } from '../seo/shopMeta.ts'
import { useCardHearts } from '../frame/useCardHearts.tsx'
import { useBuying } from '../hooks/useBuying.ts'
import { useQueryParameters } from '../hooks/useQueryParameters.ts'
import { useShelf } from '../hooks/useShelf.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { useShelfQuery } from './useShelfQuery.ts'

export function ShopRoute() {
  const shelf = useShelf()
  const parameters = useQueryParameters()
  const { query, search, isAnswered } = useShelfQuery()
  const [, setParameters] = useSearchParams()
  const buying = useBuying()
  const renderCorner = useCardHearts()
  const { dialogs } = useStores()
  // A pressed filter answers at once; the toys follow in a render that the next press may interrupt.
  const [pressedQuery, setPressedQuery] = useOptimistic(query)
  const pageHref = (page: number) => {
    const next = new URLSearchParams([[pageParameter, String(page)]])
    for (const [name, value] of shelfParameters(query)) next.set(name, value)
    return `/shop?${next.toString()}`
  }
  // `boot/early.ts` has hidden the listing until it shows what the URL asks for.
  useEffect(() => {
    if (isAnswered) delete document.documentElement.dataset['asked']
  }, [isAnswered])
  return (
    <>
      <PageHead {...shopMeta} />
      <ListingScreen
        {...buying}
        {...shelf}
        renderCorner={renderCorner}
        onPlay={() => dialogs.open({ id: 'slot-machine' })}
        query={query}
        search={search}
        pressedQuery={pressedQuery}
        page={pageFrom((name) => parameters.get(name))}
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
