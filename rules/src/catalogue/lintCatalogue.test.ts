import { describe, expect, it } from 'vitest'
import { plainCombo } from '../../fixtures/combo.ts'
import { priceBook } from '../../fixtures/priceBook.ts'
import { countries, countryCodes, type CountryCode } from '../countries/countries.ts'
import { minor } from '../money.ts'
import { combos } from './combos.ts'
import { lintCatalogue } from './lintCatalogue.ts'
import type { Combo, Price, PriceList } from './types.ts'

const orboot: Price = {
  listPrice: minor(4549),
  strikePrice: minor(5499),
  soldIn: ['US', 'IN'],
  singleAllowedIn: [],
}

/** What the lint says of the US price list with one price changed. */
const withPrice = (sku: string, change: Partial<Price>, country: CountryCode = 'US') => {
  const prices = { ...priceBook[country].prices, [sku]: { ...orboot, ...change } }
  return lintCatalogue({ priceList: { country, prices }, combos: [] }).map(told)
}

const withCombo = (change: Partial<Combo>, priceList: PriceList = priceBook.US) => {
  const pair = plainCombo({
    id: 'pair',
    skus: ['orboot', 'tacto_chess'],
    prices: { US: { price: minor(8248), strikePrice: minor(10998) } },
  })
  return lintCatalogue({ priceList, combos: [{ ...pair, ...change }] }).map(told)
}

const told = ({ path, reason }: { path: string; reason: string }) => `${path} ${reason}`

describe('a sound catalogue', () => {
  it.each(countryCodes)('has no mistakes in %s', (country) => {
    expect(lintCatalogue({ priceList: priceBook[country] })).toEqual([])
  })

  it.each(countryCodes)('prices every sold member of the four combos in %s', (country) => {
    expect(lintCatalogue({ priceList: priceBook[country], combos })).toEqual([])
  })
})

describe('mistakes in prices', () => {
  it('lint finds a sku on the shelf without a price', () => {
    const { tacto_chess: _chess, ...prices } = priceBook.US.prices
    const found = lintCatalogue({ priceList: { country: 'US', prices } }).map(told)
    expect(found).toEqual(['prices.tacto_chess is on the shelf and has no price'])
  })

  it.each<[string, string, Partial<Price>, CountryCode, string[]]>([
    ['an unknown sku', 'nothing', {}, 'US', ['prices.nothing is no known sku']],
    [
      'an unknown sku for nothing',
      'nothing',
      { listPrice: minor(0) },
      'US',
      ['prices.nothing is no known sku', 'prices.nothing sells for nothing'],
    ],
    [
      'a fraction of a cent',
      'orboot',
      { listPrice: minor(45.5) },
      'US',
      ['prices.orboot has a list price off the quantum of 1'],
    ],
    [
      'half a rupee',
      'orboot',
      { listPrice: minor(249900), strikePrice: minor(299950) },
      'IN',
      ['prices.orboot has a strike price off the quantum of 100'],
    ],
    [
      'struck below its list price',
      'orboot',
      { strikePrice: minor(4548) },
      'US',
      ['prices.orboot is struck below its list price'],
    ],
    ['struck at its list price', 'orboot', { strikePrice: minor(4549) }, 'US', []],
    [
      'sold for nothing',
      'orboot',
      { listPrice: minor(0) },
      'US',
      ['prices.orboot sells for nothing'],
    ],
    ['for nothing, and not sold here', 'orboot', { listPrice: minor(0), soldIn: ['IN'] }, 'US', []],
    ['a gift for nothing', 'surprise_gift', { listPrice: minor(0) }, 'US', []],
    ['a legacy sku with a price', 'safari', {}, 'US', []],
  ])('%s: lint says $4', (_case, sku, change, country, found) => {
    expect(withPrice(sku, change, country)).toEqual(found)
  })
})

const US = (price: number, strike = 10998) => ({
  prices: { US: { price: minor(price), strikePrice: minor(strike) } },
})

const { freeFrom } = countries.US.shipping

describe('mistakes in combos', () => {
  it.each<[string, Partial<Combo>, string[]]>([
    ['none', {}, []],
    ['not offered here', { prices: { GB: { price: minor(1), strikePrice: minor(1) } } }, []],
    ['a single product', { skus: ['orboot'], prices: {} }, ['combos.pair needs two products']],
    [
      'an unknown sku',
      { skus: ['orboot', 'nothing'] },
      ['combos.pair has an unknown sku', 'combos.pair.US has a member without a price'],
    ],
    [
      'as dear as its parts',
      US(10048, 13400),
      [
        'combos.pair.US is no cheaper than its parts',
        'combos.pair.US is not struck at the sum of its members’ strikes',
      ],
    ],
    [
      'struck at another sum',
      US(8248, 10999),
      ['combos.pair.US is not struck at the sum of its members’ strikes'],
    ],
    ['less than 25 % off', US(8249), ['combos.pair.US takes less than 25 % off its strike']],
    ['more than 25 % off', US(8000), []],
    [
      'less off than its own percentage',
      { ...US(7700), percentage: 30 },
      ['combos.pair.US takes less than 30 % off its strike'],
    ],
    ['its own percentage off', { ...US(7698), percentage: 30 }, []],
    ['as much as free shipping begins at', US(freeFrom), []],
    [
      'less than free shipping begins at',
      US(freeFrom - 1),
      ['combos.pair.US costs less than free shipping begins at, so that it could raise a total'],
    ],
    ['a fraction of a cent', US(8000.5), ['combos.pair.US has a price off the quantum of 1']],
  ])('%s: lint says $2', (_case, change, found) => {
    expect(withCombo(change)).toEqual(found)
  })

  it('lint finds the same id twice', () => {
    const [first] = combos
    const twice = first ? [first, first] : []
    expect(lintCatalogue({ priceList: priceBook.US, combos: twice }).map(told)).toEqual([
      'combos.engineer_pack is listed twice',
    ])
  })

  it('lint finds a member that is not sold here', () => {
    const chess: Price = {
      listPrice: minor(5499),
      strikePrice: minor(5499),
      soldIn: ['GB'],
      singleAllowedIn: [],
    }
    const prices = { ...priceBook.US.prices, tacto_chess: chess }
    expect(withCombo({}, { country: 'US', prices })).toEqual([
      'combos.pair.US has a member that does not sell here',
    ])
  })
})
