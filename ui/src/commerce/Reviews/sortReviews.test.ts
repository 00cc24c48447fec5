import { expect, test } from 'vitest'
import { sortReviews, type ReviewOrder } from './sortReviews.ts'

const reviews = [
  { id: 'old five', stars: 5, date: '2026-01-05' },
  { id: 'new three', stars: 3, date: '2026-10-01' },
  { id: 'newest five', stars: 5, date: '2026-11-02' },
]

test.each<[ReviewOrder, readonly string[]]>([
  ['newest', ['newest five', 'new three', 'old five']],
  ['best', ['newest five', 'old five', 'new three']],
  ['lowest', ['new three', 'newest five', 'old five']],
])('%s: equal stars are sorted by date, newest first', (order, ids) => {
  expect(sortReviews(reviews, order).map(({ id }) => id)).toEqual(ids)
})
