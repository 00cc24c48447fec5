import type { CountryCode, Sku } from '@stemside/rules'
import { useState } from 'react'
import { Comparison } from '../../commerce/Comparison/index.ts'
import type { ShelfItem } from '../../commerce/shelfItem.ts'

export interface SideBySideProps {
  /** The table's name. */
  label: string
  /** The shopper's country. It decides currency and prices. */
  country: CountryCode
  /** All toys of the line that are sold here. The first three are compared at first. */
  items: readonly ShelfItem[]
  /** Called with the sku on "Add to cart". */
  onAdd: (sku: Sku) => void
}

/** Compares toys of the line that the shopper chooses. */
export function SideBySide({ items, ...comparison }: SideBySideProps) {
  const [skus, setSkus] = useState<readonly Sku[]>(() => items.slice(0, 3).map(({ sku }) => sku))
  return (
    <Comparison
      {...comparison}
      items={skus.flatMap((one) => items.find(({ sku }) => sku === one) ?? [])}
      choices={items}
      onItemsChange={setSkus}
    />
  )
}
