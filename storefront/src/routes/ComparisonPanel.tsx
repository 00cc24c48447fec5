import {
  nameOf,
  relatedTo,
  shelfItems,
  siblingsOf,
  soldSkus,
  type Sku,
  type SoldSku,
} from '@stemside/rules'
import { Comparison } from '@stemside/ui/commerce/Comparison'
import { cards } from '@stemside/ui/content/cards'
import { useMemo, useState } from 'react'
import { useBuying } from '../hooks/useBuying.ts'
import { useShelf } from '../hooks/useShelf.ts'

export interface ComparisonPanelProps {
  /** The toy of the page. */
  readonly sku: SoldSku
}

/** The page's toy beside others of its line; the shopper can choose among all toys. */
export function ComparisonPanel({ sku }: ComparisonPanelProps) {
  const { country, prices, stock } = useShelf()
  const { onAdd } = useBuying()
  const choices = useMemo(() => shelfItems(soldSkus, prices, cards, stock), [prices, stock])
  const [skus, setSkus] = useState<readonly Sku[]>(() => {
    const siblings = siblingsOf(sku, prices, cards, stock)
    const others = siblings.length > 1 ? [] : relatedTo(sku, prices, cards, stock).slice(0, 1)
    return [...siblings, ...others].map((item) => item.sku)
  })
  return (
    <Comparison
      label={`${nameOf(sku)} and its siblings`}
      country={country}
      items={skus.flatMap((one) => choices.find((item) => item.sku === one) ?? [])}
      current={sku}
      choices={choices}
      onItemsChange={setSkus}
      onAdd={(other) => onAdd(other)}
    />
  )
}
