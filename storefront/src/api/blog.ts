import { postsPerPage } from '@stemside/rules/contract/blogAddress'
import { blogCalls } from '@stemside/rules/contract/calls'
import type { PostCategory, PostSummary } from '@stemside/ui/editorial/PostCard'
import type { Post } from '@stemside/ui/screens/PostScreen'
import type { Sanitiser } from './createSanitiser.ts'
import { ApiError } from './ApiError.ts'
import { blogOrigin } from './backEnds.ts'
import type { StoreApi } from './storeApi.ts'
import { numberAt } from './valueAt.ts'
import { readCategory, readPost, readSummary } from './wordPress.ts'

/* The blog service (specification §7.18). It is another system, so its HTML is sanitised here, where
   it enters the shop. */

const blogHost = blogOrigin === undefined ? {} : { origin: blogOrigin }

/** WordPress's own limit of entries in one answer. */
const most = 100

export interface PostList {
  readonly posts: readonly PostSummary[]
  readonly categories: readonly PostCategory[]
  readonly category?: PostCategory
  readonly page: number
  readonly pageCount: number
}

/** A page of the blog; undefined if it has no such page. Without its categories if only the posts arrive. */
export async function listPosts(
  api: StoreApi,
  sanitiser: Sanitiser,
  page: number,
): Promise<PostList | undefined> {
  const [categories, found] = await Promise.all([
    listCategories(api, sanitiser).catch(() => []),
    findPosts(api, { per_page: String(postsPerPage), page: String(page) }),
  ])
  const posts = summariesOf(found.posts, sanitiser)
  return posts.length === 0 ? undefined : { posts, categories, page, pageCount: found.pageCount }
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
  const { posts } = await findPosts(api, query)
  return { posts: summariesOf(posts, sanitiser), categories, category, page: 1, pageCount: 1 }
}

export interface FoundPost {
  readonly post: Post
  /** Up to three others, those of its category first. */
  readonly others: readonly PostSummary[]
}

/** A post; undefined if there is none. Without others if only the post itself arrives. */
export async function findPost(
  api: StoreApi,
  sanitiser: Sanitiser,
  slug: string,
): Promise<FoundPost | undefined> {
  const [found, newest] = await Promise.all([
    findPosts(api, { slug }),
    findPosts(api, { per_page: String(postsPerPage), page: '1' }).catch(() => undefined),
  ])
  const post = readPost(found.posts[0], sanitiser)
  if (post === undefined) return undefined
  const others = summariesOf(newest?.posts ?? [], sanitiser).filter((one) => one.slug !== post.slug)
  const [alike, rest] = [true, false].map((isAlike) =>
    others.filter((one) => (one.category?.slug === post.category?.slug) === isAlike),
  )
  return { post, others: [...(alike ?? []), ...(rest ?? [])].slice(0, 3) }
}

async function findPosts(api: StoreApi, query: Readonly<Record<string, string>>) {
  const { body, headers } = await api.askForHeaders({
    ...blogCalls.posts,
    ...blogHost,
    query: { _embed: '1', ...query },
  })
  return { posts: listOf(body), pageCount: Number(headers.get('x-wp-totalpages') ?? 1) }
}

function summariesOf(posts: readonly unknown[], sanitiser: Sanitiser): readonly PostSummary[] {
  return posts.flatMap((wire) => readSummary(wire, sanitiser) ?? [])
}

/** All categories that have posts. */
export async function listCategories(api: StoreApi, sanitiser: Sanitiser) {
  const query = { per_page: String(most), hide_empty: '1' }
  const answer = await api.ask({ ...blogCalls.categories, ...blogHost, query })
  return listOf(answer).flatMap((wire) => {
    const category = readCategory(wire, sanitiser)
    const id = numberAt(wire, ['id'])
    return category === undefined || id === undefined ? [] : [{ id, ...category }]
  })
}

/** The answer as a list of unknown entries. @throws {ApiError} if it is no list */
function listOf(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer
  throw new ApiError('broken', 'The blog gave an answer that cannot be read.')
}
