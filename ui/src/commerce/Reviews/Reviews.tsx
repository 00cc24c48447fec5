import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { Button } from '../../core/Button/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Rating, ratingOf } from '../Rating/index.ts'
import { RatingHistogram, type StarCounts, type Stars } from './RatingHistogram.tsx'
import styles from './Reviews.module.css'

export interface Review {
  readonly id: string
  readonly stars: Stars
  readonly heading: string
  readonly text: string
  /** As the reviewer wants to be called. */
  readonly author: string
}

export interface ReviewsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many gave each number of stars; the mean is theirs, not only that of the reviews shown. */
  counts: StarCounts
  /** Those with words, newest first. */
  reviews: readonly Review[]
}

/** How many reviews stand there at first, and come with each press. */
const portion = 3

/** What buyers say: the mean, how it is spread, and their words; a press on a bar keeps its stars alone. */
export function Reviews({ counts, reviews, className, ...rest }: ReviewsProps) {
  const [only, setOnly] = useState<Stars>()
  const [most, setMost] = useState(portion)
  const firstNew = useRef<HTMLLIElement>(null)
  // What was loaded is read from its start: the button that had the focus may be gone.
  useEffect(() => {
    if (most > portion) firstNew.current?.focus()
  }, [most])
  const fitting = reviews.filter((review) => only === undefined || review.stars === only)
  const shown = fitting.slice(0, most)
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.summary}>
        <Rating {...ratingOf(counts)} />
        <RatingHistogram counts={counts} only={only} onOnlyChange={setOnly} />
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>None of these say more than their stars.</p>
      ) : (
        <ul className={styles.list}>
          {shown.map((review, index) => (
            <li
              key={review.id}
              ref={index === most - portion ? firstNew : undefined}
              tabIndex={-1}
              className={styles.review}
            >
              <p className={styles.stars}>
                {review.stars} <span aria-hidden="true">★</span>
                <span className={styles.heading}>{review.heading}</span>
              </p>
              <p>{review.text}</p>
              <p className={styles.author}>{review.author}</p>
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
      )}
    </div>
  )
}
