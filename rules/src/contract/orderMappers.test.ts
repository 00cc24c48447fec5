import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import type { Order, Purchase } from '../orders/types.ts'
import { calls, pathOf } from './calls.ts'
import { endpoints } from './endpoints.ts'
import {
  orderFromWire,
  orderToWire,
  purchaseFromWire,
  purchaseToWire,
  returnFromWire,
} from './orderMappers.ts'
import type { WireReturn } from './account.ts'
import { orderRequestSchema, orderSchema, type WireOrder } from './wire.ts'

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

describe('orders (§3.11, §7.5)', () => {
  const order: Order = {
    id: 'ST-1',
    placedAt: '2026-01-02T03:04:05.000Z',
    status: 'placed',
    country: 'US',
    couponCode: 'SPRING30',
    lines: [{ sku: 'orboot', quantity: 2, unitPrice: minor(4549), total: minor(6369) }],
    combos: [{ id: 'engineer_pack', name: 'Engineer Pack', quantity: 1 }],
    gifts: [{ sku: 'surprise_gift', quantity: 1 }],
    adjustments: [{ source: 'coupon', id: 'SPRING30', amount: minor(-2729) }],
    list: minor(9098),
    strike: minor(10_998),
    shipping: minor(0),
    total: minor(6369),
    customer,
    address,
    payment: { provider: 'stripe', reference: 'pay_1' },
  }

  it('are the same after a round trip over the wire, and fit their schema', () => {
    const wire = orderToWire(order)
    expect(orderSchema.safeParse(wire).success).toBe(true)
    expect(wire.customer.countryCode).toBe('+1')
    expect(wire.total).toBe(63.69)
    expect(orderFromWire(wire)).toStrictEqual(order)
  })

  it('keep the steps and the tracking number that the shopkeeper has reported', () => {
    const shipped: Order = {
      ...order,
      steps: [{ status: 'shipped', at: '2026-01-04T10:00:00.000Z' }],
      trackingNumber: '1Z 999',
    }
    const wire = orderToWire(shipped)
    expect(orderSchema.safeParse(wire).data).toStrictEqual(wire)
    expect(orderFromWire(wire)).toStrictEqual(shipped)
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
    ['giftCardPaid', () => ({ giftCardPaid: 1.005 })],
  ])('are refused with the place %s if it is no money', (path, change) => {
    const wire = orderToWire(order)
    expect(() => orderFromWire({ ...wire, ...change(wire) })).toThrow(`${path}: 1.005`)
  })

  it('are the same without a coupon and a second address line', () => {
    const { couponCode: _code, ...rest } = order
    const { line2: _line2, ...short } = address
    const plain = { ...rest, address: short }
    expect(orderFromWire(orderToWire(plain))).toStrictEqual(plain)
  })

  it('say what a gift card has paid', () => {
    const paid = { ...order, giftCardPaid: minor(2500) }
    const wire = orderToWire(paid)
    expect(wire.giftCardPaid).toBe(25)
    expect(orderFromWire(wire)).toStrictEqual(paid)
  })

  it.each([
    { recipient: 'Ben', message: 'Happy birthday!\nYours, Maya', hidesPrices: true },
    { recipientPhone: { phone: '9800000123', dialCode: '+91' }, hidesPrices: true },
    { hidesPrices: false },
  ])('keep what is asked for a present: %j', (present) => {
    const wire = orderToWire({ ...order, present })
    expect(orderSchema.safeParse(wire).success).toBe(true)
    expect(wire.present?.hidePrices).toBe(present.hidesPrices)
    expect(orderFromWire(wire)).toStrictEqual({ ...order, present })
    const body = purchaseToWire({ ...purchase, present })
    expect(orderRequestSchema.safeParse(body).success).toBe(true)
    expect(purchaseFromWire(body)).toStrictEqual({ ...purchase, present })
  })

  it('keep the id of a wish list, and the toys that were added from it', () => {
    const wishlist = { id: '8d0f5f4e0c5b4f0e9a315d2f6c0b7a11', skus: ['orboot'] }
    const wire = orderToWire({ ...order, wishlist })
    expect(orderSchema.safeParse(wire).success).toBe(true)
    expect(orderFromWire(wire)).toStrictEqual({ ...order, wishlist })
    const body = purchaseToWire({ ...purchase, wishlist })
    expect(orderRequestSchema.safeParse(body).success).toBe(true)
    expect(purchaseFromWire(body)).toStrictEqual({ ...purchase, wishlist })
  })

  it('take a message of at most 300 characters', () => {
    const body = purchaseToWire(purchase)
    const withMessage = (message: string) =>
      orderRequestSchema.safeParse({ ...body, present: { message, hidePrices: true } }).success
    expect(withMessage('x'.repeat(300))).toBe(true)
    expect(withMessage('x'.repeat(301))).toBe(false)
    expect(withMessage(' ')).toBe(false)
  })

  const purchase: Purchase = {
    cartId: 'c1',
    country: 'US',
    couponCode: 'GIFT99',
    gift: 'orboot_mars',
    referCode: 'MIRA42',
    lines: [{ sku: 'orboot', quantity: 3 }],
    customer,
    address,
    payment: { provider: 'stripe', token: 'sandbox_approve' },
    total: minor(13_647),
  }

  it('are placed with the body of /place_order', () => {
    const wire = purchaseToWire(purchase)
    expect(orderRequestSchema.safeParse(wire).success).toBe(true)
    expect(wire.total).toBe(136.47)
    expect(purchaseFromWire(wire)).toStrictEqual(purchase)
    expect(() => purchaseFromWire({ ...wire, total: 1.005 })).toThrow('total: 1.005')
  })

  it('are placed with the code of a gift card and what it pays, or with neither', () => {
    const paid = { ...purchase, giftCard: { code: 'GIFT-7K2MQ-94XRT-H3VDP', pays: minor(2500) } }
    const wire = purchaseToWire(paid)
    expect(wire).toMatchObject({ giftCard: 'GIFT-7K2MQ-94XRT-H3VDP', giftCardPays: 25 })
    expect(orderRequestSchema.safeParse(wire).success).toBe(true)
    for (const half of ['giftCard', 'giftCardPays']) {
      expect(orderRequestSchema.safeParse({ ...wire, [half]: undefined }).success).toBe(false)
    }
    expect(purchaseFromWire(purchaseToWire(paid))).toStrictEqual(paid)
  })

  it('say that one more order of the same cart is wanted', () => {
    const again: Purchase = { ...purchase, again: true }
    expect(purchaseToWire(again)).toMatchObject({ again: true })
    expect(purchaseFromWire(purchaseToWire(again))).toStrictEqual(again)
  })

  it('are placed without cart id, coupon, gift and refer code', () => {
    const { cartId: _cart, couponCode: _code, gift: _gift, referCode: _refer, ...plain } = purchase
    expect(purchaseToWire(plain)).not.toHaveProperty('cart_id')
    expect(purchaseFromWire(purchaseToWire(plain))).toStrictEqual(plain)
  })
})

