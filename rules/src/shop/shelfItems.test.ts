import { describe, expect, it } from 'vitest'
import { bookCombos } from '../../fixtures/carts.ts'
import { priceBook } from '../../fixtures/priceBook.ts'
import { products, soldSkus } from '../catalogue/products.ts'
import type { PriceList, Sku } from '../catalogue/types.ts'
import type { CountryCode } from '../countries/codes.ts'
import { minor } from '../money.ts'
import { combosIn } from './offeredCombos.ts'
import { shelfOrder } from './sortOrders.ts'
import {
  bestsellers,
  combosOfLine,
  combosWith,
  countSold,
  homeSkus,
  productSkus,
  relatedTo,
  siblingsOf,
  skusOfLine,
} from './pageShelves.ts'
import type { Stock } from '../stock.ts'
import { findOnShelf, wholeShelf } from './shelf.ts'
import { shelfItems, type CardsOf, type ShelfCard } from './shelfItems.ts'

const card: ShelfCard = {
  words: { kicker: 'Orboot', line: 'Explore', ages: { from: 4, to: 10 }, categories: ['stem'] },
}

const cardsOf = (skus: readonly Sku[]) => Object.fromEntries(skus.map((sku) => [sku, card]))
const cards = cardsOf(soldSkus)

/** Prices with a coupon of 30 %. */
const reduced = (prices: PriceList['prices']) =>
  Object.fromEntries(
    Object.entries(prices).map(([sku, price]) => [
      sku,
      Object.assign({}, price, { couponPrice: minor(Math.round(price.listPrice * 0.7)) }),
    ]),
  )

const skusOf = (items: readonly { readonly sku: Sku }[]) => items.map(({ sku }) => sku)

describe('the shelf of a country', () => {
  it('keeps the order, and leaves out products that are not sold there and unknown skus', () => {
    const order = ['tacto_chess', 'dabble_marble_run', 'orboot', 'no_such_sku']
    expect(skusOf(shelfItems(order, priceBook.AE, cards))).toEqual(['tacto_chess', 'orboot'])
  })

  it('leaves out a product without a card', () => {
    const order = ['tacto_chess', 'orboot']
    expect(skusOf(shelfItems(order, priceBook.US, cardsOf(['orboot'])))).toEqual(['orboot'])
  })

  it('leads with the coupon price, but with the list price if the toy is out of stock', () => {
    const { orboot } = priceBook.US.prices
    if (orboot === undefined) throw new Error('the prices lack orboot')
    const listed: PriceList = {
      country: 'US',
      prices: { orboot: { ...orboot, couponPrice: minor(31_84) } },
      coupon: { code: 'SPRING30', minimum: minor(0) },
    }
    const [inStock] = shelfItems(['orboot'], listed, cards)
    expect(inStock).toMatchObject({ price: 31_84, strikePrice: 54_99 })
    const [gone] = shelfItems(['orboot'], listed, cards, { orboot: 0 })
    expect(gone).toMatchObject({ price: 45_49, strikePrice: 54_99 })
  })

  it('still orders by the biggest saving while a coupon takes the same share off every toy', () => {
    const prices = reduced(priceBook.US.prices)
    const coupon = { code: 'SPRING30', minimum: minor(0) }
    const skus = ['tacto_chess', 'orboot']
    const items = shelfItems(skus, { country: 'US', prices, coupon }, cards)
    const order = findOnShelf(items, { ...wholeShelf, sort: 'saving' }, 'US')
    expect(skusOf(order)).toEqual(['orboot', 'tacto_chess'])
  })

  it('gives each product its name, words, price, address and stock', () => {
    expect(shelfItems(['orboot'], priceBook.US, cards, { orboot: 2 })).toEqual([
      {
        ...card,
        sku: 'orboot',
        name: 'Orboot Earth',
        skills: ['Orboot', 'Explore'],
        ages: { from: 4, to: 10 },
        categories: ['stem'],
        price: 45_49,
        strikePrice: 54_99,
        href: '/orboot/earth',
        offer: { amount: 45_49, strike: 54_99, includesGamepad: false },
        availability: 'low',
      },
    ])
  })

  it('links a product without a page to the shop', () => {
    const { orboot } = priceBook.US.prices
    if (orboot === undefined) throw new Error('the prices lack a globe')
    const prices: PriceList = { country: 'US', prices: { safari: orboot } }
    expect(shelfItems(['safari'], prices, cardsOf(['safari']))).toMatchObject([{ href: '/shop' }])
  })
})

