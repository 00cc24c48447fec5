import { describe, expect, it } from 'vitest'
import { cartOf, shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import type { CountryCode } from '../countries/countries.ts'
import { minor } from '../money.ts'
import { priceCart } from './priceCart.ts'
import type { PricingContext } from './types.ts'

const explained = (cart: string, country: CountryCode, context: PricingContext, gift?: string) =>
  priceCart(cartOf(cart, gift), shops[country], context).explanations.find(
    ({ subject }) => subject === 'coupon',
  )

describe('when a coupon applies (§4.23, §4.63)', () => {
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
      context: { coupon: { ...coupons.STEM20, minimums: { US: minor(4549) } } },
      reason: 'applied',
      figures: { base: 4549, minimum: 4549, saving: 910 },
    },
    {
      it: 'a cent below',
      country: us,
      cart: '1 orboot',
      context: { coupon: { ...coupons.STEM20, minimums: { US: minor(4550) } } },
      reason: 'below-minimum',
      figures: { base: 4549, minimum: 4550, short: 1 },
    },
    {
      it: 'three cheap units reach the minimum together',
      country: us,
      cart: '3 dabble_marble_run',
      context: { coupon: { ...coupons.STEM20, minimums: { US: minor(5997) } } },
      reason: 'applied',
      figures: { base: 5997, saving: 1199 },
    },
    {
      it: 'the minimum compares with goods before combos',
      country: us,
      cart: '1 orboot_dinos, 1 tacto_classics',
      context: { coupon: { ...coupons.STEM20, minimums: { US: minor(10048) } } },
      reason: 'applied',
      figures: { base: 8248, saving: 2010 },
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
      context: { coupon: { ...coupons.REF10, amount: minor(-1) } },
      reason: 'inactive',
      figures: {},
    },
    {
      it: 'a flat amount off the rupee',
      country: 'IN',
      cart: '1 orboot',
      context: { coupon: { ...coupons.REF400, amount: minor(39950) } },
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

  it('its explanation names the skus that it is for', () => {
    expect(explained('1 orboot', 'US', { coupon: coupons.ONEKIT10 })?.skus).toEqual([
      'plugo_count',
      'plugo_letters',
    ])
  })

  it('a coupon still applies if its own discount takes the total below the minimum', () => {
    const coupon = { ...coupons.STEM20, minimums: { US: minor(4549) } }
    const { totals } = priceCart(cartOf('1 orboot'), shops.US, { coupon })
    expect(totals.netTotal).toBe(3639)
  })

  it('a coupon applies again once the cart reaches the minimum again', () => {
    const carts = ['2 orboot', '1 orboot', '2 orboot'].map((cart) => cartOf(cart))
    const off = carts.map(
      (cart) => priceCart(cart, shops.US, { coupon: coupons.STEM20 }).totals.coupon,
    )
    expect(off).toEqual([-1820, 0, -1820])
  })

  it('lines that are not sold here do not count', () => {
    const { totals } = priceCart(cartOf('1 orboot, 5 dabble_marble_run'), shops.AE, {
      coupon: coupons.SPRING30,
    })
    expect(totals.coupon).toBe(-5670)
  })

  it('a cart without a coupon has no explanation of one', () => {
    expect(explained('1 orboot', 'US', {})).toBeUndefined()
  })
})
