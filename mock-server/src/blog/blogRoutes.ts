import { blogEndpoints } from '@stemside/rules/contract'
import type { Serve } from '../http/serve.ts'
import { Refusal } from '../base/Refusal.ts'
import { categories } from './categories.ts'
import { posts } from './posts/index.ts'
import type { Post } from './types.ts'
import { categoryToWire, postToWire } from './wordPress.ts'

/** How many posts a page has, unless asked otherwise: WordPress's own default. */
const usualPage = 10

/** GET /wp-json/wp/v2/posts and /categories. */
export function blogRoutes(serve: Serve): void {
  serve(blogEndpoints.posts, ({ query, response }) => {
    const { per_page: size = usualPage, page = 1, _embed: embed } = query
    const found = posts.filter((post) => isAskedFor(post, query))
    const pages = Math.ceil(found.length / size)
    if (page > Math.max(1, pages)) {
      throw new Refusal(400, `There are ${pages} pages of posts, and no page ${page}.`)
    }
    response.set({ 'x-wp-total': String(found.length), 'x-wp-totalpages': String(pages) })
    const shown = found.slice((page - 1) * size, page * size)
    return Promise.resolve(shown.map((post) => postToWire(post, embed !== undefined)))
  })

  serve(blogEndpoints.categories, ({ query, response }) => {
    const { per_page: size = usualPage, hide_empty: isWithoutEmpty } = query
    const all = categories.map(categoryToWire)
    const found = isWithoutEmpty === undefined ? all : all.filter(({ count }) => count > 0)
    const pages = Math.ceil(found.length / size)
    response.set({ 'x-wp-total': String(found.length), 'x-wp-totalpages': String(pages) })
    return Promise.resolve(found.slice(0, size))
  })
}

interface Question {
  readonly slug?: string | undefined
  readonly search?: string | undefined
  readonly categories?: string | undefined
}

function isAskedFor(post: Post, { slug, search, categories: wanted }: Question): boolean {
  if (slug !== undefined && slug !== post.slug) return false
  if (wanted !== undefined) {
    const ids = new Set(wanted.split(',').map(Number))
    const inThem = categories.filter(({ id }) => ids.has(id))
    if (!inThem.some((category) => post.categories.includes(category.slug))) return false
  }
  const text = `${post.title} ${post.excerpt} ${post.text}`.toLowerCase()
  return search === undefined || text.includes(search.trim().toLowerCase())
}