describe('returns', () => {
  it('are read in the currency of their order', () => {
    const wire: WireReturn = {
      returnId: 'r1',
      orderId: 'STEM-1',
      countryCode: 'IN',
      requestedAt: '2026-12-02T08:00:00.000Z',
      status: 'requested',
      cart_data: [{ sku: 'orboot', quantity: 1 }],
      reason: 'damaged',
      refund: 1999,
    }
    expect(returnFromWire(wire)).toStrictEqual({
      id: 'r1',
      orderId: 'STEM-1',
      country: 'IN',
      requestedAt: '2026-12-02T08:00:00.000Z',
      status: 'requested',
      lines: [{ sku: 'orboot', quantity: 1 }],
      reason: 'damaged',
      refund: 199_900,
    })
    expect(returnFromWire({ ...wire, shippingRefund: 99 }).shipping).toBe(99_00)
    expect(() => returnFromWire({ ...wire, refund: 0.001 })).toThrow('refund: 0.001')
  })
})

describe('calls (§7)', () => {
  it('have their escaped parameters in the path', () => {
    expect(pathOf(calls.getOrder, { orderId: 'a/b c' })).toBe('/orders/a%2Fb%20c')
    expect(pathOf(calls.getOrder)).toBe('/orders/')
    expect(pathOf(calls.placeOrder)).toBe('/place_order')
  })

  it('each have a schema', () => {
    expect(Object.keys(endpoints)).toStrictEqual(Object.keys(calls))
  })
})
