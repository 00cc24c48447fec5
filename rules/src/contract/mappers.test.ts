import { describe, expect, it } from 'vitest'
import type { Coupon } from '../pricing/types.ts'
import type { Order, Purchase } from '../orders/types.ts'
import { calls, pathOf } from './calls.ts'
import { endpoints } from './endpoints.ts'
import {
  cartFromWire,
  cartToWire,
  couponFromWire,
  couponToWire,
  orderFromWire,
  orderToWire,
  priceListFromWire,
  priceListToWire,
  purchaseFromWire,
  purchaseToWire,
} from './mappers.ts'
import {
  couponSchema,
  orderRequestSchema,
  orderSchema,
  skuResponsSchema,
  type WireCoupon,
  type WireOrder,
  type WireSkuRespons,
} from './wire.ts'

describe('the price list (specification §3, skuRespons)', () => {
  const wire: WireSkuRespons = {
    countryCode: 'US',
    currency: 'USD',
    coupon: 'SPRING30',
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

  it('turns names and amounts into the shop’s own', () => {
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

  it('comes back as it went, and fits its schema', () => {
    const back = priceListToWire(priceListFromWire(wire), 'SPRING30')
    expect(back).toStrictEqual(wire)
    expect(skuResponsSchema.safeParse(back).success).toBe(true)
  })

  it('shows the list price where no coupon counts', () => {
    const list = priceListToWire({
      country: 'IN',
      prices: {
        orboot: {
          listPrice: 249_900,
          strikePrice: 299_900,
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

  it.each(['price', 'list_price', 'strike_price'])('says where %s is no money', (name) => {
    const broken = { ...wire, prices: { orboot: { ...firstPrice(wire), [name]: 1.005 } } }
    expect(() => priceListFromWire(broken)).toThrow(
      `prices.orboot.${name}: 1.005 is no amount of money`,
    )
  })
})

function firstPrice(wire: WireSkuRespons) {
  const price = wire.prices['orboot']
  if (price === undefined) throw new Error('no price')
  return price
}

describe('coupons (specification §3, Coupon)', () => {
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
    minimums: { IN: 199_800, US: 4950 },
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
      'one for each e-mail address once',
      { coupon_use_time: 'ONE-TIME-PER-EMAIL' },
      { ...coupon, useType: 'one-time-per-email' },
    ],
    ['a use that is a prototype key', { coupon_use_time: 'constructor' }, withoutUseType(coupon)],
  ])('reads %s', (_, change, expected) => {
    expect(couponFromWire({ ...wire, ...change })).toStrictEqual(expected)
  })

  it.each<[string, Coupon]>([
    ['a percentage', coupon],
    ['an amount', { ...withoutValue(coupon), kind: 'flat', amount: 40_000 }],
    ['a free gift', { ...withoutValue(coupon), kind: 'gift' }],
    ['one that is over', { ...coupon, isActive: false }],
    ['unlimited use', withoutUseType(coupon)],
  ])('brings %s over and back', (_, original) => {
    const travelled = couponToWire(original)
    expect(couponSchema.safeParse(travelled).success).toBe(true)
    expect(couponFromWire(travelled)).toStrictEqual(original)
  })

  it.each<[string, Partial<WireCoupon>]>([
    ['code_value', { code_value: 1.005 }],
    ['minimum_cart_values.US', { minimum_cart_values: { US: 1.005 } }],
  ])('says where %s is no money', (path, change) => {
    expect(() => couponFromWire({ ...wire, ...change })).toThrow(`${path}: 1.005`)
  })

  it('says "success" of itself, and nothing of unlimited use', () => {
    const { status, coupon_use_time } = couponToWire(withoutUseType(coupon))
    expect([status, coupon_use_time]).toStrictEqual(['success', ''])
  })

  it('shows the hash in place of the code where it is asked to', () => {
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

describe('carts (specification §3, cart_data)', () => {
  it.each([
    ['with a chosen gift', { lines: [{ sku: 'orboot', quantity: 2 }], gift: 'orboot_mars' }],
    ['without one', { lines: [{ sku: 'orboot', quantity: 2 }] }],
  ])('travel %s', (_, cart) => {
    expect(cartToWire(cart).cart_data).toStrictEqual(cart.lines)
    expect(cartFromWire(cartToWire(cart))).toStrictEqual(cart)
  })
})

const customer = {
  name: 'Ada Sample',
  email: 'ada@example.com',
  phone: '5550100123',
  dialCode: '+1',
}
const address = {
  line1: '1 Sample Street',
  line2: 'Flat 2',
  city: 'Springfield',
  state: 'IL',
  postcode: '62701',
  country: 'US',
} as const

describe('orders (specification §3, order payload)', () => {
  const order: Order = {
    id: 'ST-1',
    placedAt: '2026-01-02T03:04:05.000Z',
    status: 'placed',
    country: 'US',
    couponCode: 'SPRING30',
    lines: [{ sku: 'orboot', quantity: 2, unitPrice: 4549, total: 6369 }],
    combos: [{ id: 'engineer_pack', name: 'Engineer Pack', quantity: 1 }],
    gifts: [{ sku: 'surprise_gift', quantity: 1 }],
    adjustments: [{ source: 'coupon', id: 'SPRING30', amount: -2729 }],
    list: 9098,
    strike: 10_998,
    shipping: 0,
    total: 6369,
    customer,
    address,
    payment: { provider: 'stripe', reference: 'pay_1' },
  }

  it('travel and come back, and fit their schema', () => {
    const wire = orderToWire(order)
    expect(orderSchema.safeParse(wire).success).toBe(true)
    expect(wire.customer.countryCode).toBe('+1')
    expect(wire.total).toBe(63.69)
    expect(orderFromWire(wire)).toStrictEqual(order)
  })

  it.each<[string, (wire: WireOrder) => Partial<WireOrder>]>([
    [
      'cart_data.0.price',
      (wire) => ({ cart_data: wire.cart_data.map((one) => ({ ...one, price: 1.005 })) }),
    ],
    [
      'cart_data.0.total',
      (wire) => ({ cart_data: wire.cart_data.map((one) => ({ ...one, total: 1.005 })) }),
    ],
    [
      'adjustments.0.amount',
      (wire) => ({ adjustments: wire.adjustments.map((one) => ({ ...one, amount: 1.005 })) }),
    ],
    ['cart_value', () => ({ cart_value: 1.005 })],
    ['striked_cart_value', () => ({ striked_cart_value: 1.005 })],
    ['shipping_charge', () => ({ shipping_charge: 1.005 })],
    ['total', () => ({ total: 1.005 })],
  ])('say where %s is no money', (path, change) => {
    const wire = orderToWire(order)
    expect(() => orderFromWire({ ...wire, ...change(wire) })).toThrow(`${path}: 1.005`)
  })

  it('travel without a coupon and a second address line', () => {
    const { couponCode: _code, ...rest } = order
    const { line2: _line2, ...short } = address
    const plain = { ...rest, address: short }
    expect(orderFromWire(orderToWire(plain))).toStrictEqual(plain)
  })

  const purchase: Purchase = {
    cartId: 'c1',
    country: 'US',
    couponCode: 'GIFT99',
    gift: 'orboot_mars',
    lines: [{ sku: 'orboot', quantity: 3 }],
    customer,
    address,
    payment: { provider: 'stripe', token: 'sandbox_approve' },
    total: 13_647,
  }

  it('are asked for in the shape of /place_order', () => {
    const wire = purchaseToWire(purchase)
    expect(orderRequestSchema.safeParse(wire).success).toBe(true)
    expect(wire.total).toBe(136.47)
    expect(purchaseFromWire(wire)).toStrictEqual(purchase)
    expect(() => purchaseFromWire({ ...wire, total: 1.005 })).toThrow('total: 1.005')
  })

  it('are asked for without cart id, coupon and gift', () => {
    const { cartId: _cart, couponCode: _code, gift: _gift, ...plain } = purchase
    expect(purchaseToWire(plain)).not.toHaveProperty('cart_id')
    expect(purchaseFromWire(purchaseToWire(plain))).toStrictEqual(plain)
  })
})

describe('calls (specification §7)', () => {
  it('fills parameters into a path, escaped', () => {
    expect(pathOf(calls.getOrder, { orderId: 'a/b c' })).toBe('/orders/a%2Fb%20c')
    expect(pathOf(calls.getOrder)).toBe('/orders/')
    expect(pathOf(calls.placeOrder)).toBe('/place_order')
  })

  it('are the ones that the schemas describe', () => {
    expect(Object.keys(endpoints)).toStrictEqual(Object.keys(calls))
  })
})
