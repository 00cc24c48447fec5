import { estimateDelivery } from '@stemside/rules'
import { ProductScreen } from '@stemside/ui/screens/ProductScreen'
import { useEffect } from 'react'
import { PageHead } from '../seo/PageHead.tsx'
import { productMeta } from '../seo/productMeta.ts'
import { NotifyPanel } from '../frame/panels.ts'
import { Birthday } from './Birthday.tsx'
import { ComparisonPanel, ReviewsPanel, SeenPanel } from './productPanels.ts'
import { Wish } from '../frame/Wish.tsx'
import type { ProductContent } from './productContent.ts'
import { ToyAsPresent } from './ToyAsPresent.tsx'
import { WhenNear } from '../loading/WhenNear.tsx'
import { useBuying } from '../hooks/useBuying.ts'
import { useOpening } from '../hooks/useOpening.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { useShelf } from '../hooks/useShelf.ts'
import { useSite } from '../hooks/useSite.ts'
import { useToday } from '../hooks/useToday.ts'

/** The page of one product, with its texts. */
export function ProductRoute({ content }: { readonly content: ProductContent }) {
  const { words, cards } = content
  const { sku } = words
  const shelf = useShelf()
  const buying = useBuying()
  const today = useToday()
  const isOpening = useOpening()
  const { seen } = useStores()
  useEffect(() => seen.add(sku), [seen, sku])
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
        wish={<Wish sku={sku} />}
        present={<ToyAsPresent />}
        arrivesBefore={<Birthday />}
        whenGone={
          // Not prerendered: a press before its code has loaded would submit it as plain HTML.
          <WhenNear what="The form for a reminder" height={272} margin={0}>
            <NotifyPanel sku={sku} />
          </WhenNear>
        }
        comparison={
          <WhenNear what="The comparison" height={760}>
            <ComparisonPanel sku={sku} />
          </WhenNear>
        }
        reviews={
          <WhenNear what="The reviews" height={620}>
            <ReviewsPanel {...words} />
          </WhenNear>
        }
        seen={
          <WhenNear what="The toys that you have seen" height={0}>
            <SeenPanel except={sku} />
          </WhenNear>
        }
      />
    </>
  )
}

/** How many dinosaurs Orboot Dinos has, by the store's figure (`dinos_count`). */
function DinosCount({ before }: { readonly before: string }) {
  const count = useSite()?.dinosCount
  return count === undefined ? before : `${count} dinosaurs`
}
