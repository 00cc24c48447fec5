import { formatCount, type CountryCode, type IsoDate } from '@stemside/rules'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { Button } from '../../core/Button/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Rating, ratingOf } from '../Rating/index.ts'
import { RatingHistogram, type StarCounts, type Stars } from './RatingHistogram.tsx'
import { ReviewAuthor } from './ReviewAuthor.tsx'
import { ReviewOrderSelect } from './ReviewOrderSelect.tsx'
import { sortReviews, type ReviewOrder } from './sortReviews.ts'
import styles from './Reviews.module.css'

export interface Review {
  readonly id: string
  readonly stars: Stars
  readonly heading: string
  readonly text: string
  /** Who the reviewer is and where, without a name: "Parent of a six-year-old, Pune". */
  readonly author: string
  /** Where it was written. */
  readonly country: CountryCode
  /** The day on which it was written. */
  readonly date: IsoDate
}

export interface ReviewsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * How many ratings have each number of stars. The mean is calculated from them, not only from the
   * reviews shown.
   */
  counts: StarCounts
  /** The reviews with text. */
  reviews: readonly Review[]
  /** Said below the counts: that the reviews are samples. @default none */
  note?: string
}

/** How many reviews can be read, of all that were given: "A selection: 5 of 7,041 can be read here." */
export function countOfReviews(shown: number, counts: StarCounts): string {
  return `A selection: ${formatCount(shown)} of ${formatCount(ratingOf(counts).count)} can be read here.`
}

const noWords = 'None of these say more than their stars.'

/** What a filter has found, for screen readers: "2 with 5 stars can be read here." */
function wordsOfFilter(found: number, only: Stars): string {
  if (found === 0) return noWords
  return `${formatCount(found)} with ${only} ${only === 1 ? 'star' : 'stars'} can be read here.`
}

/** How many reviews are shown at first, and added by each press. */
const portion = 3

/**
 * Reviews of buyers: the mean, the counts by stars, and the texts, newest first. A press on a bar
 * filters by its stars, and a list sorts.
 */
export function Reviews({ counts, reviews, note, className, ...rest }: ReviewsProps) {
  const [only, setOnly] = useState<Stars>()
  const [order, setOrder] = useState<ReviewOrder>('newest')
  const [most, setMost] = useState(portion)
  const firstNew = useRef<HTMLLIElement>(null)
  // Move the focus to the first new review, because the button that had it may be gone.
  useEffect(() => {
    if (most > portion) firstNew.current?.focus()
  }, [most])
  const fitting = sortReviews(
    reviews.filter((review) => only === undefined || review.stars === only),
    order,
  )
  const shown = fitting.slice(0, most)
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.summary}>
        <Rating {...ratingOf(counts)} />
        <RatingHistogram counts={counts} only={only} onOnlyChange={setOnly} />
        <VisuallyHidden aria-live="polite">
          {only !== undefined && wordsOfFilter(fitting.length, only)}
        </VisuallyHidden>
        <p className={styles.none}>
          <span>{countOfReviews(reviews.length, counts)}</span> <span>{note}</span>
        </p>
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>{noWords}</p>
      ) : (
        <div className={styles.list}>
          {fitting.length > 1 && <ReviewOrderSelect order={order} onOrderChange={setOrder} />}
          <ul className={styles.list}>
            {shown.map((review, index) => (
              <li
                key={review.id}
                ref={index === most - portion ? firstNew : undefined}
                tabIndex={-1}
                className={styles.review}
              >
                <p className={styles.stars}>
                  <span>{review.stars}</span> <span aria-hidden="true">★</span>
                  <span className={styles.heading}>{review.heading}</span>
                </p>
                <p>{review.text}</p>
                <ReviewAuthor review={review} className={styles.author} />
              </li>
            ))}
            {fitting.length > shown.length && (
              <li>
                <Button variant="outline" onClick={() => setMost(most + portion)}>
                  Load more<VisuallyHidden> reviews</VisuallyHidden>
                </Button>
              </li>
            )}
          </ul>
        </div>
      )}
    </div>
  )
}
