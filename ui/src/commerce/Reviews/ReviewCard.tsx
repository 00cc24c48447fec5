import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { ReviewAuthor } from './ReviewAuthor.tsx'
import styles from './ReviewCard.module.css'
import type { Review } from './Reviews.tsx'

export interface ReviewCardProps extends Omit<ComponentProps<'article'>, 'children' | 'about'> {
  /** The review. */
  review: Review
  /** A link to its toy. @default none */
  about?: ReactNode
}

/** One review on a card of its own. */
export function ReviewCard({ review, about, className, ...rest }: ReviewCardProps) {
  return (
    <article {...rest} className={cx(styles.root, className)}>
      <p className={styles.stars}>
        <span aria-hidden="true">{'★'.repeat(review.stars)}</span>
        <VisuallyHidden>{`${review.stars} of 5 stars`}</VisuallyHidden>
      </p>
      <Heading level={3} size="card">
        {review.heading}
      </Heading>
      <Text>{review.text}</Text>
      <div className={styles.author}>
        <ReviewAuthor review={review} />
        {about}
      </div>
    </article>
  )
}
