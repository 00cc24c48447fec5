// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createSanitiser } from '../api/createSanitiser.ts'
import { createStoreApi } from '../api/storeApi.ts'
import { blogProblem } from './blogProblem.ts'

const origin = 'https://blog.example'

function problemWith(fetch: typeof globalThis.fetch): Promise<string | undefined> {
  return blogProblem(createStoreApi({ fetch, origin }), createSanitiser(window), origin)
}

test.each<[string, typeof globalThis.fetch]>([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['refuses', () => Promise.resolve(Response.json({ message: 'Log in first.' }, { status: 401 }))],
  ['answers with a page', () => Promise.resolve(new Response('<p>Hello</p>'))],
])('a blog that %s is named with BLOG_ORIGIN, in one sentence (§7.35)', async (_what, fetch) => {
  expect(await problemWith(fetch)).toMatch(
    /^BLOG_ORIGIN is https:\/\/blog\.example, and its posts cannot be read: [^.]+\.$/,
  )
})

test('a blog that gives lists has no problem', async () => {
  expect(await problemWith(() => Promise.resolve(Response.json([])))).toBeUndefined()
})
