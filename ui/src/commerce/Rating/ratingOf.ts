import type { StarCounts, Stars } from '../Reviews/RatingHistogram.tsx'

/** The mean of the ratings, to two decimals, and their number. */
export function ratingOf(counts: StarCounts): { value: number; count: number } {
  const given: readonly Stars[] = [1, 2, 3, 4, 5]
  const count = given.reduce((sum, star) => sum + counts[star], 0)
  const all = given.reduce<number>((sum, star) => sum + star * counts[star], 0)
  return { value: Math.round((100 * all) / count) / 100, count }
}
