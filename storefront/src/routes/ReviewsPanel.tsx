import { products } from '@stemside/rules'
import { Reviews } from '@stemside/ui/commerce/Reviews'
import { reviewsOf, shopStarCounts } from '@stemside/ui/content/reviews'
import { Section } from '@stemside/ui/editorial/Section'
import type { ProductScreenProps } from '@stemside/ui/screens/ProductScreen'

type Words = Pick<ProductScreenProps['words'], 'sku' | 'starCounts'>

/** What buyers say, below a product. Its code comes when it is nearly in view. */
export function ReviewsPanel({ sku, starCounts }: Words) {
  return (
    <Section
      heading="What families say"
      {...(starCounts === undefined && { text: 'Of all our toys together: this one is new.' })}
    >
      <Reviews counts={starCounts ?? shopStarCounts} reviews={reviewsOf(products[sku].line)} />
    </Section>
  )
}
