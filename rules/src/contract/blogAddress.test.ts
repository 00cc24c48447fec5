import { expect, test } from 'vitest'
import { readBlogAddress } from './blogAddress.ts'

test.each([
  ['/blog', { kind: 'page', page: 1 }],
  ['/blog/', { kind: 'page', page: 1 }],
  ['/blog/page/12', { kind: 'page', page: 12 }],
  ['/blog/category/maths', { kind: 'category', slug: 'maths' }],
  ['/blog/seeing-four', { kind: 'post', slug: 'seeing-four' }],
  ['/blog/page/1', undefined],
  ['/blog/page/two', undefined],
  ['/blog/tag/maths', undefined],
  ['/blog/page/2/3', undefined],
])('the address %s is read as $1 (§2.12)', (pathname, expected) => {
  expect(readBlogAddress(pathname)).toEqual(expected)
})
