import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { sha256 } from './sha256.ts'

const texts = ['', 'abc', 'SPRING30', 'é€😀', 'x'.repeat(64), 'x'.repeat(1000), 'a\udfffb']

const expected = (text: string) =>
  createHash('sha256').update(new TextEncoder().encode(text)).digest('hex')

afterEach(() => vi.unstubAllGlobals())

test.each(texts)('sha256 of %j is the standard’s, by the browser (§3.5)', async (text) => {
  expect(await sha256(text)).toBe(expected(text))
})

test.each(texts)(
  'sha256 of %j is the same on plain HTTP, which has no Web Crypto',
  async (text) => {
    vi.stubGlobal('crypto', { getRandomValues: () => undefined })
    expect(await sha256(text)).toBe(expected(text))
  },
)
