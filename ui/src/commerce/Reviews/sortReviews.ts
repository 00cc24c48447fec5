/** The orders of a list of reviews. */
export const reviewOrders = ['newest', 'best', 'lowest'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** The parts of a review that the orders compare. */
interface Sortable {
  readonly stars: number
  /** ISO 8601. */
  readonly date: string
}

/** Reviews in an order. Among reviews with the same stars, the newest comes first. */
export function sortReviews<R extends Sortable>(
  reviews: readonly R[],
  order: ReviewOrder,
): readonly R[] {
  const sign = { newest: 0, best: -1, lowest: 1 }[order]
  return reviews.toSorted(
    (a, b) => sign * (a.stars - b.stars) || Number(a.date < b.date) - Number(a.date > b.date),
  )
}
