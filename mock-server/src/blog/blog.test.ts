import { blogEndpoints } from '@stemside/rules/contract'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { call, refusal, send } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { posts as written } from './posts/index.ts'

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

async function mediaOf(address: string) {
  const query = { _embed: '1', per_page: '100' }
  const found = await call(address, blogEndpoints.posts, { query })
  return found.flatMap(({ _embedded: parts }) => parts?.['wp:featuredmedia'] ?? [])
}

describe('GET /wp-json/wp/v2/posts (§7.18)', () => {
  test('lists posts, newest first, with their number in headers', async () => {
    const { posts, total, pages } = await ask()
    expect(posts).toHaveLength(10)
    expect(total).toBe(String(written.length))
    expect(pages).toBe(String(Math.ceil(written.length / 10)))
    const dates = posts.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(posts.every((post) => !('_embedded' in post))).toBe(true)
  })

  test('fills three pages of twelve (§9.12)', async () => {
    const last = await ask({ per_page: '12', page: '3' })
    expect(last.pages).toBe('3')
    expect(last.slugs).toEqual(written.slice(24).map(({ slug }) => slug))
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
      expect(parts?.author[0]?.name).toMatch(/^Stemside team/)
      expect(parts?.['wp:term'][0]?.map(({ id }) => id)).toEqual(categories)
    }
  })

  test('finds by slug, category and words', async () => {
    const slug = 'seeing-four-without-counting'
    expect((await ask({ slug })).slugs).toEqual([slug])
    const life = written.filter(({ categories }) => categories.includes('life-on-earth'))
    expect((await ask({ categories: '4' })).slugs).toEqual(life.map((post) => post.slug))
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

test('GET /wp-json/wp/v2/categories counts the posts of each (§7.18)', async () => {
  const { address } = await startTestServer()
  const categories = await call(address, blogEndpoints.categories)
  const posts = await call(address, blogEndpoints.posts, { query: { per_page: '100' } })
  for (const { id, count } of categories) {
    expect(posts.filter((post) => post.categories.includes(id))).toHaveLength(count)
    expect(count).toBeGreaterThan(0)
  }
})

test('the answer for a post has its text as HTML and its reading time in minutes', async () => {
  const { posts } = await ask({ slug: 'seeing-four-without-counting' })
  expect(posts[0]?.content.rendered).toContain('<h2>Why dice look the way they do</h2>')
  expect(posts[0]?.content.rendered).toContain('<a href="/plugo/count">Plugo Count</a>')
  expect(posts[0]?.meta.reading_minutes).toBe(3)
})

describe('the pictures of posts', () => {
  test('name a file for link previews unless they are drawings', async () => {
    const { address } = await startTestServer()
    for (const { slug, mime_type: type, media_details: details } of await mediaOf(address)) {
      const preview = type === 'image/webp' ? `/previews/${slug}.jpg` : undefined
      expect(details.sizes?.social.source_url).toBe(preview)
    }
  })

  test('are sent if they are drawings', async () => {
    const { address } = await startTestServer()
    const drawings = (await mediaOf(address)).filter((media) => media.mime_type === 'image/svg+xml')
    expect(drawings).toHaveLength(3)
    for (const { source_url: url } of drawings) {
      const response = await fetch(address + url)
      expect(response.headers.get('content-type')).toContain('image/svg+xml')
      expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s)
    }
  })

  test('lead to the file of the shop’s build if they are the shop’s own', async () => {
    const buildDir = await temporaryFolder()
    await mkdir(path.join(buildDir, 'client/assets'), { recursive: true })
    await writeFile(path.join(buildDir, 'client/assets/orboot-hero-1200-1a2b.avif'), '')
    await writeFile(path.join(buildDir, 'client/assets/orboot-hero-1200-1a2b.webp'), '')
    const { address } = await startTestServer({ buildDir })
    const globe = (await mediaOf(address)).find((media) => media.slug === 'orboot')
    expect(globe).toMatchObject({ source_url: '/wp-content/uploads/orboot.webp' })
    const response = await fetch(address + globe?.source_url, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/assets/orboot-hero-1200-1a2b.webp')
    const other = await fetch(`${address}/wp-content/uploads/plugo_count.webp`)
    expect(other.status).toBe(404)
  })
})
