import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../calendar.ts'
import type { CountryCode } from '../countries/countries.ts'
import { minor } from '../money.ts'
import { ageBandLabels, ageBands, parseAges } from './ages.ts'
import { categories, categoryLabels } from './categories.ts'
import { deliveryTime, estimateDelivery } from './delivery.ts'
import { shopContact, telOf } from './contact.ts'
import { dinosLink } from './dinosLink.ts'
import { discountPercent } from './discount.ts'
import { eGiftCountryNote } from './eGifts.ts'
import { wholeShelf, type ShelfQuery } from './shelf.ts'
import { shelfParameterNames, shelfParameters, shelfQueryFrom } from './shelfUrl.ts'

it('the shop’s email address and phone number are reserved for fiction', () => {
  expect(shopContact).toEqual({ email: 'hello@stemside.example', phone: '+1 800 555 0142' })
  expect(telOf(shopContact.phone)).toBe('tel:+18005550142')
})

it('delivery times, and the weekdays without delivery, depend on the country (§2.99)', () => {
  expect(deliveryTime('IN')).toEqual({ fastest: 2, slowest: 5, restDays: [0] })
  expect(deliveryTime('AE')).toEqual({ fastest: 3, slowest: 6, restDays: [0, 6] })
})

describe('discount percent (§9.30)', () => {
  it.each([
    ['Orboot in the US', 4549, 5499, 17],
    ['the STEM Wiz Pack in India', 449_900, 549_700, 18],
    ['rounded half up', 875, 1000, 13],
    ['rounded down below the half', 876, 1000, 12],
    ['nothing struck', 5499, 5499, undefined],
    ['a strike below the price', 5499, 4999, undefined],
    ['too little to say', 9999, 10_000, undefined],
    ['free', 0, 5499, 100],
  ])('%s: %i instead of %i is $3 percent off', (_, price, strikePrice, percent) => {
    expect(discountPercent(minor(price), minor(strikePrice))).toBe(percent)
  })
})

describe('the header’s Dinos link (§2.21)', () => {
  it.each([
    ['IN', '/orboot/dinos'],
    ['US', '/orboot/dinos'],
    ['GB', '/orboot/dinos'],
    ['CA', '/orboot/dinos'],
    ['AE', '/orboot'],
    ['SG', '/orboot'],
  ])('%s leads to %s', (country, link) => {
    expect(dinosLink(country)).toBe(link)
  })
})

describe('ages (§3.19)', () => {
  it.each([
    ['4+', { from: 4 }],
    ['4-10', { from: 4, to: 10 }],
    ['6–12', { from: 6, to: 12 }],
    ['10-12', { from: 10, to: 12 }],
    [' 12+ ', { from: 12 }],
    ['10-4', undefined],
    ['4-4', undefined],
    ['ages 4+', undefined],
    ['4-10 years', undefined],
    ['104+', undefined],
    ['all', undefined],
    ['', undefined],
  ])('%s is $1', (text, ages) => {
    expect(parseAges(text)).toEqual(ages)
  })

  it('has words for every band and category', () => {
    expect(Object.keys(ageBandLabels)).toEqual([...ageBands])
    expect(Object.keys(categoryLabels)).toEqual([...categories])
  })
})

describe('delivery estimate', () => {
  it.each<[string, CountryCode, IsoDate, IsoDate, IsoDate]>([
    ['ordered on a Monday in the US', 'US', '2026-11-02', '2026-11-05', '2026-11-10'],
    ['ordered on a Friday in the US', 'US', '2026-11-06', '2026-11-11', '2026-11-16'],
    [
      'ordered on a Saturday in India, where Saturdays work',
      'IN',
      '2026-11-07',
      '2026-11-11',
      '2026-11-14',
    ],
    ['ordered on a Friday in India', 'IN', '2026-11-06', '2026-11-10', '2026-11-13'],
    ['ordered before a weekend in the UK', 'GB', '2026-11-05', '2026-11-10', '2026-11-12'],
    ['ordered before New Year in Canada', 'CA', '2026-12-31', '2027-01-06', '2027-01-12'],
    ['ordered on a Sunday in the Emirates', 'AE', '2026-11-08', '2026-11-12', '2026-11-17'],
  ])('%s: from $3 to $4', (_, country, orderedOn, earliest, latest) => {
    expect(estimateDelivery(country, orderedOn)).toEqual({ earliest, latest })
  })
})

function read(search: string): ShelfQuery {
  const parameters = new URLSearchParams(search)
  return shelfQueryFrom((name) => parameters.get(name))
}

describe('the listing’s address', () => {
  it.each<[string, string, ShelfQuery]>([
    ['nothing', '', wholeShelf],
    ['blanks around a text', 'q=%20dino%20', { ...wholeShelf, text: 'dino' }],
    [
      'everything',
      'q=dino&line=tacto,orboot&skill=stem,coding&age=6_8&price=low&sort=price-up',
      {
        text: 'dino',
        lines: ['orboot', 'tacto'],
        categories: ['stem', 'coding'],
        age: '6_8',
        price: 'low',
        sort: 'price-up',
      },
    ],
    [
      'what it does not understand is ignored',
      'line=lego&skill=stem,magic&age=99&price=0&sort=constructor',
      { ...wholeShelf, categories: ['stem'] },
    ],
    ['an endless text is cut', `q=${'a'.repeat(10_000)}`, { ...wholeShelf, text: 'a'.repeat(200) }],
  ])('%s: $1 is read as $2', (_, search, query) => {
    expect(read(search)).toEqual(query)
  })

  it('leaves defaults out', () => {
    expect(shelfParameters(wholeShelf)).toEqual([])
    expect(shelfParameters({ ...wholeShelf, age: '4_6' })).toEqual([['age', '4_6']])
  })

  it('writes all other values in a fixed order', () => {
    const query: ShelfQuery = {
      text: ' dino ',
      lines: ['orboot'],
      categories: ['stem', 'coding'],
      age: '6_8',
      price: 'middle',
      sort: 'saving',
    }
    expect(shelfParameters(query)).toEqual([
      ['q', 'dino'],
      ['line', 'orboot'],
      ['skill', 'stem,coding'],
      ['age', '6_8'],
      ['price', 'middle'],
      ['sort', 'saving'],
    ])
    expect(shelfParameters(query).map(([name]) => name)).toEqual(shelfParameterNames)
  })
})

it('an e-gift says in which country its code can be spent', () => {
  expect(eGiftCountryNote('AE')).toBe(
    'This e-gift pays in our shop in the United Arab Emirates only.',
  )
})
