import { describe, expect, it } from 'vitest'
import { cartOf, plainShop, shops } from '../../fixtures/carts.ts'
import { priceBook } from '../../fixtures/priceBook.ts'
import { compileCatalogue } from '../catalogue/compile.ts'
import type { Catalogue } from '../catalogue/types.ts'
import type { CountryCode } from '../countries/countries.ts'
import { priceCart } from './priceCart.ts'

/** A shop in which a, b and c cost $10, $20 and $30, with the combos given. */
const shopWith = (combos: Readonly<Record<string, readonly [skus: string, price: number]>>) =>
  plainShop({ prices: { a: 1000, b: 2000, c: 3000 }, combos })

const reasons = (cart: string, shop: Catalogue) =>
  priceCart(cartOf(cart), shop).explanations.filter(({ subject }) => subject === 'combo')

const formedIn = (cart: string, shop: Catalogue) =>
  priceCart(cartOf(cart), shop).combos.map(({ id, quantity }) => `${quantity} ${id}`)

describe('which combos a cart forms (§4.52: it holds every sku; the scarcest limits the number)', () => {
  const ab = { ab: ['a b', 2500] } as const satisfies Record<string, [string, number]>
  it.each([
    { it: 'nothing of it', cart: '1 c', combos: ab, formed: [] },
    { it: 'one member is not enough', cart: '5 a', combos: ab, formed: [] },
    { it: 'one of each', cart: '1 a, 1 b', combos: ab, formed: ['1 ab'] },
    { it: 'three a and two b make two', cart: '3 a, 2 b', combos: ab, formed: ['2 ab'] },
    {
      it: 'the same sku on two lines is merged first',
      cart: '1 a, 1 b, 1 a, 1 b',
      combos: ab,
      formed: ['2 ab'],
    },
    { it: 'lines in another order', cart: '2 b, 3 a', combos: ab, formed: ['2 ab'] },
    {
      it: 'the larger saving takes the shared product',
      cart: '1 a, 1 b, 1 c',
      combos: { ab: ['a b', 2900], bc: ['b c', 4800] },
      formed: ['1 bc'],
    },
    {
      it: 'equal savings: the first of the table forms',
      cart: '1 a, 1 b, 1 c',
      combos: { ab: ['a b', 2900], bc: ['b c', 4900] },
      formed: ['1 ab'],
    },
    {
      it: 'equal savings the other way round',
      cart: '1 a, 1 b, 1 c',
      combos: { bc: ['b c', 4900], ab: ['a b', 2900] },
      formed: ['1 bc'],
    },
    {
      it: 'a second combo forms of the units that the first left',
      cart: '1 a, 2 b, 1 c',
      combos: { ab: ['a b', 2900], bc: ['b c', 4800] },
      formed: ['1 bc', '1 ab'],
    },
    {
      it: 'as dear as its parts: does not form',
      cart: '1 a, 1 b',
      combos: { ab: ['a b', 3000] },
      formed: [],
    },
    {
      it: 'dearer than its parts: does not form',
      cart: '1 a, 1 b',
      combos: { ab: ['a b', 3001] },
      formed: [],
    },
    {
      it: 'a cent cheaper: forms',
      cart: '1 a, 1 b',
      combos: { ab: ['a b', 2999] },
      formed: ['1 ab'],
    },
    {
      it: 'two of the same sku in one combo',
      cart: '5 a, 2 b',
      combos: { aab: ['a a b', 3500] },
      formed: ['2 aab'],
    },
    {
      it: 'two of the same sku, of which the cart holds one',
      cart: '1 a, 2 b',
      combos: { aab: ['a a b', 3500] },
      formed: [],
    },
  ] satisfies {
    it: string
    cart: string
    combos: Record<string, [string, number]>
    formed: string[]
  }[])('$it: $formed', ({ cart, combos, formed }) => {
    expect(formedIn(cart, shopWith(combos))).toEqual(formed)
  })

  it.each<[CountryCode, string, string[]]>([
    // Savings in US: Engineer 23.00, the others 18.00 each.
    ['US', '1 orboot_mars, 1 plugo_link, 1 plugo_gamepad, 1 tacto_electronic', ['1 engineer_pack']],
    ['US', '1 orboot_dinos, 1 tacto_dinos, 1 tacto_classics', ['1 jurassic_stem_pack']],
    // In IN, Old School saves 625 and Jurassic 500.
    ['IN', '1 orboot_dinos, 1 tacto_dinos, 1 tacto_classics', ['1 old_school_cool_pack']],
    ['GB', '1 orboot_dinos, 1 tacto_dinos, 1 tacto_classics', ['1 old_school_cool_pack']],
    [
      'AE',
      '2 orboot_dinos, 1 tacto_dinos, 1 tacto_classics',
      ['1 jurassic_stem_pack', '1 old_school_cool_pack'],
    ],
  ])('the overlapping combos (§4.53) in %s with %s', (country, cart, formed) => {
    expect(formedIn(cart, shops[country])).toEqual(formed)
  })
})

