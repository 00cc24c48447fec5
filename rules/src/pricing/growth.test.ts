import { describe, expect, it } from 'vitest'
import { plainCombo } from '../../fixtures/combo.ts'
import { compileCatalogue } from '../catalogue/compile.ts'
import type { Catalogue, Combo, Price } from '../catalogue/types.ts'
import { minor } from '../money.ts'
import { priceCart } from './priceCart.ts'

const price: Price = {
  listPrice: minor(1000),
  strikePrice: minor(1000),
  soldIn: ['US'],
  singleAllowedIn: [],
}

function comboOf(index: number): Combo {
  return plainCombo({
    id: `combo_${index}`,
    // The first is of products that the cart holds, all others are of products that it does not.
    skus: index === 0 ? ['sku_0', 'sku_1'] : [`other_${index}`, `other_${index + 1}`],
    prices: { US: { price: minor(1500), strikePrice: minor(2000) } },
  })
}

/** How often pricing a cart of so many lines looks into its catalogue's indexes. */
function looksOf(lineCount: number, comboCount: number): number {
  const skus = Array.from({ length: lineCount }, (_, index) => `sku_${index}`)
  const others = Array.from({ length: comboCount + 1 }, (_, index) => `other_${index}`)
  const prices = Object.fromEntries([...skus, ...others].map((sku) => [sku, price]))
  const combos = Array.from({ length: comboCount }, (_, index) => comboOf(index))
  const catalogue = compileCatalogue({ priceList: { country: 'US', prices }, combos })
  let looks = 0
  const watched = <V>(index: ReadonlyMap<string, V>): ReadonlyMap<string, V> => {
    const copy = new Map(index)
    const get = copy.get.bind(copy)
    return Object.assign(copy, {
      get: (sku: string) => {
        looks += 1
        return get(sku)
      },
    })
  }
  const watchedCatalogue: Catalogue = {
    ...catalogue,
    offers: watched(catalogue.offers),
    combosBySku: watched(catalogue.combosBySku),
    // Without an index there would be nothing to go over.
    combos: [],
  }
  const lines = skus.map((sku) => ({ sku, quantity: 1 }))
  expect(priceCart({ lines }, watchedCatalogue).combos).toHaveLength(1)
  return looks
}

describe('what pricing a cart costs', () => {
  it('grows linearly with its lines', () => {
    expect(looksOf(200, 4)).toBeLessThanOrEqual(10 * looksOf(20, 4))
  })

  it('does not grow with combos that it cannot form', () => {
    expect(looksOf(20, 400)).toBe(looksOf(20, 4))
  })
})
