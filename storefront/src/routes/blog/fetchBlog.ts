import { readBlogAddress } from '@stemside/rules/contract/blogAddress'
import { newerPostRoute } from '@stemside/rules/contract/pages'
import {
  findPost,
  listCategories,
  listCategory,
  listPosts,
  type FoundPost,
  type PostList,
} from '../../api/blog.ts'
import { ApiError } from '../../api/ApiError.ts'
import type { ContentSource } from '../../loading/route.ts'

/** What the blog shows at an address. */
export type BlogContent = { readonly pathname: string } & (
  | { readonly list: PostList }
  | { readonly found: FoundPost }
)

/** Asks the blog service for what an address shows; undefined if there is nothing. */
export async function fetchBlog(
  { api, sanitiser }: ContentSource,
  pathname: string,
): Promise<BlogContent | undefined> {
  const address = readBlogAddress(pathname)
  if (address === undefined) return undefined
  if (address.kind === 'post') {
    const found = await findPost(api, sanitiser, address.slug)
    return found && { pathname, found }
  }
  const list = await (address.kind === 'page'
    ? listPage(api, sanitiser, address.page)
    : listCategory(api, sanitiser, address.slug))
  return list && { pathname, list }
}

/** WordPress refuses a page after the last one with status 400. */
async function listPage(...[api, sanitiser, page]: Parameters<typeof listPosts>) {
  try {
    return await listPosts(api, sanitiser, page)
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return undefined
    throw error
  }
}

/** The addresses that are prerendered: pages, categories and posts. */
export async function blogPages({ api, sanitiser }: ContentSource): Promise<readonly string[]> {
  // Without the categories the build has to fail, because their pages would be missing.
  const categories = await listCategories(api, sanitiser)
  const first = await listPosts(api, sanitiser, 1)
  if (first === undefined) return [newerPostRoute, '/blog']
  const rest = await Promise.all(
    Array.from({ length: first.pageCount - 1 }, (_, index) => listPosts(api, sanitiser, index + 2)),
  )
  const posts = [first, ...rest].flatMap((list) => list?.posts ?? [])
  return [
    newerPostRoute,
    '/blog',
    ...rest.map((_, index) => `/blog/page/${index + 2}`),
    ...categories.map(({ slug }) => `/blog/category/${slug}`),
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ]
}
