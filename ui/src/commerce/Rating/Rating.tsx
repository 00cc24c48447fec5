import { formatCount } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import styles from './Rating.module.css'

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 0 to 5. */
  value: number
  /** How many reviews it is the mean of. */
  count: number
}

/** A mean of reviews: five stars filled to the hundredth, the figure, and how many gave it. */
export function Rating({ value, count, className, ...rest }: RatingProps) {
  return (
    <span {...rest} className={cx(styles.root, className)}>
      <span
        className={styles.stars}
        aria-hidden="true"
        style={{ '--rating-share': `${(value / 5) * 100}%` }}
      />
      <span className={styles.value}>
        <VisuallyHidden>Rated </VisuallyHidden>
        {value}
        <VisuallyHidden> of 5</VisuallyHidden>
      </span>
      <span className={styles.count}>{`${formatCount(count)} reviews`}</span>
    </span>
  )
}
