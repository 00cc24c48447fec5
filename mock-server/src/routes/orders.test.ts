import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { call, refusal } from '../testing/call.ts'
import { placeSampleOrder, unitsOf } from '../testing/buy.ts'
import { earthTotal, sampleCustomer, sampleOrder } from '../testing/samples.ts'
import { startTestServer } from '../testing/startTestServer.ts'

const mail = { query: { email: 'maya@example.com' } }

describe('POST /place_order', () => {
  test('places an order, takes its units from stock, and deletes its cart', async () => {
    const { address, spaces } = await startTestServer()
    const { cartId } = await call(address, endpoints.updateCart, {
      body: { countryCode: 'US', cart_data: [{ sku: 'orboot', quantity: 1 }] },
    })
    const before = (await unitsOf(address, 'orboot')) ?? 0
    const orderId = await placeSampleOrder(address, { cart_id: cartId })
    expect(orderId).toMatch(/^STEM-[2-9A-Z]{5}-[2-9A-Z]{5}$/)
    expect(await unitsOf(address, 'orboot')).toBe(before - 1)
    expect(await spaces.main.shop.store.count('carts')).toBe(0)
    expect(await spaces.main.shop.store.count('intents')).toBe(0)
  })

  test('a combo with its coupon and gift is charged as the rules say', async () => {
    const { address } = await startTestServer()
    const orderId = await placeSampleOrder(address, {
      couponCode: 'spring30',
      cart_data: [
        { sku: 'plugo_link', quantity: 1 },
        { sku: 'orboot_mars', quantity: 1 },
        { sku: 'plugo_gamepad', quantity: 1 },
      ],
      // Engineer Pack 97.48, less 30 % of it: 29.244, rounded half up to 29.24.
      total: 68.24,
    })
    const order = await call(address, endpoints.getOrder, { params: { orderId }, ...mail })
    expect(order).toMatchObject({
      cart_value: 120.48,
      shipping_charge: 0,
      total: 68.24,
      couponCode: 'SPRING30',
      combos: [{ id: 'engineer_pack', name: 'Engineer Pack', quantity: 1 }],
      adjustments: [
        { source: 'coupon', id: 'SPRING30', amount: -36.14 },
        { source: 'combo', id: 'engineer_pack', amount: -16.1 },
      ],
      gifts: [{ sku: 'surprise_gift', quantity: 1 }],
    })
  })

  test('the free gift is a line of its own, and is taken from stock', async () => {
    const { address } = await startTestServer()
    const before = (await unitsOf(address, 'orboot_mars')) ?? 0
    const orderId = await placeSampleOrder(address, {
      couponCode: 'GIFT99',
      gift: 'orboot_mars',
      cart_data: [{ sku: 'stemwizpack', quantity: 1 }],
      total: 130,
    })
    const order = await call(address, endpoints.getOrder, { params: { orderId }, ...mail })
    expect(order.gifts).toEqual([
      { sku: 'orboot_mars', quantity: 1 },
      { sku: 'surprise_gift', quantity: 1 },
    ])
    expect(await unitsOf(address, 'orboot_mars')).toBe(before - 1)
  })

  test('keeps how a present is packed', async () => {
    const { address } = await startTestServer()
    const present = {
      recipient: 'Ben',
      recipientPhone: { phone: '9800000123', countryCode: '+91' },
      message: 'Happy birthday!',
      hidePrices: true,
    }
    const orderId = await placeSampleOrder(address, { present })
    const order = await call(address, endpoints.getOrder, { params: { orderId }, ...mail })
    expect(order.present).toEqual(present)
  })

  test('ignores the present of an order that has no parcel', async () => {
    const { address } = await startTestServer()
    const orderId = await placeSampleOrder(address, {
      present: { hidePrices: true },
      cart_data: [{ sku: 'whos_the_monster_in_oko', quantity: 1 }],
      couponCode: '',
      total: 4.99,
    })
    const order = await call(address, endpoints.getOrder, { params: { orderId }, ...mail })
    expect(order).not.toHaveProperty('present')
  })

  test('refuses a message that is too long for the card', async () => {
    const { address } = await startTestServer()
    const present = { message: 'x'.repeat(301), hidePrices: true }
    const failure = await refusal(address, endpoints.placeOrder, {
      body: sampleOrder({ present }),
    })
    expect(failure).toMatchObject({ code: 400 })
  })

  test('a total that the browser made up is refused, with the right figures (§4.33)', async () => {
    const { address } = await startTestServer()
    const before = await unitsOf(address, 'orboot')
    const body = sampleOrder({ total: 1 })
    expect(await refusal(address, endpoints.placeOrder, { body })).toMatchObject({
      code: 409,
      message: 'The price has changed: your order now comes to $51.48, not $1.00.',
      figures: { cart_value: 45.49, shipping_charge: 5.99, total: earthTotal },
    })
    expect(await unitsOf(address, 'orboot')).toBe(before)
  })

  test.each([
    ['a gamepad alone', [{ sku: 'plugo_gamepad', quantity: 1 }], 'Cannot purchase only Gamepad'],
    [
      'a kit without its gamepad',
      [{ sku: 'plugo_count', quantity: 1 }],
      'Please make sure to match the number of Plugo kits and Gamepads in your cart.',
    ],
    [
      'a toy that is out of stock',
      [{ sku: 'tacto_doctor', quantity: 1 }],
      'Tacto Doctor is out of stock.',
    ],
    [
      'more units than there are',
      [
        { sku: 'plugo_slingshot', quantity: 5 },
        { sku: 'plugo_gamepad', quantity: 5 },
      ],
      'Only 4 of Plugo Slingshot are left.',
    ],
  ])('refuses %s with the rule’s message (§4.33)', async (_what, cart_data, message) => {
    const { address } = await startTestServer()
    const body = sampleOrder({ cart_data })
    expect(await refusal(address, endpoints.placeOrder, { body })).toMatchObject({
      code: 422,
      message,
    })
  })

  test('refuses a sku that is not sold in the country, and an unknown one (§1.16)', async () => {
    const { address } = await startTestServer()
    const unknown = sampleOrder({ cart_data: [{ sku: 'unknown', quantity: 1 }] })
    expect(await refusal(address, endpoints.placeOrder, { body: unknown })).toMatchObject({
      code: 422,
    })
    const emirate = {
      ...sampleOrder().shippingAddress,
      country: 'AE' as const,
      state: 'Dubai',
      postcode: '',
    }
    const abroad = sampleOrder({
      countryCode: 'AE',
      cart_data: [{ sku: 'dabble_marble_run', quantity: 1 }],
      shippingAddress: emirate,
    })
    const failure = await refusal(address, endpoints.placeOrder, { body: abroad })
    expect(failure).toMatchObject({ code: 422 })
    expect(failure.message).toContain('is not sold in your country')
  })

  test('refuses a provider of another country, and an address of another country (§7.26)', async () => {
    const { address } = await startTestServer()
    const razorpay = sampleOrder({ payment: { provider: 'razorpay', token: 'sandbox_approve' } })
    expect(await refusal(address, endpoints.placeOrder, { body: razorpay })).toMatchObject({
      code: 422,
      message: 'Razorpay is not available in the United States.',
    })
    const elsewhere = {
      ...sampleOrder().shippingAddress,
      country: 'CA' as const,
      postcode: 'K1A 0B1',
      state: 'ON',
    }
    const body = sampleOrder({ shippingAddress: elsewhere })
    expect(await refusal(address, endpoints.placeOrder, { body })).toMatchObject({ code: 422 })
  })

  test.each([
    ['no body', {}],
    ['an empty cart', sampleOrder({ cart_data: [] })],
    ['a negative total', sampleOrder({ total: -1 })],
    ['a fraction of a cent', sampleOrder({ total: 51.481 })],
    ['no email', sampleOrder({ customer: sampleCustomer('nobody') })],
    ['a card number', { ...sampleOrder(), card: '4242424242424242' }],
  ])('refuses %s', async (_what, body) => {
    const { address } = await startTestServer()
    expect(await refusal(address, endpoints.placeOrder, { body })).toMatchObject({ code: 400 })
  })
})

