import { products, soldSkus } from '@stemside/rules'
import { describe, expect, it } from 'vitest'
import { authors } from '../authors.ts'
import { categories } from '../categories.ts'
import { countWords } from '../readingMinutes.ts'
import { posts } from './index.ts'

/** What a post may link to: products, lines, and the pages of §2.11. */
const pages = new Set([
  ...soldSkus.flatMap((sku) => [products[sku].route, `${products[sku].route}?sku=${sku}`]),
  '/orboot',
  '/tacto',
  '/plugo',
  '/shop',
  '/storybooks',
  '/contact-us',
  '/device-compatibility',
  '/education',
  '/parenthub',
])

describe.each(posts)('$slug', (post) => {
  it('has 500 to 900 words', () => {
    const words = countWords(post.text)
    expect(words).toBeGreaterThanOrEqual(500)
    expect(words).toBeLessThanOrEqual(900)
  })

  it('has a title, an excerpt and an alternative text that fit a card', () => {
    expect(post.title).toMatch(/^.{10,60}[^.]$/)
    expect(post.excerpt).toMatch(/^.{60,230}\.$/)
    expect(post.picture.alt).toMatch(/^.{30,200}\.$/)
  })

  it('links only to pages of the shop', () => {
    const links = [...post.text.matchAll(/\]\(([^)]*)\)/g)].map(([, href]) => href)
    expect(links.filter((href = '') => !pages.has(href))).toEqual([])
  })

  it('has typographic quotation marks and no heading above the second level', () => {
    expect(post.text.match(/["']/g) ?? []).toEqual([])
    expect(post.text).not.toMatch(/^# /m)
  })
})

describe('the blog', () => {
  it('has at least 26 posts, newest first, each on a day of its own', () => {
    expect(posts.length).toBeGreaterThanOrEqual(26)
    const dates = posts.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(new Set(dates).size).toBe(posts.length)
  })

  it('has an id and a slug for each post', () => {
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length)
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length)
    for (const { slug } of posts) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('uses every category and every author at least three times', () => {
    for (const { slug } of categories) {
      expect(posts.filter((post) => post.categories.includes(slug)).length).toBeGreaterThan(2)
    }
    for (const { slug } of authors) {
      expect(posts.filter((post) => post.author === slug).length).toBeGreaterThan(2)
    }
  })

  it('shows no picture twice', () => {
    const names = posts.map(({ picture }) => ('svg' in picture ? picture.file : picture.name))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
