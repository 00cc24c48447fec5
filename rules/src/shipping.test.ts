import { describe, expect, it } from 'vitest'
import { cartOf, plainShop, shops } from '../fixtures/carts.ts'
import { coupons } from '../fixtures/coupons.ts'
import { countries, type CountryCode } from './countries/countries.ts'
import { minor } from './money.ts'
import { priceCart } from './pricing/priceCart.ts'
import { shippingOf } from './shipping.ts'

const aboutShipping = (cart: string) =>
  priceCart(cartOf(cart), shops.US).explanations.find(({ subject }) => subject === 'shipping')

describe('shipping (§9.35: after combos, before the coupon)', () => {
  it.each<{ it: string; country: CountryCode; cart: string; charge: number; short: number }>([
    { it: 'IN below ₹999', country: 'IN', cart: '1 dabble_marble_run', charge: 9900, short: 20000 },
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
      it: 'five cheap units below the threshold',
      country: 'US',
      cart: '4 whos_the_monster_in_oko, 1 dabble_paper_circuits',
      charge: 599,
      short: 1405,
    },
    {
      it: 'only lines that are not sold here',
      country: 'AE',
      cart: '1 dabble_marble_run',
      charge: 0,
      short: 0,
    },
  ])('$it costs $charge', ({ country, cart, charge, short }) => {
    const { shipping, totals } = priceCart(cartOf(cart), shops[country])
    expect(shipping).toMatchObject({ charge, short })
    expect(totals.total).toBe(totals.netTotal + charge)
  })

  it('a coupon never costs free shipping', () => {
    const { totals } = priceCart(cartOf('1 tacto_chess'), shops.US, { coupon: coupons.SPRING30 })
    expect(totals).toMatchObject({ netTotal: 3849, shipping: 0 })
  })

  it('a free order is still sent at its rate (§4.27)', () => {
    const { totals } = priceCart(cartOf('1 orboot'), shops.US, { coupon: coupons.EVERYTHING })
    expect(totals).toMatchObject({ netTotal: 0, shipping: 599, total: 599 })
  })

  it('is explained with its figures', () => {
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

const pairAt = (amount: number) =>
  plainShop({ prices: { a: 2500, b: 2500 }, combos: { pair: ['a b', amount] } })

describe('a combo and the threshold of free shipping', () => {
  it.each([
    ['at the threshold it ships free', 4900, 0, 4900],
    ['below it shipping is charged, which lint refuses', 4899, 599, 5498],
  ])('%s', (_case, amount, shipping, total) => {
    const { totals } = priceCart(cartOf('1 a, 1 b'), pairAt(amount))
    expect(totals).toMatchObject({ shipping, total })
  })
})

it.each([
  ['below the threshold', 4899, { charge: 599, short: 1 }],
  ['at the threshold', 4900, { charge: 0, short: 0 }],
])('sending goods %s: $2', (_case, value, expected) => {
  expect(shippingOf(countries.US.shipping, minor(value))).toEqual({ ...expected, freeFrom: 4900 })
})
