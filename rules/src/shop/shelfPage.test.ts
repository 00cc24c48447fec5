import { describe, expect, it } from 'vitest'
import { pageFrom, shelfPage } from './shelfPage.ts'

const hundred = Array.from({ length: 100 }, (_, index) => index)

describe('a page of the listing', () => {
  it.each([
    ['the first', 1, { page: 1, first: 0, count: 48 }],
    ['the second', 2, { page: 2, first: 48, count: 48 }],
    ['the last, with the rest', 3, { page: 3, first: 96, count: 4 }],
    ['after the last, the last', 9, { page: 3, first: 96, count: 4 }],
  ])('%s: $2', (_, asked, { page, first, count }) => {
    const shown = shelfPage(hundred, asked)
    expect(shown.pageCount).toBe(3)
    expect(shown.page).toBe(page)
    expect(shown.items[0]).toBe(first)
    expect(shown.items).toHaveLength(count)
  })

  it('is the only one if all items fit, and if there are no items', () => {
    expect(shelfPage(hundred.slice(0, 48), 1).pageCount).toBe(1)
    expect(shelfPage([], 1)).toEqual({ items: [], page: 1, pageCount: 1 })
  })
})

it.each([
  [null, 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['many', 1],
])('?page=%s is page %i', (value, page) => {
  expect(pageFrom(() => value)).toBe(page)
})
