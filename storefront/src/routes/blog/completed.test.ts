import { expect, test } from 'vitest'
import { completed } from './completed.ts'
import type { BlogContent } from './fetchBlog.ts'

/* The blog of another host, of which only a part arrives (§7.35). */

const earth = { slug: 'earth', name: 'Earth and space' }
const words = { slug: 'words', name: 'Words' }
const summary = (slug: string) => ({
  slug,
  title: slug,
  excerpt: '',
  date: '2026-11-20',
  minutes: 4,
})

function listOf(slug: string, ...categories: readonly (typeof earth)[]): BlogContent {
  return {
    pathname: '/blog',
    list: { posts: [summary(slug)], categories, page: 1, pageCount: 1 },
  }
}

function postWith(title: string, ...others: readonly string[]): BlogContent {
  const post = { ...summary('maps'), title, html: '<p>Text</p>' }
  return { pathname: '/blog/maps', found: { post, others: others.map(summary) } }
}

test('a list without its categories keeps those of the build', () => {
  expect(completed(listOf('new'), listOf('old', earth))).toEqual(listOf('new', earth))
})

test('a list has the newer categories if they arrive', () => {
  expect(completed(listOf('new', words), listOf('old', earth))).toEqual(listOf('new', words))
})

test('a post without others keeps those of the build', () => {
  expect(completed(postWith('New'), postWith('Old', 'a', 'b'))).toEqual(postWith('New', 'a', 'b'))
})

test('a post has the newer others if they arrive', () => {
  expect(completed(postWith('New', 'c'), postWith('Old', 'a'))).toEqual(postWith('New', 'c'))
})
