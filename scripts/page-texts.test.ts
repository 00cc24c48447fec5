import { readFileSync } from 'node:fs'
import path from 'node:path'
import { countryCookie } from '@stemside/rules/contract/pages'
import { expect, test } from 'vitest'
import { pagesOf } from '../mock-server/src/books/index.ts'
import { bookLength, bookSamples } from '../ui/src/content/bookSamples.ts'
import { posts } from '../mock-server/src/blog/posts/index.ts'
import { privacy } from '../ui/src/content/pages/privacy.ts'
import { schemeCookie } from '../storefront/src/effects/schemeCookie.ts'
import { storageKeys } from '../storefront/src/effects/storageKeys.ts'

/* Compares the texts of ui/src/content/pages with the code of other workspaces. */

const root = path.resolve(import.meta.dirname, '..')
const pages = path.join(root, 'ui/src/content/pages')
const textOf = (file: string) => readFileSync(path.join(pages, file), 'utf8')

test('/privacy names every storage key of the shop, and no other', () => {
  const text = textOf('privacy.ts')
  const names: readonly string[] = Object.values(storageKeys).map(({ name }) => name)
  expect(names.filter((name) => !text.includes(`'${name}'`))).toEqual([])
  const named = [...text.matchAll(/'(stemside[\w.]*)'/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !names.includes(name))).toEqual([])
})

test('/privacy says that signing out keeps the answer to the cookie notice, and where to change it', () => {
  const { cookieAccepted, analytics } = storageKeys
  const { sections } = privacy
  const rows = sections.flatMap(({ table }) => table?.rows ?? [])
  const kept = rows.filter(([, , time]) => time?.includes('not by signing out'))
  expect(kept.map(([name]) => name)).toEqual([cookieAccepted.name, analytics.name])
  const words = sections.flatMap(({ paragraphs }) => paragraphs).join(' ')
  expect(words).toContain('Your answer to the notice stays when you sign out.')
  expect(words).toContain('“Cookie choice” at the foot of this page')
})

test('/privacy says that another account’s sign-in deletes every personal storage key', () => {
  const rows = privacy.sections.flatMap(({ table }) => table?.rows ?? [])
  const ending = rows.filter(([, , time]) => time?.includes('another account signs in'))
  const personal = Object.values(storageKeys).filter(
    (key) => key.isPersonal || key === storageKeys.state,
  )
  expect(new Set(ending.map(([name]) => name))).toEqual(new Set(personal.map(({ name }) => name)))
})

test('/privacy names every cookie of the shop', () => {
  const source = readFileSync(path.join(root, 'mock-server/src/auth/cookies.ts'), 'utf8')
  const [, union = ''] = /type AuthCookie = (.+)/.exec(source) ?? []
  const cookies = [...union.matchAll(/'([^']+)'/g)].map(([, name]) => `next-auth.${name}`)
  expect(cookies.length).toBeGreaterThan(3)
  const text = textOf('privacy.ts')
  const missing = [countryCookie, schemeCookie, ...cookies].filter(
    (name) => !text.includes(`'${name} (cookie)'`),
  )
  expect(missing).toEqual([])
})

test.each(['aboutUs', 'education', 'ourEarth', 'parentHub'])(
  '%s links only to blog posts that exist',
  (page) => {
    const slugs = new Set(posts.map(({ slug }) => slug))
    const linked = [...textOf(`${page}.ts`).matchAll(/'\/blog\/([^']+)'/g)].map(([, slug]) => slug)
    expect(linked.length).toBeGreaterThan(0)
    expect(linked.filter((slug = '') => !slugs.has(slug))).toEqual([])
  },
)

test.each(bookSamples)(
  'the sample of $sku has the first pages of the book',
  ({ sku, pages: sample }) => {
    const book = pagesOf(sku)
    expect(book).toHaveLength(bookLength)
    expect(sample).toEqual(book?.slice(0, sample.length).map(({ text }) => text))
  },
)
