import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toys } from '../../fixtures/shelf.ts'
import { minor } from '../money.ts'
import { ageBands, type AgeBand } from './ages.ts'
import { categories, type Category } from './categories.ts'
import { discountPercent } from './discount.ts'
import { priceBands, type PriceBand } from './priceBands.ts'
import { shelfLines } from './shelfLines.ts'
import { rankOnShelf, suggestOnShelf } from './searchShelf.ts'
import { countOnShelf, findOnShelf, shelfSorts, type ShelfEntry, type ShelfQuery } from './shelf.ts'
import { shelfParameters, shelfQueryFrom } from './shelfUrl.ts'

const anyQuery: fc.Arbitrary<ShelfQuery> = fc.record({
  text: fc.oneof(
    fc.constantFrom('', 'orboot', 'ma', 'zzzz'),
    fc.string({ maxLength: 50 }).map((text) => text.trim()),
  ),
  lines: fc.subarray([...shelfLines]),
  categories: fc.subarray([...categories]),
  age: fc.constantFrom(...ageBands),
  price: fc.constantFrom(...priceBands),
  sort: fc.constantFrom(...shelfSorts),
})

/** Also halves of surrogate pairs, and what no keyboard has. */
const anyText = fc
  .array(fc.nat(0xff_ff), { maxLength: 60 })
  .map((codes) => String.fromCharCode(...codes))

function find(entries: readonly ShelfEntry[], query: ShelfQuery) {
  return findOnShelf(entries, query, 'US', rankOnShelf(entries, query.text, 'US'))
}
const count = (query: ShelfQuery) =>
  countOnShelf(toys, query, 'US', rankOnShelf(toys, query.text, 'US'))
const size = (query: ShelfQuery) => find(toys, query).length

describe('the shelf', () => {
  it('shows as many entries as it counted', () => {
    fc.assert(
      fc.property(anyQuery, fc.constantFrom<AgeBand>(...ageBands), (query, age) => {
        const shown = find(toys, { ...query, age })
        expect(count(query).ages.get(age)).toBe(shown.length)
      }),
    )
    fc.assert(
      fc.property(anyQuery, fc.constantFrom<Category>(...categories), (query, category) => {
        const shown = find(toys, { ...query, categories: [category] })
        expect(count(query).categories.get(category)).toBe(shown.length)
      }),
    )
    fc.assert(
      fc.property(anyQuery, fc.constantFrom<PriceBand>(...priceBands), (query, price) => {
        const shown = find(toys, { ...query, price })
        expect(count(query).prices.get(price)).toBe(shown.length)
      }),
    )
  })

  it('finds as many entries as it counted, and as many more as a filter leaves out', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { found, leftOut } = count(query)
        expect(found).toBe(size(query))
        expect(leftOut.get('lines') ?? 0).toBe(size({ ...query, lines: [] }) - found)
        expect(leftOut.get('categories') ?? 0).toBe(size({ ...query, categories: [] }) - found)
        expect(leftOut.get('age') ?? 0).toBe(size({ ...query, age: 'allAge' }) - found)
        expect(leftOut.get('price') ?? 0).toBe(size({ ...query, price: 'allPrices' }) - found)
      }),
    )
  })

  it('gives the same answer for any order of the shelf', () => {
    const shuffled = fc.shuffledSubarray([...toys], { minLength: toys.length })
    fc.assert(
      fc.property(anyQuery, shuffled, (query, entries) => {
        expect(find(entries, query)).toEqual(find(toys, query))
      }),
    )
  })

  it('searches any text without throwing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = suggestOnShelf(toys, text, 'US')
        expect(found.length).toBeLessThanOrEqual(toys.length)
      }),
    )
  })

  it('reads every query that it writes', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const search = new URLSearchParams(shelfParameters(query).map(([k, v]) => [k, v]))
        expect(shelfQueryFrom((name) => search.get(name))).toEqual(query)
      }),
    )
  })
})

describe('discount percent', () => {
  it('lies between 1 and 100, whatever the prices', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (price, strikePrice) => {
        const percent = discountPercent(minor(price), minor(strikePrice)) ?? 1
        expect(percent).toBeGreaterThanOrEqual(1)
        expect(percent).toBeLessThanOrEqual(100)
      }),
    )
  })
})
