import { Reviews } from '@stemside/ui/commerce/Reviews'
import { sampleNotes } from '@stemside/ui/content/pages/sampleNotes'
import { reviewsOf, shopStarCounts } from '@stemside/ui/content/reviews'
import type { ProductScreenProps } from '@stemside/ui/screens/ProductScreen'

type Words = Pick<ProductScreenProps['words'], 'sku' | 'starCounts'>

/** The reviews below a product. Their code loads when they are nearly in view. */
export function ReviewsPanel({ sku, starCounts }: Words) {
  return (
    <Reviews
      counts={starCounts ?? shopStarCounts}
      reviews={reviewsOf(sku)}
      note={sampleNotes.reviews}
    />
  )
}
