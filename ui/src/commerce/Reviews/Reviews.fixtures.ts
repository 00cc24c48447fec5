import { reviewsOf, shopRating, shopReviewCounts } from '../../content/reviews.ts'

/** What buyers say of Orboot Earth, with the figures of the whole shop. */
export const globeReviews = {
  ...shopRating,
  counts: shopReviewCounts,
  reviews: reviewsOf('orboot'),
}
