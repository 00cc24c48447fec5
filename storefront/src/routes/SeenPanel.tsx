import { shelfItems, type SoldSku } from '@stemside/rules'
import { ShelfGrid } from '@stemside/ui/commerce/ShelfGrid'
import { cards } from '@stemside/ui/content/cards'
import { Section } from '@stemside/ui/editorial/Section'
import { useSnapshot } from 'valtio'
import { useBuying } from '../hooks/useBuying.ts'
import { useShelf } from '../hooks/useShelf.ts'
import { useStores } from '../hooks/StoresContext.tsx'

export interface SeenPanelProps {
  /** The toy of this page, which is not listed. @default none */
  readonly except?: SoldSku
}

/** How many are shown. */
const most = 4

/** The toys that the shopper has looked at before, the last one first; nothing on a first visit. */
export function SeenPanel({ except }: SeenPanelProps) {
  const { country, prices, stock } = useShelf()
  const { skus } = useSnapshot(useStores().seen.state)
  const { onAdd } = useBuying()
  const others = skus.filter((sku) => sku !== except)
  const items = shelfItems(others, prices, cards, stock).slice(0, most)
  if (items.length === 0) return null
  return (
    <Section heading="You looked at these">
      <ShelfGrid {...{ country, items, onAdd }} />
    </Section>
  )
}
