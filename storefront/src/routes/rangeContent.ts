import { cardsOf } from '@stemside/ui/content/cards'
import { productRange2021, type RangePage } from '@stemside/ui/content/pages/productRange2021'
import type { RangeScreenProps } from '@stemside/ui/screens/RangeScreen'

export type RangeContent = RangePage & Pick<RangeScreenProps, 'cards'>

/** The texts of /2021-product-range, with the cards of its toys. */
export function rangeContent(): RangeContent {
  const skus = productRange2021.chapters.flatMap((chapter) => chapter.skus)
  return { ...productRange2021, cards: cardsOf(skus) }
}
