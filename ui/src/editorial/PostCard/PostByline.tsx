import { Text } from '../../core/Text/index.ts'
import type { PostSummary } from './post.ts'
import styles from './PostCard.module.css'

export interface PostBylineProps {
  /** The post. */
  post: Pick<PostSummary, 'author' | 'date' | 'minutes'>
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Who wrote a post, when, and how long it takes to read. What is not known is left out. No line begins with a dot. */
export function PostByline({ post: { author, date, minutes } }: PostBylineProps) {
  return (
    <Text size="small" tone="muted">
      {author !== undefined && <>{author}&nbsp;· </>}
      {date !== undefined && (
        <>
          <time dateTime={date} className={styles.whole}>
            {day.format(new Date(date))}
          </time>
          &nbsp;·{' '}
        </>
      )}
      <span className={styles.whole}>{`${minutes} min read`}</span>
    </Text>
  )
}
