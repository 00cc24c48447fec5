import { sampleNotes } from '../../content/pages/sampleNotes.ts'
import { reviewsOf, shopStarCounts } from '../../content/reviews.ts'

/** Reviews of Orboot Earth with the counts of the whole shop. */
export const globeReviews = {
  counts: shopStarCounts,
  reviews: reviewsOf('orboot'),
  note: sampleNotes.reviews,
}
