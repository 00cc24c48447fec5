// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { elementAt, keepOneSlash, shopUrl } from './addresses.ts'
import { localPath } from './localPath.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

const here = 'https://shop.test/profile/edit'

test.each([
  ['/shop?q=x#top', '/shop?q=x#top'],
  ['https://shop.test/cart', '/cart'],
  ['https://shop.test//evil.example/x', '/evil.example/x'],
  ['/.//evil.example', '/evil.example'],
  ['/%5Cevil.example', '/evil.example'],
  ['/shop#100%zz', '/shop#100%zz'],
])('%s is the path %s of this shop', (address, path) => {
  expect(localPath(address, 'https://shop.test')).toBe(path)
})

test.each([
  null,
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'http://shop.test/',
  'javascript:alert(1)',
  'https://[',
  '//',
])('%j is no address of this shop', (address) => {
  expect(localPath(address, 'https://shop.test')).toBeUndefined()
})

test.each([
  ['/shop?q=a b', 'https://shop.test/shop?q=a%20b'],
  ['?step=2', 'https://shop.test/profile/edit?step=2'],
  ['//evil.example/x', 'https://shop.test/evil.example/x'],
  ['/%2F/evil.example', 'https://shop.test/evil.example'],
  ['/\t/evil.example', 'https://shop.test/evil.example'],
  ['/.//evil.example', 'https://shop.test/evil.example'],
  ['//', 'https://shop.test/'],
])('the link %j leads to %s', (href, url) => {
  expect(shopUrl(href, here).href).toBe(url)
})

test('keepOneSlash leaves an address with one slash alone', () => {
  window.history.replaceState({ idx: 3 }, '', '/shop?q=x#top')
  const { length } = window.history
  keepOneSlash(window)
  expect(window.location.href).toMatch(/\/shop\?q=x#top$/)
  expect([window.history.state, window.history.length]).toEqual([{ idx: 3 }, length])
})

test.each([
  ['#café', 'café'],
  ['#caf%C3%A9', 'café'],
  ['#100%zz', '100%zz'],
  ['#nothing', undefined],
  ['#', undefined],
  ['', undefined],
])('the hash %j names the element %s', (hash, id) => {
  document.body.innerHTML = '<p id="café"></p><p id="100%zz"></p>'
  expect(elementAt(hash, document)?.id).toBe(id)
})
