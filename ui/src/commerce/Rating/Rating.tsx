import { formatCount } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import styles from './Rating.module.css'

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The mean, from 0 to 5. */
  value: number
  /** The number of ratings. */
  count: number
  /** `small` has one star, for cards. @default 'medium' */
  size?: 'medium' | 'small'
}

/**
 * The mean of star ratings: five stars filled to a hundredth (one in a card), the figure, and the number of
 * ratings.
 */
export function Rating({ value, count, size = 'medium', className, ...rest }: RatingProps) {
  return (
    <span {...rest} className={cx(styles.root, className)} data-size={size}>
      <span
        className={cx(styles.stars, size === 'small' && styles.single)}
        aria-hidden="true"
        style={{ '--rating-share': size === 'small' ? '100%' : `${(value / 5) * 100}%` }}
      />
      <span className={styles.value}>
        <VisuallyHidden>Rated </VisuallyHidden>
        <span>{value}</span>
        <VisuallyHidden> of 5</VisuallyHidden>
      </span>
      <span className={styles.count}>
        <span>
          {size === 'small' ? `(${formatCount(count)})` : `${formatCount(count)} reviews`}
        </span>
        {size === 'small' && <VisuallyHidden> reviews</VisuallyHidden>}
      </span>
    </span>
  )
}
