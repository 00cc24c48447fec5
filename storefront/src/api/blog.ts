import { postsPerPage } from '@stemside/rules/contract/blogAddress'
import { blogCalls } from '@stemside/rules/contract/calls'
import type { PostCategory, PostSummary } from '@stemside/ui/editorial/PostCard'
import type { Post } from '@stemside/ui/screens/PostScreen'
import type { Sanitiser } from './createSanitiser.ts'
import { ApiError } from './ApiError.ts'
import type { StoreApi } from './storeApi.ts'
import { readCategory, readPost, type Term, type WordPressPost } from './wordPress.ts'

/* The blog service (specification §7.18). It is another system, so its HTML is sanitised here, where
   it enters the shop. */

/** WordPress's own limit of entries in one answer. */
const most = 100

export interface PostList {
  readonly posts: readonly PostSummary[]
  readonly categories: readonly PostCategory[]
  readonly category?: PostCategory
  readonly page: number
  readonly pageCount: number
}

/** A page of the blog; undefined if it has no such page. */
export async function listPosts(
  api: StoreApi,
  sanitiser: Sanitiser,
  page: number,
): Promise<PostList | undefined> {
  const [categories, found] = await Promise.all([
    listCategories(api, sanitiser),
    findPosts(api, sanitiser, { per_page: String(postsPerPage), page: String(page) }),
  ])
  return found.posts.length === 0
    ? undefined
    : { posts: found.posts.map(withoutText), categories, page, pageCount: found.pageCount }
}

/** All posts of a category, on one page; undefined if there is no such category. */
export async function listCategory(
  api: StoreApi,
  sanitiser: Sanitiser,
  slug: string,
): Promise<PostList | undefined> {
  const categories = await listCategories(api, sanitiser)
  const category = categories.find((one) => one.slug === slug)
  if (category === undefined) return undefined
  const query = { per_page: String(most), categories: String(category.id) }
  const { posts } = await findPosts(api, sanitiser, query)
  return { posts: posts.map(withoutText), categories, category, page: 1, pageCount: 1 }
}

export interface FoundPost {
  readonly post: Post
  /** Up to three others, those of its category first. */
  readonly others: readonly PostSummary[]
}

/** A post; undefined if there is none. */
export async function findPost(
  api: StoreApi,
  sanitiser: Sanitiser,
  slug: string,
): Promise<FoundPost | undefined> {
  const [found, newest] = await Promise.all([
    findPosts(api, sanitiser, { slug }),
    findPosts(api, sanitiser, { per_page: String(postsPerPage), page: '1' }),
  ])
  const [post] = found.posts
  if (post === undefined) return undefined
  const others = newest.posts.filter((one) => one.slug !== post.slug)
  const [alike, rest] = [true, false].map((isAlike) =>
    others.filter((one) => (one.category?.slug === post.category?.slug) === isAlike),
  )
  return { post, others: [...(alike ?? []), ...(rest ?? [])].slice(0, 3).map(withoutText) }
}

async function findPosts(
  api: StoreApi,
  sanitiser: Sanitiser,
  query: Readonly<Record<string, string>>,
) {
  const { body, headers } = await api.askForHeaders({
    ...blogCalls.posts,
    query: { _embed: '1', ...query },
  })
  const posts = listOf<WordPressPost>(body).flatMap((wire) => readPost(wire, sanitiser) ?? [])
  return { posts, pageCount: Number(headers.get('x-wp-totalpages') ?? 1) }
}

/** All categories that have posts. */
async function listCategories(api: StoreApi, sanitiser: Sanitiser) {
  const query = { per_page: String(most), hide_empty: '1' }
  const answer = await api.ask({ ...blogCalls.categories, query })
  return listOf<Term>(answer).flatMap((term) => {
    const category = readCategory(term, sanitiser)
    return category === undefined || term.id === undefined || term.count === 0
      ? []
      : [{ ...category, id: term.id }]
  })
}

/** The answer as a list. Its entries are read with care, one by one. */
function listOf<T extends object>(answer: unknown): readonly T[] {
  if (isList<T>(answer))
    return answer.filter((entry) => typeof entry === 'object' && entry !== null)
  throw new ApiError('broken', 'The blog gave an answer that cannot be read.')
}

function isList<T>(answer: unknown): answer is readonly T[] {
  return Array.isArray(answer)
}

function withoutText(post: Post): PostSummary {
  const { slug, title, excerpt, date, author, category, minutes, picture } = post
  return { slug, title, excerpt, date, author, category, minutes, picture }
}
