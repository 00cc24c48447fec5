import { estimateDelivery, shelfOrder, type SoldSku } from '@stemside/rules'
import { ProductScreen, type ProductScreenProps } from '@stemside/ui/screens/ProductScreen'
import type { ComponentType } from 'react'
import { PageHead } from '../seo/PageHead.tsx'
import { productMeta } from '../seo/productMeta.ts'
import { useBuying } from './useBuying.ts'
import { useShelf } from './useShelf.ts'
import { useToday } from './useToday.ts'

/** The page of one product, with its words. */
export function productRoute(sku: SoldSku, words: ProductScreenProps['words']): ComponentType {
  return function ProductRoute() {
    const shelf = useShelf()
    const buying = useBuying()
    const today = useToday()
    return (
      <>
        <PageHead {...productMeta(sku, words, shelf.prices, shelf.stock[sku] !== 0)} />
        <ProductScreen
          {...buying}
          words={words}
          {...shelf}
          delivery={today && estimateDelivery(shelf.country, today)}
          related={shelfOrder('popular', shelf.country)}
        />
      </>
    )
  }
}
