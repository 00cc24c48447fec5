import { countryCodes, nameOf, productHref, type CountryCode, type SoldSku } from '@stemside/rules'
import { sampleNotes } from '@stemside/ui/content/pages/sampleNotes'
import { squareOf } from '@stemside/ui/content/pictures'
import { reviewsOf, shopReviews, shopStarCounts } from '@stemside/ui/content/reviews'
import { toyStarCounts } from '@stemside/ui/content/toyStarCounts'
import type { RatedToy, ReviewsScreenProps } from '@stemside/ui/screens/ReviewsScreen'
import { countryReviewsPath, ratedSkus, toyReviewsPath } from '../seo/reviewsPaths.ts'
import { withToy } from './withToy.ts'

/** What one of `reviewsPaths` shows. */
export interface ReviewsContent extends ReviewsScreenProps {
  readonly path: string
}

export function reviewsContent(path: string): ReviewsContent {
  const sku = ratedSkus.find((one) => toyReviewsPath(one) === path)
  const country = countryCodes.find((code) => countryReviewsPath(code) === path)
  const shown = sku === undefined ? ofShop(country) : ofToy(sku)
  return { path, note: sampleNotes.reviews, countryCodes, ...shown }
}

type Shown = Pick<ReviewsScreenProps, 'of' | 'counts' | 'reviews' | 'toys'>

function ofToy(sku: SoldSku): Shown {
  return { of: { toy: toyOf(sku) }, counts: countsOf(sku), reviews: reviewsOf(sku).map(withToy) }
}

function ofShop(country: CountryCode | undefined): Shown {
  const counts = shopStarCounts
  if (country !== undefined) {
    const reviews = shopReviews.filter((review) => review.country === country)
    return { of: { country }, counts, reviews: reviews.map(withToy) }
  }
  const toys = ratedSkus.map((sku) => Object.assign(toyOf(sku), { counts: countsOf(sku) }))
  return {
    of: 'shop',
    counts,
    reviews: shopReviews.map(withToy),
    toys: toys.toSorted((a, b) => b.counts[5] - a.counts[5]),
  }
}

/** `words.test.ts` checks that each of `ratedSkus` has counts. */
function countsOf(sku: SoldSku): ReviewsScreenProps['counts'] {
  return toyStarCounts[sku] ?? shopStarCounts
}

function toyOf(sku: SoldSku): RatedToy {
  return {
    name: nameOf(sku),
    href: productHref(sku) ?? '/shop',
    reviewsHref: toyReviewsPath(sku),
    picture: squareOf(sku),
  }
}
