import { Heading } from '../../core/Heading/index.ts'
import { PageLinks } from '../../core/PageLinks/index.ts'
import { Text } from '../../core/Text/index.ts'
import { ChipNav } from '../../editorial/ChipNav/index.ts'
import { PostCard, type PostCategory, type PostSummary } from '../../editorial/PostCard/index.ts'
import styles from './BlogScreen.module.css'

export interface BlogScreenProps {
  /** The posts of this page, newest first. */
  posts: readonly PostSummary[]
  /** All categories that have posts. */
  categories: readonly PostCategory[]
  /** The category whose posts are shown. @default all */
  category?: PostCategory | undefined
  /** The number of this page, from 1. @default 1 */
  page?: number
  /** How many pages there are. @default 1 */
  pageCount?: number
}

/** The blog: the newest post first and large, then the others; categories above, pages below. */
export function BlogScreen({
  posts,
  categories,
  category,
  page = 1,
  pageCount = 1,
}: BlogScreenProps) {
  const [newest, ...others] = posts
  const isFront = page === 1 && category === undefined
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading level={1} size="title">
          {category === undefined ? 'The workshop’s notebook' : category.name}
        </Heading>
        <Text size="lead" tone="muted">
          Ideas to try at the kitchen table and in class, with things you have at home.
        </Text>
        <ChipNav
          label="Categories"
          className={styles.chips}
          links={[
            { label: 'All', href: '/blog', isCurrent: isFront },
            ...categories.map(({ slug, name }) => ({
              label: name,
              href: `/blog/category/${slug}`,
              isCurrent: slug === category?.slug,
            })),
          ]}
        />
      </div>
      {isFront && newest !== undefined && <PostCard key={newest.slug} post={newest} isLead />}
      <ul className={styles.list}>
        {(isFront ? others : posts).map((post) => (
          <li key={post.slug}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <PageLinks
        page={page}
        pageCount={pageCount}
        hrefOf={pageHref}
        previous="Newer posts"
        next="Older posts"
      />
    </div>
  )
}

function pageHref(page: number): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`
}
