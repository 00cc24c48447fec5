import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import type { Coupon } from '../pricing/types.ts'
import { priceListSchema } from './calls.ts'

import {
  cartFromWire,
  cartToWire,
  activeCouponsFromWire,
  couponFromWire,
  couponToWire,
  priceListFromWire,
  priceListToWire,
} from './mappers.ts'
import { couponSchema, skuResponsSchema, type WireCoupon, type WireSkuRespons } from './wire.ts'

describe('the price list (§3.4)', () => {
  const wire: WireSkuRespons = {
    countryCode: 'US',
    currency: 'USD',
    coupon: 'SPRING30',
    schema: priceListSchema,
    prices: {
      orboot: {
        price: 31.84,
        list_price: 45.49,
        strike_price: 54.99,
        countryCode: 'US',
        check_available: ['IN', 'US'],
        single_plugo_allowed_countries: [],
      },
    },
  }

  it('is read with the shop’s own names and amounts', () => {
    expect(priceListFromWire(wire)).toStrictEqual({
      country: 'US',
      prices: {
        orboot: {
          listPrice: 4549,
          strikePrice: 5499,
          couponPrice: 3184,
          soldIn: ['IN', 'US'],
          singleAllowedIn: [],
        },
      },
    })
  })

  it('is the same after a round trip over the wire, and fits its schema', () => {
    const back = priceListToWire(priceListFromWire(wire), 'SPRING30')
    expect(back).toStrictEqual(wire)
    expect(skuResponsSchema.safeParse(back).success).toBe(true)
  })

  it('has the list price if no coupon applies', () => {
    const list = priceListToWire({
      country: 'IN',
      prices: {
        orboot: {
          listPrice: minor(249_900),
          strikePrice: minor(299_900),
          soldIn: ['IN'],
          singleAllowedIn: ['IN'],
        },
      },
    })
    const { prices } = list
    expect(prices['orboot']?.price).toBe(2499)
    expect(prices['orboot']?.single_plugo_allowed_countries).toStrictEqual(['IN'])
    expect(list).not.toHaveProperty('coupon')
  })

  it.each(['price', 'list_price', 'strike_price'])(
    'is refused with the place of %s if that is no money',
    (name) => {
      const broken = { ...wire, prices: { orboot: { ...firstPrice(wire), [name]: 1.005 } } }
      expect(() => priceListFromWire(broken)).toThrow(
        `prices.orboot.${name}: 1.005 is no amount of money`,
      )
    },
  )
})

function firstPrice(wire: WireSkuRespons) {
  const price = wire.prices['orboot']
  if (price === undefined) throw new Error('no price')
  return price
}

describe('the mapper of coupons (§3.5)', () => {
  const wire: WireCoupon = {
    coupon_code: 'ONEKIT10',
    code_value: 10,
    discountType: 'percent',
    status: 'success',
    is_applicable: true,
    country: ['IN', 'US'],
    minimum_cart_values: { IN: 1998, US: 49.5 },
    is_active: 1,
    coupon_use_time: 'ONE-SKU-QUANTITY',
    sku: 'plugo_count, plugo_letters',
  }
  const coupon: Coupon = {
    kind: 'percent',
    basisPoints: 1000,
    code: 'ONEKIT10',
    countries: ['IN', 'US'],
    minimums: { IN: minor(199_800), US: minor(4950) },
    isActive: true,
    useType: 'one-sku-quantity',
    skus: ['plugo_count', 'plugo_letters'],
  }

  it.each<[string, Partial<WireCoupon>, unknown]>([
    ['a percentage, limited to one of a sku', {}, coupon],
    [
      'an amount',
      { discountType: 'flat', code_value: 9.5 },
      { ...withoutValue(coupon), kind: 'flat', amount: 950 },
    ],
    ['a free gift', { discountType: 'gift' }, { ...withoutValue(coupon), kind: 'gift' }],
    ['one that is over', { is_active: 0 }, { ...coupon, isActive: false }],
    ['one that cannot be applied', { is_applicable: false }, { ...coupon, isActive: false }],
    ['one for the whole cart', { sku: '' }, { ...coupon, skus: [] }],
    [
      'one for each email address once',
      { coupon_use_time: 'ONE-TIME-PER-EMAIL' },
      { ...coupon, useType: 'one-time-per-email' },
    ],
    ['a use that is a prototype key', { coupon_use_time: 'constructor' }, withoutUseType(coupon)],
  ])('reads %s', (_, change, expected) => {
    expect(couponFromWire({ ...wire, ...change })).toStrictEqual(expected)
  })

  it.each<[string, Coupon]>([
    ['a percentage', coupon],
    ['an amount', { ...withoutValue(coupon), kind: 'flat', amount: minor(40_000) }],
    ['a free gift', { ...withoutValue(coupon), kind: 'gift' }],
    ['one that is over', { ...coupon, isActive: false }],
    ['unlimited use', withoutUseType(coupon)],
  ])('keeps %s in a round trip', (_, original) => {
    const travelled = couponToWire(original)
    expect(couponSchema.safeParse(travelled).success).toBe(true)
    expect(couponFromWire(travelled)).toStrictEqual(original)
  })

  it.each<[string, Partial<WireCoupon>]>([
    ['code_value', { code_value: 1.005 }],
    ['minimum_cart_values.US', { minimum_cart_values: { US: 1.005 } }],
  ])('refuses a %s that is no money, and names it', (path, change) => {
    expect(() => couponFromWire({ ...wire, ...change })).toThrow(`${path}: 1.005`)
  })

  it('writes the field "success", and no `coupon_use_time` without a limit', () => {
    const { status, coupon_use_time } = couponToWire(withoutUseType(coupon))
    expect([status, coupon_use_time]).toStrictEqual(['success', ''])
  })

  it('keeps only the active coupons of a list', () => {
    const list = [wire, { ...wire, coupon_code: 'OLDCODE5', is_active: 0 as const }]
    expect(activeCouponsFromWire(list).map(({ code }) => code)).toEqual(['ONEKIT10'])
  })

  it('writes a hash as the code if a hash is passed', () => {
    expect(couponToWire(coupon, 'c0ffee').coupon_code).toBe('c0ffee')
  })
})

function withoutUseType(coupon: Coupon): Coupon {
  const { useType: _, ...rest } = coupon
  return rest
}

function withoutValue(coupon: Coupon) {
  const { code, countries, minimums, isActive, skus, useType } = coupon
  return {
    code,
    countries,
    minimums,
    isActive,
    skus,
    ...(useType === undefined ? {} : { useType }),
  }
}

describe('carts (§3.2)', () => {
  it.each([
    ['with a chosen gift', { lines: [{ sku: 'orboot', quantity: 2 }], gift: 'orboot_mars' }],
    ['without one', { lines: [{ sku: 'orboot', quantity: 2 }] }],
  ])('are the same after a round trip %s', (_, cart) => {
    expect(cartToWire(cart).cart_data).toStrictEqual(cart.lines)
    expect(cartFromWire(cartToWire(cart))).toStrictEqual(cart)
  })
})
