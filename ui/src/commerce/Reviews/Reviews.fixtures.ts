import { reviewsOf, shopStarCounts } from '../../content/reviews.ts'

/** What buyers say of Orboot Earth, with the figures of the whole shop. */
export const globeReviews = {
  counts: shopStarCounts,
  reviews: reviewsOf('orboot'),
}
