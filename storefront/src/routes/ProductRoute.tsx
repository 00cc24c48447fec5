import { estimateDelivery } from '@stemside/rules'
import { ProductScreen } from '@stemside/ui/screens/ProductScreen'
import type { ComponentType } from 'react'
import { PageHead } from '../seo/PageHead.tsx'
import { productMeta } from '../seo/productMeta.ts'
import { NotifyPanel } from '../frame/panels.ts'
import { ReviewsPanel } from './productPanels.ts'
import type { ProductContent } from './productContent.ts'
import { WhenNear } from '../loading/WhenNear.tsx'
import { useBuying } from '../hooks/useBuying.ts'
import { useOpening } from '../hooks/useOpening.ts'
import { useShelf } from '../hooks/useShelf.ts'
import { useSite } from '../hooks/useSite.ts'
import { useToday } from '../hooks/useToday.ts'

/** The page of one product, with its texts. */
export function productRoute({ words, cards }: ProductContent): ComponentType {
  const { sku } = words
  return function ProductRoute() {
    const shelf = useShelf()
    const buying = useBuying()
    const today = useToday()
    const isOpening = useOpening()
    return (
      <>
        <PageHead {...productMeta(sku, words, shelf.prices, shelf.stock[sku] !== 0)} />
        <ProductScreen
          {...buying}
          isOpening={isOpening}
          words={words}
          tag={sku === 'orboot_dinos' ? <DinosCount before={words.tag} /> : undefined}
          cards={cards}
          {...shelf}
          delivery={today && estimateDelivery(shelf.country, today)}
          whenGone={
            // Not prerendered: a press before its code has loaded would submit it as plain HTML.
            <WhenNear what="The form for a reminder" height={272} margin={0}>
              <NotifyPanel sku={sku} />
            </WhenNear>
          }
          reviews={
            <WhenNear what="The reviews" height={720}>
              <ReviewsPanel {...words} />
            </WhenNear>
          }
        />
      </>
    )
  }
}

/** How many dinosaurs Orboot Dinos has, by the store's figure (`dinos_count`). */
function DinosCount({ before }: { readonly before: string }) {
  const count = useSite()?.dinosCount
  return count === undefined ? before : `${count} dinosaurs`
}
