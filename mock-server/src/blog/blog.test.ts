import { blogEndpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { call, refusal, send } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'

async function ask(query: Record<string, string> = {}) {
  const { address } = await startTestServer()
  const response = await send(address, blogEndpoints.posts, { query })
  const posts = await call(address, blogEndpoints.posts, { query })
  return {
    posts,
    slugs: posts.map(({ slug }) => slug),
    total: response.headers.get('x-wp-total'),
    pages: response.headers.get('x-wp-totalpages'),
  }
}

describe('GET /wp-json/wp/v2/posts', () => {
  test('lists posts, newest first, with their number in headers', async () => {
    const { posts, total, pages } = await ask()
    expect(posts.length).toBeGreaterThanOrEqual(3)
    expect(total).toBe(String(posts.length))
    expect(pages).toBe('1')
    const dates = posts.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(posts.every((post) => !('_embedded' in post))).toBe(true)
  })

  test('splits posts into pages', async () => {
    const all = await ask()
    const second = await ask({ per_page: '1', page: '2' })
    expect(second.slugs).toEqual([all.slugs[1]])
    expect(second.pages).toBe(all.total)
  })

  test('_embed brings author, picture and terms', async () => {
    const { posts } = await ask({ _embed: '', per_page: '12' })
    for (const { _embedded: parts, categories } of posts) {
      expect(parts?.author).toHaveLength(1)
      expect(parts?.['wp:featuredmedia'][0]?.alt_text).not.toBe('')
      expect(parts?.['wp:term'][0]?.map(({ id }) => id)).toEqual(categories)
    }
  })

  test('finds by slug, category and words', async () => {
    const slug = 'seeing-four-without-counting'
    expect((await ask({ slug })).slugs).toEqual([slug])
    expect((await ask({ categories: '3' })).slugs).toEqual([slug])
    expect((await ask({ search: 'Dominoes' })).slugs).toEqual([])
    expect((await ask({ search: 'DOMINO' })).slugs).toEqual([slug])
    expect(await ask({ slug: 'nothing' })).toMatchObject({ slugs: [], total: '0', pages: '0' })
  })

  test.each([
    { page: '9' },
    { page: '0' },
    { per_page: '101' },
    { per_page: 'x' },
    { categories: 'maths' },
  ])('refuses %j', async (query) => {
    const { address } = await startTestServer()
    expect((await refusal(address, blogEndpoints.posts, { query })).code).toBe(400)
  })
})

test('GET /wp-json/wp/v2/categories counts the posts of each', async () => {
  const { address } = await startTestServer()
  const categories = await call(address, blogEndpoints.categories)
  const posts = await call(address, blogEndpoints.posts)
  for (const { id, count } of categories) {
    expect(posts.filter((post) => post.categories.includes(id))).toHaveLength(count)
    expect(count).toBeGreaterThan(0)
  }
})

test('every post’s picture is served', async () => {
  const { address } = await startTestServer()
  const posts = await call(address, blogEndpoints.posts, { query: { _embed: '1' } })
  for (const { _embedded: parts } of posts) {
    const response = await fetch(address + parts?.['wp:featuredmedia'][0]?.source_url)
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s)
  }
})
