import { describe, expect, it } from 'vitest'
import { cartOf, shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import type { CountryCode } from '../countries.ts'
import { priceCart } from './priceCart.ts'
import type { Coupon, PricingContext } from './types.ts'

const explained = (cart: string, country: CountryCode, context: PricingContext, gift?: string) =>
  priceCart(cartOf(cart, gift), shops[country], context).explanations.find(
    ({ subject }) => subject === 'coupon',
  )

describe('what a coupon takes off (§9; on what the combos leave, rounded half up once)', () => {
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
      coupon: { ...coupons.REF10, amount: 999900 },
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
  ])('$it', ({ country, cart, coupon, off }) => {
    const priced = priceCart(cartOf(cart), shops[country], { coupon })
    expect(priced.totals.coupon).toBe(0 - off)
    expect(priced.adjustments.at(-1)).toMatchObject({
      source: 'coupon',
      id: coupon.code,
      label: coupon.code,
      amount: 0 - off,
    })
  })

  it('lands on the lines that it counts on, and on no other', () => {
    const { lines, adjustments } = priceCart(cartOf('1 orboot, 2 stemwizpack'), shops.IN, {
      coupon: coupons.REPUBLIC20,
    })
    expect(lines.map(({ sku, adjusted, total }) => [sku, adjusted, total])).toEqual([
      ['orboot', 0, 249900],
      ['stemwizpack', -180000, 719800],
    ])
    expect(adjustments[0]?.allocations).toEqual([{ sku: 'stemwizpack', amount: -180000 }])
  })

  it('shares its amount by what each line costs after its combo', () => {
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

describe('when a coupon counts (§5, decisions "Coupons")', () => {
  const us = 'US' as const
  it.each<{
    it: string
    country: CountryCode
    cart: string
    context: PricingContext
    reason: string
    figures: object
  }>([
    {
      it: 'inactive',
      country: us,
      cart: '1 orboot',
      context: { coupon: coupons.OLDCODE5 },
      reason: 'inactive',
      figures: {},
    },
    {
      it: 'of another country',
      country: us,
      cart: '1 orboot',
      context: { coupon: coupons.RAKHI20 },
      reason: 'not-in-country',
      figures: {},
    },
    {
      it: 'has minimums, none for this country',
      country: 'AE',
      cart: '9 orboot',
      context: { coupon: { ...coupons.WELCOME10, countries: ['AE'] } },
      reason: 'not-in-country',
      figures: {},
    },
    {
      it: 'used up',
      country: us,
      cart: '1 orboot',
      context: { coupon: coupons.TRYNEW, isCouponUsedUp: true },
      reason: 'used-up',
      figures: {},
    },
    {
      it: 'not used up',
      country: us,
      cart: '1 orboot',
      context: { coupon: coupons.TRYNEW, isCouponUsedUp: false },
      reason: 'applied',
      figures: { base: 4549, saving: 682 },
    },
    {
      it: 'below its minimum',
      country: us,
      cart: '1 orboot',
      context: { coupon: coupons.STEM20 },
      reason: 'below-minimum',
      figures: { base: 4549, minimum: 7500, short: 2951 },
    },
    {
      it: 'at its minimum',
      country: us,
      cart: '1 orboot',
      context: { coupon: { ...coupons.STEM20, minimums: { US: 4549 } } },
      reason: 'applied',
      figures: { base: 4549, saving: 910 },
    },
    {
      it: 'a cent below',
      country: us,
      cart: '1 orboot',
      context: { coupon: { ...coupons.STEM20, minimums: { US: 4550 } } },
      reason: 'below-minimum',
      figures: { base: 4549, minimum: 4550, short: 1 },
    },
    {
      it: 'three small ones reach the minimum together',
      country: us,
      cart: '3 dabble_marble_run',
      context: { coupon: { ...coupons.STEM20, minimums: { US: 4497 } } },
      reason: 'applied',
      figures: { base: 4497, saving: 899 },
    },
    {
      it: 'the minimum looks before combos',
      country: us,
      cart: '1 orboot_dinos, 1 tacto_classics',
      context: { coupon: { ...coupons.STEM20, minimums: { US: 10048 } } },
      reason: 'applied',
      figures: { base: 8248, saving: 1650 },
    },
    {
      it: 'none of its skus',
      country: us,
      cart: '1 orboot',
      context: { coupon: coupons.ONEKIT10 },
      reason: 'no-matching-sku',
      figures: { base: 0 },
    },
    {
      it: 'its only sku does not sell here',
      country: 'AE',
      cart: '1 dabble_marble_run, 1 orboot',
      context: { coupon: { ...coupons.ONEKIT10, skus: ['dabble_marble_run'] } },
      reason: 'no-matching-sku',
      figures: { base: 0 },
    },
    {
      it: 'nothing left to take off',
      country: us,
      cart: '1 orboot',
      context: { coupon: { ...coupons.SPRING30, basisPoints: 0 } },
      reason: 'nothing-to-save',
      figures: { base: 4549 },
    },
    {
      it: 'nothing left to take off its skus',
      country: us,
      cart: '1 plugo_count, 1 plugo_gamepad',
      context: { coupon: { ...coupons.ONEKIT10, basisPoints: 0 } },
      reason: 'nothing-to-save',
      figures: { base: 4999 },
    },
    {
      it: 'an empty cart',
      country: us,
      cart: '',
      context: { coupon: coupons.SPRING30 },
      reason: 'nothing-to-save',
      figures: { base: 0 },
    },
    {
      it: 'more than 100 %',
      country: us,
      cart: '1 orboot',
      context: { coupon: { ...coupons.SPRING30, basisPoints: 10_001 } },
      reason: 'inactive',
      figures: {},
    },
    {
      it: 'a percentage that is no number',
      country: us,
      cart: '1 orboot',
      context: { coupon: { ...coupons.SPRING30, basisPoints: NaN } },
      reason: 'inactive',
      figures: {},
    },
    {
      it: 'a flat amount below nothing',
      country: us,
      cart: '1 orboot',
      context: { coupon: { ...coupons.REF10, amount: -1 } },
      reason: 'inactive',
      figures: {},
    },
    {
      it: 'a flat amount off the rupee',
      country: 'IN',
      cart: '1 orboot',
      context: { coupon: { ...coupons.REF400, amount: 39950 } },
      reason: 'inactive',
      figures: {},
    },
    {
      it: 'a gift coupon at its threshold',
      country: us,
      cart: '3 orboot',
      context: { coupon: coupons.GIFT99 },
      reason: 'applied',
      figures: {},
    },
  ])('$it: $reason', ({ country, cart, context, reason, figures }) => {
    expect(explained(cart, country, context)).toMatchObject({
      subject: 'coupon',
      id: context.coupon?.code,
      applied: reason === 'applied',
      reason,
      figures,
    })
    const takesOff = reason === 'applied' && context.coupon?.kind !== 'gift'
    const { totals } = priceCart(cartOf(cart), shops[country], context)
    expect(totals.coupon < 0).toBe(takesOff)
  })

  it('names the skus that it would have counted on', () => {
    expect(explained('1 orboot', 'US', { coupon: coupons.ONEKIT10 })?.skus).toEqual([
      'plugo_count',
      'plugo_letters',
    ])
  })

  it('is not broken by its own discount', () => {
    const coupon = { ...coupons.STEM20, minimums: { US: 4549 } }
    const { totals } = priceCart(cartOf('1 orboot'), shops.US, { coupon })
    expect(totals.goods).toBe(3639)
  })

  it('goes when the cart falls below the minimum, and returns with it', () => {
    const carts = ['2 orboot', '1 orboot', '2 orboot'].map((cart) => cartOf(cart))
    const off = carts.map(
      (cart) => priceCart(cart, shops.US, { coupon: coupons.STEM20 }).totals.coupon,
    )
    expect(off).toEqual([-1820, 0, -1820])
  })

  it('does not look at lines that are not sold here', () => {
    const { totals } = priceCart(cartOf('1 orboot, 5 dabble_marble_run'), shops.AE, {
      coupon: coupons.SPRING30,
    })
    expect(totals.coupon).toBe(-5670)
  })

  it('says nothing where there is none', () => {
    expect(explained('1 orboot', 'US', {})).toBeUndefined()
  })
})