describe('the shelves of a page', () => {
  const popular = shelfOrder('popular', 'US')

  it('show the eight most popular products on the home page', () => {
    expect(skusOf(bestsellers(priceBook.US, cards))).toEqual(popular.slice(0, 8))
  })

  it('fill the place of a popular product without a card with the next one', () => {
    const others = popular.filter((sku) => sku !== popular[0])
    expect(skusOf(bestsellers(priceBook.US, cardsOf(others)))).toEqual(others.slice(0, 8))
  })

  it('show the four most popular other products on a product’s page', () => {
    const others = popular.filter((sku) => sku !== 'orboot')
    expect(skusOf(relatedTo('orboot', priceBook.US, cards))).toEqual(others.slice(0, 4))
  })

  it('show the combos of a product on its page', () => {
    const ids = combosWith('tacto_dinos', priceBook.US, cards).map(({ id }) => id)
    expect(ids).toContain('jurassic_stem_pack')
    expect(ids).not.toContain('engineer_pack')
  })

  it('show the combos with a product of the line on the line’s page', () => {
    const ids = combosOfLine('/plugo', priceBook.US, cards).map(({ id }) => id)
    expect(ids).toEqual(['engineer_pack'])
    expect(combosOfLine('/orboot', priceBook.US, cards)).toHaveLength(4)
  })

  it('show the products whose page is below the line’s page', () => {
    const globes = skusOfLine('/orboot')
    expect(globes).toEqual(expect.arrayContaining(['orboot', 'orboot_dinos', 'orboot_mars']))
    expect(globes.every((sku) => sku.startsWith('orboot'))).toBe(true)
  })

  it('count the products that a country sells', () => {
    expect(countSold(priceBook.US)).toBe(soldSkus.length)
    const lines = new Set(['storybook', 'dabble'])
    const inEmirates = soldSkus.filter((sku) => !lines.has(products[sku].line))
    expect(countSold(priceBook.AE)).toBe(inEmirates.length)
  })
})

describe('what a product is compared with', () => {
  it('is itself and the others of its line and kind', () => {
    const globes = siblingsOf('orboot_mars', priceBook.US, cards)
    expect(skusOf(globes)).toEqual(['orboot_mars', 'orboot', 'orboot_dinos'])
  })

  it('is four products at most', () => {
    expect(siblingsOf('plugo_count', priceBook.US, cards)).toHaveLength(4)
  })
})

describe('the combos that a country offers', () => {
  const idsIn = (country: CountryCode) =>
    combosIn(priceBook[country], cards).map((combo) => combo.id)

  it('leave out one that has no price there (§9.31)', () => {
    expect(idsIn('GB')).toContain('tech_toy_pack')
    expect(idsIn('GB')).not.toContain('jurassic_stem_pack')
    expect(idsIn('IN')).toContain('jurassic_stem_pack')
    expect(idsIn('IN')).not.toContain('tech_toy_pack')
  })

  it.each<[string, PriceList, CardsOf<ShelfCard>, Stock]>([
    ['is out of stock', priceBook.GB, cards, { plugo_link: 0, orboot_mars: 3 }],
    ['has no card', priceBook.GB, cardsOf(soldSkus.filter((sku) => sku !== 'plugo_link')), {}],
    ['has no price', without('plugo_link'), cards, {}],
    ['is not sold there', soldNowhere('plugo_link'), cards, {}],
  ])('leave out one with a product that %s', (_case, list, someCards, stock) => {
    const ids = combosIn(list, someCards, stock).map(({ id }) => id)
    expect(ids).toContain('tech_toy_pack')
    expect(ids).not.toContain('engineer_pack')
  })

  it('have their products’ cards, and save what these cost apart less the combo (§9.32)', () => {
    const engineer = combosIn(priceBook.US, cards).find(({ id }) => id === 'engineer_pack')
    expect(engineer).toMatchObject({
      id: 'engineer_pack',
      name: 'Engineer Pack',
      amount: minor(97_48),
      strike: minor(129_98),
      saving: minor(23_00),
      members: [
        { ...card, sku: 'orboot_mars', name: 'Orboot Mars' },
        { ...card, sku: 'plugo_link', name: 'Plugo Link' },
        { ...card, sku: 'plugo_gamepad', name: 'Plugo Gamepad' },
      ],
    })
  })
})

/** Great Britain's prices with a product that no country sells. */
function soldNowhere(sku: Sku): PriceList {
  const { country, prices } = priceBook.GB
  const listed = prices[sku]
  if (listed === undefined) throw new Error(`${sku} has no price in ${country}`)
  return { country, prices: { ...prices, [sku]: { ...listed, soldIn: [] } } }
}

function without(sku: Sku): PriceList {
  const { country, prices } = priceBook.GB
  return {
    country,
    prices: Object.fromEntries(Object.entries(prices).filter(([one]) => one !== sku)),
  }
}

describe('the skus whose cards a page carries', () => {
  it('are popular products and all products of combos on the home page', () => {
    const skus = homeSkus('US')
    expect(skus.slice(0, 12)).toEqual(shelfOrder('popular', 'US').slice(0, 12))
    expect(skus).toEqual(expect.arrayContaining(bookCombos.flatMap((combo) => combo.skus)))
  })

  it('are its family, popular products and its combos’ products on a product’s page', () => {
    const skus = productSkus('orboot_mars', 'US')
    expect(skus.slice(0, 3)).toEqual(['orboot_mars', 'orboot', 'orboot_dinos'])
    expect(skus.slice(3, 11)).toEqual(shelfOrder('popular', 'US').slice(0, 8))
    expect(skus.slice(11)).toEqual(
      expect.arrayContaining(['plugo_link', 'plugo_gamepad', 'tacto_electronic']),
    )
  })
})
