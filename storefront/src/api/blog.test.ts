// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { listCategory, listPosts } from './blog.ts'
import { createSanitiser } from './createSanitiser.ts'
import { createStoreApi } from './storeApi.ts'

const sanitiser = createSanitiser(window)
const plain = (slug: string) => ({ slug, title: { rendered: slug }, date_gmt: '2026-11-03' })

/** A blog with these answers, and 14 categories of which the last has no post. It gives ten unless asked for more. */
function blogWith(posts: unknown) {
  const terms = Array.from({ length: 14 }, (_, index) => ({
    id: index + 1,
    slug: `topic-${index + 1}`,
    name: `Topic &amp; ${index + 1}`,
    count: index === 13 ? 0 : 2,
  }))
  const fetch = (address: string) => {
    const { pathname, searchParams: asked } = new URL(address)
    const shown = terms.slice(0, Number(asked.get('per_page') ?? 10))
    return Promise.resolve(Response.json(pathname.endsWith('/categories') ? shown : posts))
  }
  return createStoreApi({ fetch: fetch as typeof globalThis.fetch, origin: 'http://blog.example' })
}

describe('the blog of another host', () => {
  test('lists all posts if one of them is odd', async () => {
    const odd = {
      ...plain('odd'),
      _embedded: { 'wp:featuredmedia': [{ code: 'rest_forbidden', data: { status: 403 } }] },
    }
    const api = blogWith([plain('first'), odd, null, { code: 'no_post' }, plain('last')])
    const list = await listPosts(api, sanitiser, 1)
    expect(list?.posts.map(({ slug }) => slug)).toEqual(['first', 'odd', 'last'])
  })

  test('lists all categories that have posts, with their names decoded', async () => {
    const list = await listPosts(blogWith([plain('first')]), sanitiser, 1)
    expect(list?.categories).toHaveLength(13)
    expect(list?.categories.at(-1)).toEqual({ id: 13, slug: 'topic-13', name: 'Topic & 13' })
  })

  test('opens the thirteenth category', async () => {
    const list = await listCategory(blogWith([plain('first')]), sanitiser, 'topic-13')
    expect(list?.category?.name).toBe('Topic & 13')
  })

  test('does not arrive if its answer is no list', async () => {
    const listed = listPosts(blogWith({ code: 'rest_no_route' }), sanitiser, 1)
    await expect(listed).rejects.toThrow('The blog gave an answer that cannot be read.')
  })
})
