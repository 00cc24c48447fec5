import { describe, expect, it } from 'vitest'
import { cartOf, shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import type { CountryCode } from '../countries/countries.ts'
import { minor } from '../money.ts'
import { priceCart } from './priceCart.ts'
import type { Coupon } from './types.ts'

describe('what a coupon takes off (§4.62, §4.64: after combos, rounded half up once)', () => {
  it.each<{ it: string; country: CountryCode; cart: string; coupon: Coupon; off: number }>([
    {
      it: '30 % of one globe',
      country: 'US',
      cart: '1 orboot',
      coupon: coupons.SPRING30,
      off: 1365,
    },
    {
      it: '30 % of a combo',
      country: 'US',
      cart: '1 orboot_dinos, 1 tacto_classics',
      coupon: coupons.SPRING30,
      off: 2474,
    },
    {
      it: '20 % in whole rupees, half up',
      country: 'IN',
      cart: '1 orboot, 1 tacto_classics',
      coupon: coupons.RAKHI20,
      off: 80000,
    },
    {
      it: '20 % of ₹4,122',
      country: 'IN',
      cart: '1 orboot_mars, 1 plugo_link, 1 plugo_gamepad',
      coupon: coupons.RAKHI20,
      off: 82400,
    },
    {
      it: '30 % of AED 343.50',
      country: 'AE',
      cart: '1 orboot_dinos, 1 tacto_classics',
      coupon: coupons.SPRING30,
      off: 10305,
    },
    { it: '$10 flat', country: 'US', cart: '1 orboot', coupon: coupons.REF10, off: 1000 },
    { it: '₹400 flat', country: 'IN', cart: '1 orboot', coupon: coupons.REF400, off: 40000 },
    {
      it: 'flat, never more than is left',
      country: 'US',
      cart: '1 orboot',
      coupon: { ...coupons.REF10, amount: minor(999900) },
      off: 4549,
    },
    {
      it: '100 % is exactly everything',
      country: 'US',
      cart: '3 orboot, 1 tacto_chess',
      coupon: coupons.EVERYTHING,
      off: 19146,
    },
    {
      it: '20 % off bundles only',
      country: 'IN',
      cart: '1 stemwizpack, 1 orboot',
      coupon: coupons.REPUBLIC20,
      off: 90000,
    },
    {
      it: '10 % off one kit',
      country: 'US',
      cart: '1 plugo_count, 1 plugo_gamepad',
      coupon: coupons.ONEKIT10,
      off: 500,
    },
  ])('$it is $off', ({ country, cart, coupon, off }) => {
    const priced = priceCart(cartOf(cart), shops[country], { coupon })
    expect(priced.totals.coupon).toBe(0 - off)
    expect(priced.adjustments.at(-1)).toMatchObject({
      source: 'coupon',
      id: coupon.code,
      label: coupon.code,
      amount: 0 - off,
    })
  })

  it('is taken only off the lines that it is for', () => {
    const { lines, adjustments } = priceCart(cartOf('1 orboot, 2 stemwizpack'), shops.IN, {
      coupon: coupons.REPUBLIC20,
    })
    expect(lines.map(({ sku, adjusted, total }) => [sku, adjusted, total])).toEqual([
      ['orboot', 0, 249900],
      ['stemwizpack', -180000, 719800],
    ])
    expect(adjustments[0]?.allocations).toEqual([{ sku: 'stemwizpack', amount: -180000 }])
  })

  it('shares its amount out by what each line costs after combos', () => {
    const { adjustments } = priceCart(
      cartOf('1 orboot_dinos, 1 tacto_classics, 1 tacto_chess'),
      shops.US,
      { coupon: coupons.SPRING30 },
    )
    // Lines after the combo: 37.34, 54.99, 45.14; 30 % of 137.47 is 41.24.
    expect(adjustments[1]?.allocations).toEqual([
      { sku: 'orboot_dinos', amount: -1120 },
      { sku: 'tacto_chess', amount: -1650 },
      { sku: 'tacto_classics', amount: -1354 },
    ])
  })
})
