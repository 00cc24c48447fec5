import type { ProductLine } from '@stemside/rules'
import { Reviews } from '@stemside/ui/commerce/Reviews'
import { reviewsOf, shopRating, shopReviewCounts } from '@stemside/ui/content/reviews'
import { Section } from '@stemside/ui/editorial/Section'

/** What buyers say, below a product. Its code comes when it is nearly in view. */
export function ReviewsPanel({ line }: { readonly line: ProductLine }) {
  return (
    <Section
      heading="What families say"
      text="Of all our toys together; the words are about these."
    >
      <Reviews {...shopRating} counts={shopReviewCounts} reviews={reviewsOf(line)} />
    </Section>
  )
}
