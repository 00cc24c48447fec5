import type { ComponentProps } from 'react'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Text } from '../../core/Text/index.ts'
import { cx } from '../../core/cx/index.ts'
import type { PostSummary } from './post.ts'
import { PostByline } from './PostByline.tsx'
import styles from './PostCard.module.css'

export interface PostCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The post. */
  post: PostSummary
  /** The level of its title in the page's outline. @default 2 */
  headingLevel?: 2 | 3
  /** Larger, with the picture beside the words on wide screens. @default false */
  isLead?: boolean
}

/** A blog post in a list: picture, category, title, excerpt. The whole card is the link. */
export function PostCard({
  post,
  headingLevel = 2,
  isLead = false,
  className,
  ...rest
}: PostCardProps) {
  const { slug, title, excerpt, category, picture } = post
  const Title = `h${headingLevel}` as const
  return (
    <article {...rest} className={cx(styles.root, isLead && styles.lead, className)}>
      <div className={styles.picture}>
        {picture !== undefined && (
          <img
            src={picture.url}
            srcSet={picture.srcSet}
            sizes={picture.srcSet && '(width >= 768px) 33rem, 100vw'}
            alt=""
            width={picture.width}
            height={picture.height}
            loading={isLead ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
      </div>
      <div className={styles.words}>
        {category !== undefined && <p className={styles.category}>{category.name}</p>}
        <Title className={styles.title}>
          <LinkSlot href={`/blog/${slug}`} className={styles.link}>
            {title}
          </LinkSlot>
        </Title>
        {excerpt !== '' && <Text tone="muted">{excerpt}</Text>}
        <PostByline post={post} />
      </div>
    </article>
  )
}
