import { describe, expect, it } from 'vitest'
import { cartOf, plainShop, shops } from '../../fixtures/carts.ts'
import { plainCombo } from '../../fixtures/combo.ts'
import { priceBook } from '../../fixtures/priceBook.ts'
import { minor } from '../money.ts'
import { priceCart } from '../pricing/priceCart.ts'
import { compileCatalogue } from './compile.ts'
import type { Price } from './types.ts'

const { orboot_mars: mars, tacto_electronic: electronic } = priceBook.US.prices

describe('a price that cannot be charged counts as absent, never as zero', () => {
  it.each<[string, Partial<Price>]>([
    ['NaN', { listPrice: minor(NaN) }],
    ['a fraction of a cent', { listPrice: minor(45.49) }],
    ['below nothing', { listPrice: minor(-1) }],
    ['no number at all', { strikePrice: minor(Infinity) }],
  ])('a price that is %s', (_case, change) => {
    const orboot = { ...priceBook.US.prices['orboot'], ...change }
    const prices = {
      orboot: {
        listPrice: minor(1),
        strikePrice: minor(1),
        soldIn: [],
        singleAllowedIn: [],
        ...orboot,
      },
    }
    const shop = compileCatalogue({ priceList: { country: 'US', prices } })
    expect(priceCart(cartOf('1 orboot'), shop).violations).toMatchObject([{ code: 'no-price' }])
  })

  it('a list price of half a rupee', () => {
    const prices = {
      x: {
        listPrice: minor(49950),
        strikePrice: minor(50000),
        soldIn: ['IN'],
        singleAllowedIn: [],
      },
    } as const
    const shop = compileCatalogue({ priceList: { country: 'IN', prices } })
    expect(shop.offers.size).toBe(0)
  })

  it('a combo price that cannot be charged is not offered', () => {
    const combo = plainCombo({
      id: 'pair',
      skus: ['orboot_mars', 'tacto_electronic'],
      prices: { US: { price: minor(82.48), strikePrice: minor(10998) } },
    })
    const shop = compileCatalogue({ priceList: priceBook.US, combos: [combo] })
    const { explanations, totals } = priceCart(cartOf('1 orboot_mars, 1 tacto_electronic'), shop)
    expect(explanations[0]).toMatchObject({ id: 'pair', reason: 'not-offered' })
    expect(totals.netTotal).toBe((mars?.listPrice ?? 0) + (electronic?.listPrice ?? 0))
  })
})

const ranks = (country: keyof typeof shops) =>
  shops[country].combos.map(({ combo, rank, saving }) => [rank, combo.id, saving])

describe('a catalogue', () => {
  it('ranks combos by saving, and equal ones in the order of the table', () => {
    expect(ranks('US')).toEqual([
      [0, 'engineer_pack', 2300],
      [1, 'jurassic_stem_pack', 1800],
      [2, 'old_school_cool_pack', 1800],
      [3, 'tech_toy_pack', 1800],
    ])
    expect(ranks('IN')).toEqual([
      [0, 'engineer_pack', 87600],
      [1, 'old_school_cool_pack', 62500],
      [2, 'jurassic_stem_pack', 50000],
      [3, 'tech_toy_pack', 0],
    ])
  })

  it('lists the combos of a sku, and none for a sku without combos', () => {
    const { combosBySku } = shops.US
    const ids = combosBySku.get('orboot_mars')?.map(({ combo }) => combo.id)
    expect(ids).toEqual(['engineer_pack', 'tech_toy_pack'])
    expect(combosBySku.has('orboot')).toBe(false)
  })

  it.each([
    ['plugo_count', 'US', true],
    ['plugo_detective', 'US', true],
    ['plugo_detective', 'GB', false],
    ['plugo_coding', 'IN', false],
    ['orboot', 'US', false],
    ['plugo_gamepad', 'US', false],
    ['stemwizpack', 'US', false],
  ] as const)('says whether %s in %s needs a gamepad: %s', (sku, country, expected) => {
    const { offers } = compileCatalogue({ priceList: priceBook[country] })
    expect(offers.get(sku)?.wantsGamepad).toBe(expected)
  })

  it('treats an unknown sku as a toy', () => {
    expect(plainShop({ prices: { x: 100 } }).offers.get('x')).toEqual({
      sku: 'x',
      kind: 'toy',
      price: {
        listPrice: minor(100),
        strikePrice: minor(100),
        soldIn: ['US'],
        singleAllowedIn: [],
      },
      isSoldHere: true,
      wantsGamepad: false,
    })
  })

  it('accepts products that the shop does not have', () => {
    const products = { pad: { name: 'Pad', line: 'plugo', kind: 'kit', sold: true } } as const
    const prices = {
      pad: { listPrice: minor(1), strikePrice: minor(1), soldIn: ['US'], singleAllowedIn: [] },
    } as const
    const shop = compileCatalogue({ priceList: { country: 'US', prices }, products, combos: [] })
    expect(shop.offers.get('pad')).toMatchObject({ kind: 'kit', wantsGamepad: true })
    expect(shop.combos).toEqual([])
  })
})
