import { products, type SoldSku } from '@stemside/rules'
import { sortReviews } from '../commerce/Reviews/sortReviews.ts'
import type { Review, StarCounts } from '../commerce/Reviews/index.ts'

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

export interface ToldReview extends Review {
  readonly line: 'orboot' | 'tacto' | 'plugo'
  /** Its toy; absent if it is about the whole line. */
  readonly sku?: SoldSku
}

type Told = Omit<ToldReview, 'id' | 'line'>

const orboot: readonly Told[] = [
  {
    stars: 5,
    heading: 'Has not left the table since',
    text: 'We look up a country over breakfast and argue about penguins by lunch.',
    author: 'Parent of a six-year-old, Pune',
    country: 'IN',
    date: '2026-11-02',
    sku: 'orboot',
  },
  {
    stars: 5,
    heading: 'Questions we cannot answer',
    text: 'She asks why the whale lives there. We ask the globe. Then she asks why again.',
    author: 'Mother of a five-year-old, Leeds',
    country: 'GB',
    date: '2026-10-18',
    sku: 'orboot',
  },
  {
    stars: 4,
    heading: 'Lovely, wants a good tablet',
    text: 'On the old phone it was slow. On the tablet it is a delight.',
    author: 'Primary school teacher, Ottawa',
    country: 'CA',
    date: '2026-09-27',
  },
  {
    stars: 5,
    heading: 'The passport did it',
    text: 'Collecting stamps sent him through all the continents in a week, of his own accord.',
    author: 'Father of an eight-year-old, Denver',
    country: 'US',
    date: '2026-08-30',
    sku: 'orboot',
  },
  {
    stars: 3,
    heading: 'Good globe, short stand',
    text: 'Everything works as promised. I wish the stand were heavier, the cat disagrees with it.',
    author: 'Parent and keeper of a cat, Dubai',
    country: 'AE',
    date: '2026-07-12',
  },
]

const tacto: readonly Told[] = [
  {
    stars: 5,
    heading: 'A screen we are glad of',
    text: 'They move real pieces and talk to each other. The tablet only keeps the score.',
    author: 'Grandfather of two, Chennai',
    country: 'IN',
    date: '2026-11-09',
  },
  {
    stars: 5,
    heading: 'Taught itself',
    text: 'Nobody here plays well enough to teach it. The stories did, one piece at a time.',
    author: 'Uncle of a seven-year-old, Bristol',
    country: 'GB',
    date: '2026-10-25',
    sku: 'tacto_chess',
  },
  {
    stars: 4,
    heading: 'Check your tablet first',
    text: 'Our small one was a tight fit for the board; the larger one is perfect.',
    author: 'Aunt of a nine-year-old, Toronto',
    country: 'CA',
    date: '2026-09-06',
  },
  {
    stars: 5,
    heading: 'Travels well',
    text: 'Pieces, tablet, done. A long train ride went by without a single “are we there”.',
    author: 'Parent of two, Boston',
    country: 'US',
    date: '2026-08-16',
  },
]

const plugo: readonly Told[] = [
  {
    stars: 5,
    heading: 'Sums out loud',
    text: 'He lays out numbers, shouts the answer, and wants the next one. It used to be tears.',
    author: 'Teacher of a Grade 2 class, Sharjah',
    country: 'AE',
    date: '2026-11-15',
    sku: 'plugo_count',
  },
  {
    stars: 5,
    heading: 'Three kits by now',
    text: 'We began with one and keep adding. Everything snaps on as it should.',
    author: 'Parent of a five-year-old, Austin',
    country: 'US',
    date: '2026-10-11',
  },
  {
    stars: 4,
    heading: 'Many small tiles',
    text: 'Great fun. Buy a box for the tiles on the same day.',
    author: 'Father of a six-year-old, Jaipur',
    country: 'IN',
    date: '2026-09-20',
  },
  {
    stars: 5,
    heading: 'Siblings, together',
    text: 'The big one reads the riddle, the small one builds it. Peace for an hour.',
    author: 'Mother of two, Halifax',
    country: 'CA',
    date: '2026-08-09',
  },
]

/** All reviews that can be read, newest first. */
export const shopReviews: readonly ToldReview[] = sortReviews(
  [...withLine('orboot', orboot), ...withLine('tacto', tacto), ...withLine('plugo', plugo)],
  'newest',
)

function withLine(line: ToldReview['line'], reviews: readonly Told[]): readonly ToldReview[] {
  return reviews.map((review) => ({ ...review, id: review.heading, line }))
}

/** The reviews of a toy: its own, and those of its line that are about no single toy. */
export function reviewsOf(sku: SoldSku): readonly ToldReview[] {
  return shopReviews.filter(
    (review) =>
      review.sku === sku || (review.sku === undefined && review.line === products[sku].line),
  )
}
