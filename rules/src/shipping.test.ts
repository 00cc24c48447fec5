import { describe, expect, it } from 'vitest'
import { cartOf, plainShop, shops } from '../fixtures/carts.ts'
import { coupons } from '../fixtures/coupons.ts'
import type { CountryCode } from './countries.ts'
import { priceCart } from './pricing/priceCart.ts'

const aboutShipping = (cart: string) =>
  priceCart(cartOf(cart), shops.US).explanations.find(({ subject }) => subject === 'shipping')

describe('shipping (decisions "Shipping": after combos, before the coupon)', () => {
  it.each<{ it: string; country: CountryCode; cart: string; charge: number; short: number }>([
    { it: 'IN below ₹999', country: 'IN', cart: '1 dabble_marble_run', charge: 9900, short: 50000 },
    { it: 'US below $49', country: 'US', cart: '1 orboot', charge: 599, short: 351 },
    { it: 'GB below £44', country: 'GB', cart: '1 orboot', charge: 499, short: 251 },
    { it: 'CA below C$59', country: 'CA', cart: '1 orboot', charge: 799, short: 501 },
    { it: 'AE below AED 199', country: 'AE', cart: '1 orboot', charge: 2000, short: 1000 },
    { it: 'AE at AED 199', country: 'AE', cart: '1 plugo_detective', charge: 0, short: 0 },
    { it: 'IN above', country: 'IN', cart: '1 orboot', charge: 0, short: 0 },
    { it: 'US above', country: 'US', cart: '1 tacto_chess', charge: 0, short: 0 },
    {
      it: 'only e-storybooks',
      country: 'US',
      cart: '1 whos_the_monster_in_oko',
      charge: 0,
      short: 0,
    },
    {
      it: 'an e-storybook beside a toy counts towards the threshold',
      country: 'US',
      cart: '1 orboot, 1 whos_the_monster_in_oko',
      charge: 0,
      short: 0,
    },
    {
      it: 'nothing that is sold here',
      country: 'AE',
      cart: '1 dabble_marble_run',
      charge: 0,
      short: 0,
    },
  ])('$it', ({ country, cart, charge, short }) => {
    const { shipping, totals } = priceCart(cartOf(cart), shops[country])
    expect(shipping).toMatchObject({ charge, short })
    expect(totals.total).toBe(totals.goods + charge)
  })

  it('a coupon never costs free shipping', () => {
    const { totals } = priceCart(cartOf('1 tacto_chess'), shops.US, { coupon: coupons.SPRING30 })
    expect(totals).toMatchObject({ goods: 3849, shipping: 0 })
  })

  it('a free order is still sent at its rate', () => {
    const { totals } = priceCart(cartOf('1 orboot'), shops.US, { coupon: coupons.EVERYTHING })
    expect(totals).toMatchObject({ goods: 0, shipping: 599, total: 599 })
  })

  it('explains it with its figures', () => {
    expect(aboutShipping('1 orboot')).toEqual({
      subject: 'shipping',
      id: 'shipping',
      applied: false,
      reason: 'below-threshold',
      figures: { base: 4549, freeFrom: 4900, charge: 599, short: 351 },
    })
    expect(aboutShipping('1 tacto_chess')).toEqual({
      subject: 'shipping',
      id: 'shipping',
      applied: true,
      reason: 'applied',
      figures: { base: 5499, freeFrom: 4900 },
    })
    expect(aboutShipping('1 orboot_dinos, 1 tacto_classics')?.figures.base).toBe(8248)
    expect(aboutShipping('1 whos_the_monster_in_oko')).toBeUndefined()
  })
})

const shopWithPair = (pairPrice: number) =>
  plainShop({ prices: { a: 2500, b: 2500 }, combos: { pair: ['a b', pairPrice] } })

describe('a combo that pushes the goods below free shipping never raises the total', () => {
  it.each([
    ['it saves less than shipping costs: only that much is charged', 4800, 200, 5000],
    ['it saves more: shipping is charged whole', 4000, 599, 4599],
    ['it stays at the threshold: free', 4900, 0, 4900],
  ])('%s', (_case, pairPrice, shipping, total) => {
    const { totals } = priceCart(cartOf('1 a, 1 b'), shopWithPair(pairPrice))
    expect(totals).toMatchObject({ shipping, total })
  })

  it('where the parts come to exactly the threshold', () => {
    const pair = { pair: ['a b', 4800] } as const
    const shop = plainShop({ prices: { a: 2450, b: 2450 }, combos: pair })
    expect(priceCart(cartOf('1 a, 1 b'), shop).totals).toMatchObject({ shipping: 100, total: 4900 })
  })

  it('also after a coupon', () => {
    const { totals } = priceCart(cartOf('1 a, 1 b'), shopWithPair(4400), {
      coupon: { ...coupons.SPRING30, basisPoints: 5000 },
    })
    // Without the combo: 25.00. With it: 22.00 and 3.00 for sending.
    expect(totals).toMatchObject({ goods: 2200, shipping: 300, total: 2500 })
  })

  it('where the parts alone were below the threshold, it is charged as ever', () => {
    const { totals } = priceCart(cartOf('1 a'), shopWithPair(4800))
    expect(totals).toMatchObject({ shipping: 599, total: 3099 })
  })
})
