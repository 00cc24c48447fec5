import { sampleNotes } from '../../content/pages/sampleNotes.ts'
import { squareOf } from '../../content/pictures.ts'
import { reviewsOf, shopReviews, shopStarCounts } from '../../content/reviews.ts'
import { toyStarCounts } from '../../content/toyStarCounts.ts'
import type { RatedToy, ReviewOfToy, ReviewsScreenProps } from './ReviewsScreen.tsx'

const earth: RatedToy = {
  name: 'Orboot Earth',
  href: '/orboot/earth',
  reviewsHref: '/reviews/orboot/earth',
  picture: squareOf('orboot'),
}
const chess: RatedToy = {
  name: 'Tacto Chess',
  href: '/tacto/chess',
  reviewsHref: '/reviews/tacto/chess',
  picture: squareOf('tacto_chess'),
}

const counts = {
  earth: toyStarCounts.orboot ?? shopStarCounts,
  chess: toyStarCounts.tacto_chess ?? shopStarCounts,
}

function aboutA(review: Omit<ReviewOfToy, 'about'>, about: ReviewOfToy['about']): ReviewOfToy {
  return { ...review, about }
}

/** All reviews, and two toys. */
export const shopPage = {
  of: 'shop',
  counts: shopStarCounts,
  reviews: shopReviews.map((review) => aboutA(review, { name: 'Orboot', href: '/orboot' })),
  note: sampleNotes.reviews,
  countryCodes: ['IN', 'US', 'GB', 'CA', 'AE'],
  toys: [
    { ...earth, counts: counts.earth },
    { ...chess, counts: counts.chess },
  ],
} satisfies ReviewsScreenProps

/** The reviews of one toy. */
export const toyPage: ReviewsScreenProps = {
  of: { toy: earth },
  counts: counts.earth,
  reviews: reviewsOf('orboot').map((review) => aboutA(review, earth)),
  note: sampleNotes.reviews,
  countryCodes: shopPage.countryCodes,
  toys: [],
}

/** The reviews from one country. */
export const countryPage: ReviewsScreenProps = {
  ...shopPage,
  of: { country: 'GB' },
  reviews: shopPage.reviews.slice(0, 2),
  toys: [],
}
