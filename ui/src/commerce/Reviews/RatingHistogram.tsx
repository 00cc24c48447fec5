import { formatCount } from '@stemside/rules'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import styles from './RatingHistogram.module.css'

export const stars = [5, 4, 3, 2, 1] as const
export type Stars = (typeof stars)[number]
/** How many gave each number of stars. */
export type StarCounts = Readonly<Record<Stars, number>>

export interface RatingHistogramProps {
  /** How many gave each number of stars. */
  counts: StarCounts
  /** The stars whose reviews are kept; undefined for all. */
  only: Stars | undefined
  /** A bar was pressed; undefined where it was the pressed one. */
  onOnlyChange: (only: Stars | undefined) => void
}

/** One bar for each number of stars; each is a button that filters by it. */
export function RatingHistogram({ counts, only, onOnlyChange }: RatingHistogramProps) {
  const most = Math.max(1, ...stars.map((star) => counts[star]))
  return (
    <ul className={styles.root} aria-label="Filter by stars">
      {stars.map((star) => (
        <li key={star}>
          <button
            type="button"
            className={styles.row}
            aria-pressed={only === star}
            onClick={() => onOnlyChange(only === star ? undefined : star)}
          >
            <span>
              {star} <span aria-hidden="true">★</span>
              <VisuallyHidden>{star === 1 ? 'star' : 'stars'}</VisuallyHidden>
            </span>
            <span className={styles.bar} style={{ '--share': counts[star] / most }} />
            <span className={styles.count}>{formatCount(counts[star])}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
