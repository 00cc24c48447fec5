import { describe, expect, it } from 'vitest'
import { productOf } from '../catalogue/products.ts'
import { interests, interestsOf } from './interests.ts'
import { skusOfLine } from './pageShelves.ts'
import { shelfLines } from './shelfLines.ts'

describe('the interests of children', () => {
  it('has ids that differ', () => {
    expect(new Set(interests.map(({ id }) => id)).size).toBe(interests.length)
  })

  it.each(shelfLines)('names each toy of %s as the best of its line for something', (line) => {
    const ofLine = skusOfLine(`/${line}`)
    const toys = ofLine.filter((sku) => ['toy', 'kit'].includes(productOf(sku)?.kind ?? ''))
    const best = new Set(
      interestsOf(line).map(({ skus }) => skus.find((sku) => ofLine.includes(sku))),
    )
    expect(toys.filter((sku) => !best.has(sku))).toEqual([])
  })
})
