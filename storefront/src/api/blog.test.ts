// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { findPost, listCategory, listPosts } from './blog.ts'
import { createSanitiser } from './createSanitiser.ts'
import { createStoreApi } from './storeApi.ts'

const sanitiser = createSanitiser(window)
const plain = (slug: string) => ({ slug, title: { rendered: slug }, date_gmt: '2026-11-03' })

/** A blog with 14 categories, of which the last has no post. It gives ten unless asked for more, as WordPress does. */
function blogWith(posts: unknown, failing?: 'categories' | 'newest') {
  const terms = Array.from({ length: 14 }, (_, index) => ({
    id: index + 1,
    slug: `topic-${index + 1}`,
    name: `Topic &amp; ${index + 1}`,
    count: index === 13 ? 0 : 2,
  }))
  const fetch: typeof globalThis.fetch = (address) => {
    const { pathname, searchParams: asked } = new URL(new Request(address).url)
    const isOfTerms = pathname.endsWith('/categories')
    const part = isOfTerms ? 'categories' : asked.has('slug') ? 'post' : 'newest'
    if (part === failing) return Promise.resolve(Response.json({ code: 'x' }, { status: 401 }))
    const found = asked.has('hide_empty') ? terms.filter(({ count }) => count > 0) : terms
    const shown = found.slice(0, Number(asked.get('per_page') ?? 10))
    return Promise.resolve(Response.json(isOfTerms ? shown : posts))
  }
  return createStoreApi({ fetch, origin: 'http://blog.example' })
}

describe('the blog of another host (§7.35)', () => {
  test('lists all posts if one of them is odd', async () => {
    const odd = {
      ...plain('odd'),
      _embedded: { 'wp:featuredmedia': [{ code: 'rest_forbidden', data: { status: 403 } }] },
    }
    const api = blogWith([plain('first'), odd, null, 7, { code: 'no_post' }, plain('last')])
    const list = await listPosts(api, sanitiser, 1)
    expect(list?.posts.map(({ slug }) => slug)).toEqual(['first', 'odd', 'last'])
  })

  test('lists all categories that have posts, with their names decoded', async () => {
    const list = await listPosts(blogWith([plain('first')]), sanitiser, 1)
    expect(list?.categories).toHaveLength(13)
    expect(list?.categories.at(-1)).toEqual({ id: 13, slug: 'topic-13', name: 'Topic & 13' })
  })

  test('lists posts even if the categories cannot be fetched', async () => {
    const list = await listPosts(blogWith([plain('first')], 'categories'), sanitiser, 1)
    expect(list).toMatchObject({ posts: [{ slug: 'first' }], categories: [] })
  })

  test('opens the thirteenth category', async () => {
    const list = await listCategory(blogWith([plain('first')]), sanitiser, 'topic-13')
    expect(list?.category?.name).toBe('Topic & 13')
  })

  test('shows a post even if the newest posts cannot be fetched', async () => {
    const found = await findPost(blogWith([plain('first')], 'newest'), sanitiser, 'first')
    expect(found).toMatchObject({ post: { title: 'first' }, others: [] })
  })

  test('an answer that is no list is an error', async () => {
    const listed = listPosts(blogWith({ code: 'rest_no_route' }), sanitiser, 1)
    await expect(listed).rejects.toThrow('The blog gave an answer that cannot be read.')
  })
})