describe('GET /orders/{orderId}', () => {
  test('shows an order to a request that names its email address, in capitals or not (§7.6)', async () => {
    const { address } = await startTestServer()
    const orderId = await placeSampleOrder(address)
    const order = await call(address, endpoints.getOrder, {
      params: { orderId },
      query: { email: 'Maya@Example.com' },
    })
    expect(order).toMatchObject({
      orderId,
      status: 'placed',
      currency: 'USD',
      total: earthTotal,
    })
    expect(order.payment.reference).toMatch(/^pi_/)
  })

  test('answers a wrong email, no email and a wrong id alike', async () => {
    const { address } = await startTestServer()
    const orderId = await placeSampleOrder(address)
    const answers = await Promise.all([
      refusal(address, endpoints.getOrder, { params: { orderId }, query: { email: 'x@y.zz' } }),
      refusal(address, endpoints.getOrder, { params: { orderId } }),
      refusal(address, endpoints.getOrder, { params: { orderId: 'STEM-00000-00000' }, ...mail }),
      refusal(address, endpoints.getOrder, { params: { orderId: '__proto__' }, ...mail }),
    ])
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
    expect(answers.map(({ code }) => code)).toEqual([404, 404, 404, 404])
  })

  test('shows the order after a restart', async () => {
    const first = await startTestServer()
    const orderId = await placeSampleOrder(first.address)
    await first.stop()
    const second = await startTestServer({ dataDir: first.settings.dataDir })
    const order = await call(second.address, endpoints.getOrder, { params: { orderId }, ...mail })
    expect(order.orderId).toBe(orderId)
  })
})
