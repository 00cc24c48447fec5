import { describe, expect, it } from 'vitest'
import { productOf } from '../catalogue/products.ts'
import { loves, lovesOf } from './loves.ts'
import { skusOfLine } from './pageShelves.ts'
import { shelfLines } from './shelfLines.ts'

describe('what children love', () => {
  it('has ids that differ', () => {
    expect(new Set(loves.map(({ id }) => id)).size).toBe(loves.length)
  })

  it.each(shelfLines)('names each toy of %s as the best of its line for something', (line) => {
    const ofLine = skusOfLine(`/${line}`)
    const toys = ofLine.filter((sku) => ['toy', 'kit'].includes(productOf(sku)?.kind ?? ''))
    const best = new Set(lovesOf(line).map(({ skus }) => skus.find((sku) => ofLine.includes(sku))))
    expect(toys.filter((sku) => !best.has(sku))).toEqual([])
  })
})
