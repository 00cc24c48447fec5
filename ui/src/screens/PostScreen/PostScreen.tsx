import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'
import { cx } from '../../core/cx/index.ts'
import { PostByline, PostCard, type PostSummary } from '../../editorial/PostCard/index.ts'
import { Prose } from '../../editorial/Prose/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import styles from './PostScreen.module.css'

/** A whole blog post. */
export interface Post extends PostSummary {
  /** The sanitised text. */
  readonly html: string
  /** The picture for link previews. Sizes in px. */
  readonly preview?:
    | { readonly url: string; readonly width: number; readonly height: number }
    | undefined
}

export interface PostScreenProps {
  /** The post. */
  post: Post
  /** Other posts to go on with, three at most. @default none */
  others?: readonly PostSummary[]
}

/** One blog post. */
export function PostScreen({ post, others }: PostScreenProps) {
  const { title, excerpt, category, picture, html } = post
  return (
    <>
      <article className={styles.root}>
        <header className={styles.head}>
          {category !== undefined && (
            <Link href={`/blog/category/${category.slug}`} variant="standalone">
              {category.name}
            </Link>
          )}
          <Heading level={1} size="title">
            {title}
          </Heading>
          {excerpt !== '' && (
            <Text size="lead" tone="muted">
              {excerpt}
            </Text>
          )}
          <PostByline post={post} />
        </header>
        {picture !== undefined && (
          <img
            src={picture.url}
            srcSet={picture.srcSet}
            sizes={picture.srcSet && 'min(44rem, 100vw)'}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            fetchPriority="high"
            className={cx(styles.picture, picture.width === undefined && styles.cropped)}
          />
        )}
        <Prose html={html} className={styles.text} />
      </article>
      {others !== undefined && others.length > 0 && (
        <Section heading="Read on" link={{ label: 'All posts', href: '/blog' }}>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.slug}>
                <PostCard post={other} headingLevel={3} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