describe('what a formed combo takes off each line', () => {
  it('two combos cost twice the truncated price, and the third unit its own price', () => {
    const priced = priceCart(cartOf('3 orboot_dinos, 2 tacto_classics'), shops.US)
    expect(priced.combos).toEqual([
      {
        id: 'old_school_cool_pack',
        name: 'Old School Cool Pack',
        quantity: 2,
        skus: ['orboot_dinos', 'tacto_classics'],
        unitPrice: 8248,
        unitStrikePrice: 10998,
        total: 16496,
        saving: 3600,
      },
    ])
    expect(priced.totals.netTotal).toBe(2 * 8248 + 4549)
    expect(priced.lines.map(({ sku, inCombos }) => [sku, inCombos])).toEqual([
      ['orboot_dinos', 2],
      ['tacto_classics', 2],
    ])
  })

  it('the saving is shared by list price, to the cent', () => {
    const { adjustments } = priceCart(cartOf('1 orboot_dinos, 1 tacto_classics'), shops.US)
    expect(adjustments).toEqual([
      {
        source: 'combo',
        id: 'old_school_cool_pack',
        label: 'Old School Cool Pack',
        amount: -1800,
        allocations: [
          { sku: 'orboot_dinos', amount: -815 },
          { sku: 'tacto_classics', amount: -985 },
        ],
      },
    ])
  })

  it('the saving is shared in whole rupees in IN', () => {
    const { lines } = priceCart(cartOf('1 orboot_mars, 1 plugo_link, 1 plugo_gamepad'), shops.IN)
    expect(lines.map(({ total }) => total)).toEqual([206100, 82500, 123600])
  })
})

describe('the explanation of combos', () => {
  it('names what is missing', () => {
    expect(reasons('1 a', shopWith({ aab: ['a a b', 3500] }))).toEqual([
      {
        subject: 'combo',
        id: 'aab',
        applied: false,
        reason: 'missing-skus',
        skus: ['a', 'b'],
        figures: { saving: 500 },
      },
    ])
  })

  it('says which larger combo took the units', () => {
    const shop = shopWith({ ab: ['a b', 2900], bc: ['b c', 4800] })
    expect(reasons('1 a, 1 b, 1 c', shop)).toEqual([
      {
        subject: 'combo',
        id: 'bc',
        applied: true,
        reason: 'applied',
        figures: { quantity: 1, saving: 200 },
      },
      {
        subject: 'combo',
        id: 'ab',
        applied: false,
        reason: 'units-in-other-combo',
        figures: { saving: 100 },
      },
    ])
  })

  it.each<[string, Record<string, [string, number]>, string]>([
    [
      'an equal one took the units',
      { ab: ['a b', 2900], bc: ['b c', 4900] },
      'units-in-equal-combo',
    ],
    [
      'an equal and a larger one took them',
      { ab: ['a b', 2900], cd: ['c d', 6800], bc: ['b c', 4900] },
      'units-in-other-combo',
    ],
    [
      'an equal one took them, beside a larger one of other products',
      { ab: ['a b', 2900], de: ['d e', 8000], bc: ['b c', 4900] },
      'units-in-equal-combo',
    ],
  ])('says that %s', (_case, combos, reason) => {
    const prices = { a: 1000, b: 2000, c: 3000, d: 4000, e: 5000 }
    const explained = reasons('1 a, 1 b, 1 c, 1 d, 1 e', plainShop({ prices, combos }))
    expect(explained.find(({ id }) => id === 'bc')).toMatchObject({ applied: false, reason })
  })

  it('says that an equal one took the units, beside a larger one that left units of the other product', () => {
    const combos = { ab: ['a b', 2900], cd: ['c d', 6800], bc: ['b c', 4900] } as const
    const shop = plainShop({ prices: { a: 1000, b: 2000, c: 3000, d: 4000 }, combos })
    const explained = reasons('1 a, 1 b, 2 c, 1 d', shop)
    expect(explained.find(({ id }) => id === 'bc')?.reason).toBe('units-in-equal-combo')
  })

  it('says by how much it would be dearer', () => {
    expect(reasons('1 a, 1 b', shopWith({ ab: ['a b', 3001] }))).toEqual([
      {
        subject: 'combo',
        id: 'ab',
        applied: false,
        reason: 'saves-nothing',
        figures: { short: 1 },
      },
    ])
  })

  it('names the missing second unit of a product', () => {
    expect(reasons('1 a, 1 b', shopWith({ aab: ['a a b', 3500] }))).toMatchObject([
      { reason: 'missing-skus', skus: ['a'] },
    ])
  })

  it('says that a combo as dear as its parts saves nothing', () => {
    expect(reasons('1 a, 1 b', shopWith({ ab: ['a b', 3000] }))).toMatchObject([
      { reason: 'saves-nothing', figures: { short: 0 } },
    ])
  })

  it('explains no combo of a product that is not sold here', () => {
    const { orboot_mars: mars, ...prices } = priceBook.US.prices
    const unsold = mars && { ...mars, soldIn: [] }
    const priceList = {
      country: 'US',
      prices: { ...prices, ...(unsold && { orboot_mars: unsold }) },
    } as const
    expect(reasons('1 orboot_mars', compileCatalogue({ priceList }))).toEqual([])
  })

  it('explains no combo that shares no product with the cart', () => {
    expect(reasons('1 c', shopWith({ ab: ['a b', 2500] }))).toEqual([])
  })
})
