import { storeName } from '@stemside/rules'
import type { WireCategory, WirePost } from '@stemside/rules/contract'
import { postsPerPage } from '@stemside/rules/contract/blogAddress'
import { blogCalls } from '@stemside/rules/contract/calls'
import type { PostCategory, PostSummary } from '@stemside/ui/editorial/PostCard'
import type { Post } from '@stemside/ui/screens/PostScreen'
import type { Sanitiser } from './createSanitiser.ts'
import { ApiError } from './ApiError.ts'
import { readable, type StoreApi } from './storeApi.ts'

/* The blog service (specification §7.18). It is another system, so its HTML is sanitised here, where
   it enters the shop. */

/** WordPress's own limit of posts in one answer. */
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
    listCategories(api),
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
  const categories = await listCategories(api)
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
    others.filter((one) => (one.category.slug === post.category.slug) === isAlike),
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
  if (!isPosts(body)) throw unreadable()
  const posts = readable(() => body.map((post) => postFromWire(post, sanitiser)))
  return { posts, pageCount: Number(headers.get('x-wp-totalpages') ?? 1) }
}

async function listCategories(api: StoreApi) {
  const answer = await api.ask(blogCalls.categories)
  if (!isCategories(answer)) throw unreadable()
  return answer.map(({ id, slug, name }) => ({ id, slug, name }))
}

/* Responses are not validated at runtime, so checking that they are lists is enough. */

function isPosts(answer: unknown): answer is readonly WirePost[] {
  return Array.isArray(answer)
}

function isCategories(answer: unknown): answer is readonly WireCategory[] {
  return Array.isArray(answer)
}

function unreadable(): ApiError {
  return new ApiError('broken', 'The blog gave an answer that cannot be read.')
}

function postFromWire(wire: WirePost, { html, text }: Sanitiser): Post {
  const { _embedded: parts } = wire
  const [picture] = parts?.['wp:featuredmedia'] ?? []
  const [category] = parts?.['wp:term'][0] ?? []
  return {
    slug: wire.slug,
    title: text(wire.title.rendered),
    excerpt: text(wire.excerpt.rendered),
    date: wire.date_gmt.slice(0, 10),
    author: text(parts?.author[0]?.name ?? storeName),
    category: { slug: category?.slug ?? 'all', name: text(category?.name ?? 'All posts') },
    minutes: wire.meta.reading_minutes,
    ...(picture !== undefined && {
      picture: {
        url: picture.source_url,
        width: picture.media_details.width,
        height: picture.media_details.height,
        alt: picture.alt_text,
      },
      preview: picture.media_details.sizes?.social.source_url,
    }),
    html: html(wire.content.rendered),
  }
}

function withoutText(post: Post): PostSummary {
  const { slug, title, excerpt, date, author, category, minutes, picture } = post
  return { slug, title, excerpt, date, author, category, minutes, picture }
}
