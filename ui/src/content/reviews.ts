import type { ProductLine } from '@stemside/rules'
import type { Review, StarCounts } from '../commerce/Reviews/index.ts'

/*
 * What buyers say. The figures come to the specification's claim (§1: 4.85 of 5 on 35,500 reviews); each
 * product's own stand in its words. The words here are samples, by plainly made-up reviewers.
 */

/** Those of all products together. */
export const shopStarCounts: StarCounts = {
  5: 31_240,
  4: 3_410,
  3: 610,
  2: 160,
  1: 80,
}

type Told = Omit<Review, 'id'>

const orboot: readonly Told[] = [
  {
    stars: 5,
    heading: 'Has not left the table since',
    text: 'We look up a country over breakfast and argue about penguins by lunch.',
    author: 'A Sample Parent',
  },
  {
    stars: 5,
    heading: 'Questions we cannot answer',
    text: 'She asks why the whale lives there. We ask the globe. Then she asks why again.',
    author: 'An Example Mother',
  },
  {
    stars: 4,
    heading: 'Lovely, wants a good tablet',
    text: 'On the old phone it was slow. On the tablet it is a delight.',
    author: 'A Fictional Teacher',
  },
  {
    stars: 5,
    heading: 'The passport did it',
    text: 'Collecting stamps sent him through all the continents in a week, of his own accord.',
    author: 'A Placeholder Father',
  },
  {
    stars: 3,
    heading: 'Good globe, short stand',
    text: 'Everything works as promised. I wish the stand were heavier, the cat disagrees with it.',
    author: 'A Made-up Cat Owner',
  },
]

const tacto: readonly Told[] = [
  {
    stars: 5,
    heading: 'A screen we are glad of',
    text: 'They move real pieces and talk to each other. The tablet only keeps the score.',
    author: 'A Sample Grandfather',
  },
  {
    stars: 5,
    heading: 'Taught itself',
    text: 'Nobody here plays well enough to teach it. The stories did, one piece at a time.',
    author: 'An Example Uncle',
  },
  {
    stars: 4,
    heading: 'Check your tablet first',
    text: 'Our small one was a tight fit for the board; the larger one is perfect.',
    author: 'A Fictional Aunt',
  },
  {
    stars: 5,
    heading: 'Travels well',
    text: 'Pieces, tablet, done. A long train ride went by without a single “are we there”.',
    author: 'A Placeholder Traveller',
  },
]

const plugo: readonly Told[] = [
  {
    stars: 5,
    heading: 'Sums out loud',
    text: 'He lays out numbers, shouts the answer, and wants the next one. It used to be tears.',
    author: 'A Sample Teacher',
  },
  {
    stars: 5,
    heading: 'One gamepad, three kits',
    text: 'We began with one and keep adding. Everything snaps on as it should.',
    author: 'An Example Parent',
  },
  {
    stars: 4,
    heading: 'Many small tiles',
    text: 'Great fun. Buy a box for the tiles on the same day.',
    author: 'A Fictional Father',
  },
  {
    stars: 5,
    heading: 'Siblings, together',
    text: 'The big one reads the riddle, the small one builds it. Peace for an hour.',
    author: 'A Placeholder Mother',
  },
]

const byLine: Readonly<Partial<Record<ProductLine, readonly Told[]>>> = { orboot, tacto, plugo }

/** What is said of a line’s toys; of all of them for a line that is new. */
export function reviewsOf(line: ProductLine): readonly Review[] {
  const told = byLine[line] ?? [orboot, tacto, plugo].flatMap((reviews) => reviews.slice(0, 2))
  return told.map((review) => Object.assign({ id: review.heading }, review))
}
