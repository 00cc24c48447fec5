import { RangeScreen } from '@stemside/ui/screens/RangeScreen'
import { useShelf } from '../hooks/useShelf.ts'
import type { RangeContent } from './rangeContent.ts'

/** /2021-product-range */
export function RangeRoute({ page }: { readonly page: RangeContent }) {
  const { country, prices, stock } = useShelf()
  return <RangeScreen page={page} cards={page.cards} {...{ country, prices, stock }} />
}
