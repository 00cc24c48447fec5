import { products, type ShelfLine, type SoldSku } from '@stemside/rules'
import { sortReviews } from '../commerce/Reviews/sortReviews.ts'
import type { Review, StarCounts } from '../commerce/Reviews/index.ts'
import { orboot } from './reviews/orboot.ts'
import { packs } from './reviews/packs.ts'
import { plugo } from './reviews/plugo.ts'
import { tacto } from './reviews/tacto.ts'
import type { WrittenReview } from './reviews/types.ts'

/* Reviews of buyers. The counts give the specification's claim (§1: 4.85 of 5 from 35,500 reviews);
   the texts of each product contain the counts of that product. The reviews here are samples by
   fictional reviewers, and `sampleNotes.reviews` tells the shopper so. They name no toy and no author (§2.68). */

/** The counts of all products together. */
export const shopStarCounts: StarCounts = {
  5: 31_240,
  4: 3_410,
  3: 610,
  2: 160,
  1: 80,
}

export type ToldReview = WrittenReview & Review

/** All reviews that can be read, newest first. */
export const shopReviews: readonly ToldReview[] = sortReviews(
  [...orboot, ...tacto, ...plugo, ...packs].map((review) =>
    Object.assign({ id: review.heading }, review),
  ),
  'newest',
)

/** The reviews of a toy: its own, and those of its line that are about no single toy. */
export function reviewsOf(sku: SoldSku): readonly ToldReview[] {
  return shopReviews.filter(({ of }) =>
    'sku' in of ? of.sku === sku : of.line === products[sku].line,
  )
}

/** The reviews of a line and of its toys. */
export function reviewsOfLine(line: ShelfLine): readonly ToldReview[] {
  return shopReviews.filter(({ of }) => ('sku' in of ? products[of.sku].line : of.line) === line)
}
