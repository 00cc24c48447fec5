import { formatCount } from '@stemside/rules'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import styles from './RatingHistogram.module.css'

export const stars = [5, 4, 3, 2, 1] as const
export type Stars = (typeof stars)[number]
/** How many ratings have each number of stars. */
export type StarCounts = Readonly<Record<Stars, number>>

export interface RatingHistogramProps {
  /** How many ratings have each number of stars. */
  counts: StarCounts
  /** The stars to filter by; undefined shows all. @default all */
  only?: Stars | undefined
  /**
   * Called when a bar is pressed; with undefined if it was the selected one.
   * @default none: the bars are no buttons
   */
  onOnlyChange?: (only: Stars | undefined) => void
}

/** One bar for each number of stars; each can be a button that filters by it. */
export function RatingHistogram({ counts, only, onOnlyChange }: RatingHistogramProps) {
  const most = Math.max(1, ...stars.map((star) => counts[star]))
  return (
    <ul
      className={styles.root}
      aria-label={onOnlyChange === undefined ? 'Reviews by stars' : 'Filter by stars'}
    >
      {stars.map((star) => (
        <li key={star}>
          {onOnlyChange === undefined ? (
            <div className={styles.row}>
              <Bar star={star} count={counts[star]} most={most} />
            </div>
          ) : (
            <button
              type="button"
              className={styles.row}
              aria-pressed={only === star}
              onClick={() => onOnlyChange(only === star ? undefined : star)}
            >
              <Bar star={star} count={counts[star]} most={most} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

interface BarProps {
  readonly star: Stars
  readonly count: number
  readonly most: number
}

function Bar({ star, count, most }: BarProps) {
  return (
    <>
      <span>
        <span>{star}</span> <span aria-hidden="true">★</span>
        <VisuallyHidden>{star === 1 ? 'star' : 'stars'}</VisuallyHidden>
      </span>
      <span className={styles.bar} style={{ '--share': count / most }} />
      <span className={styles.count}>{formatCount(count)}</span>
    </>
  )
}
