import { RangeScreen } from '@stemside/ui/screens/RangeScreen'
import type { ComponentType } from 'react'
import { useShelf } from '../hooks/useShelf.ts'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { previews } from '../seo/previews.ts'
import type { RangeContent } from './rangeContent.ts'

/** /2021-product-range */
export function rangeRoute({ page, cards }: RangeContent): ComponentType {
  const { meta, ...words } = page
  const keywords = [...commonKeywords, ...meta.keywords]
  return function RangeRoute() {
    const { country, prices, stock } = useShelf()
    return (
      <>
        <PageHead
          {...meta}
          keywords={keywords}
          path="/2021-product-range"
          preview={previews['/2021-product-range']}
        />
        <RangeScreen page={words} cards={cards} {...{ country, prices, stock }} />
      </>
    )
  }
}
