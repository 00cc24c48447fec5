import { countries, minor } from '@stemside/rules'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { endpoints } from '@stemside/rules/contract'
import { pino } from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { call, refusal, send } from '../testing/call.ts'
import { placeSampleOrder, unitsOf } from '../testing/buy.ts'
import { sampleCustomer, sampleOrder } from '../testing/samples.ts'
import { impatient, startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { settleIntents } from '../sales/settleIntents.ts'
import { limits } from '../../../scripts/gate/limits.ts'

async function total(server: TestServer, collection: 'orders' | 'intents' | 'couponUses') {
  return server.spaces.main.shop.store.count(collection)
}

const everything = { order: 'oldest', limit: Infinity } as const

function payWith(token: string) {
  return { payment: { provider: 'stripe' as const, token } }
}

describe('races', () => {
  test('of many buyers of the last pieces, each piece is sold once and the others are refused', async () => {
    const server = await startTestServer()
    const body = sampleOrder({
      cart_data: [{ sku: 'dabble_marble_run', quantity: 1 }],
      total: 25.98,
    })
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => send(server.address, endpoints.placeOrder, { body })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(9)
    expect(statuses.filter((status) => status === 422)).toHaveLength(15)
    expect(await total(server, 'orders')).toBe(9)
    expect(await unitsOf(server.address, 'dabble_marble_run')).toBe(0)
  })

  test('a one-time coupon is used once for an email address, in any case (§4.33)', async () => {
    const server = await startTestServer()
    const emails = ['a@example.com', 'A@example.com', 'a@EXAMPLE.com', 'A@Example.Com']
    const answers = await Promise.all(
      emails.map((email) =>
        send(server.address, endpoints.placeOrder, {
          // 45.49 less 15 %, rounded half up to 6.82, with 5.99 of shipping.
          body: sampleOrder({
            couponCode: 'TRYNEW',
            customer: sampleCustomer(email),
            total: 44.66,
          }),
        }),
      ),
    )
    const placed = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 422)
    expect([placed.length, refused.length]).toEqual([1, 3])
    const late = sampleOrder({
      couponCode: 'TRYNEW',
      customer: sampleCustomer('a@example.com'),
      total: 44.66,
    })
    expect(await refusal(server.address, endpoints.placeOrder, { body: late })).toMatchObject({
      code: 422,
      message: 'TRYNEW has already been used with this email.',
    })
    await placeSampleOrder(server.address, {
      couponCode: 'TRYNEW',
      customer: sampleCustomer('b@example.com'),
      total: 44.66,
    })
    // Without the used coupon's saving, the total is right, but the shopper wants the coupon.
    const undiscounted = sampleOrder({
      couponCode: ' trynew ',
      customer: sampleCustomer('A@example.com'),
    })
    expect(await refusal(server.address, endpoints.placeOrder, { body: undiscounted })).toEqual({
      code: 422,
      status: 'failed',
      message: 'TRYNEW has already been used with this email.',
      couponCode: 'TRYNEW',
    })
  })

  test.each([
    ['switched off', 'OLDCODE5', 'OLDCODE5 can no longer be used.'],
    ['of another country', 'RAKHI20', 'RAKHI20 can no longer be used.'],
    ['unknown', 'NO<B>SUCH', 'This coupon can no longer be used.'],
  ])('a coupon that is %s is refused, not dropped in silence', async (_case, code, message) => {
    const server = await startTestServer()
    const body = sampleOrder({ couponCode: code })
    expect(await refusal(server.address, endpoints.placeOrder, { body })).toMatchObject({
      code: 422,
      message,
      couponCode: code,
    })
    expect(await total(server, 'orders')).toBe(0)
  })

  test('a coupon below its minimum is no refusal: it is kept, and saves nothing', async () => {
    const server = await startTestServer()
    await placeSampleOrder(server.address, { couponCode: 'WELCOME10' })
    expect(await total(server, 'orders')).toBe(1)
  })
})

describe('Idempotency-Key', () => {
  const key = { 'idempotency-key': 'a-key-of-this-order' }

  test('the same key gives the same order: repeated, in parallel, and after a restart (§4.34)', async () => {
    const server = await startTestServer()
    const before = (await unitsOf(server.address, 'orboot')) ?? 0
    const once = () => placeSampleOrder(server.address, {}, key)
    const ids = await Promise.all([once(), once(), once()])
    ids.push(await once())
    await server.stop()
    const second = await startTestServer({ dataDir: server.settings.dataDir })
    ids.push(await placeSampleOrder(second.address, {}, key))
    expect(new Set(ids).size).toBe(1)
    expect(await total(second, 'orders')).toBe(1)
    expect(await unitsOf(second.address, 'orboot')).toBe(before - 1)
  })

  test('another body under the same key is refused', async () => {
    const server = await startTestServer()
    await placeSampleOrder(server.address, {}, key)
    const body = sampleOrder({ customer: sampleCustomer('other@example.com') })
    const failure = await refusal(server.address, endpoints.placeOrder, { body, headers: key })
    expect(failure).toMatchObject({ code: 422 })
    expect(await total(server, 'orders')).toBe(1)
  })

  test('a refused order leaves the key free', async () => {
    const server = await startTestServer()
    const body = sampleOrder(payWith('sandbox_decline'))
    expect(
      await refusal(server.address, endpoints.placeOrder, { body, headers: key }),
    ).toMatchObject({ code: 402 })
    await placeSampleOrder(server.address, {}, key)
    expect(await total(server, 'orders')).toBe(1)
  })

  test('a request repeated after a lost answer is not charged twice', async () => {
    const server = await startTestServer()
    server.spaces.main.faults.add({ path: '/place_order', drop: 'after', times: 1 })
    await expect(placeSampleOrder(server.address, {}, key)).rejects.toThrow('fetch failed')
    await placeSampleOrder(server.address, {}, key)
    expect(await total(server, 'orders')).toBe(1)
    expect(await server.spaces.main.shop.store.count('sandboxCharges')).toBe(1)
  })
})

describe('payments', () => {
  test.each([
    ['IN', 'razorpay', 2499, 'pay_'],
    ['US', 'stripe', 51.48, 'pi_'],
    ['US', 'paypal', 51.48, 'PAYID-'],
  ] as const)('%s pays by %s (§7.26)', async (country, provider, sum, reference) => {
    const server = await startTestServer()
    const home = {
      ...sampleOrder().shippingAddress,
      country,
      postcode: country === 'IN' ? '560001' : '90210',
    }
    const orderId = await placeSampleOrder(server.address, {
      countryCode: country,
      shippingAddress: country === 'IN' ? { ...home, state: 'Karnataka' } : home,
      payment: { provider, token: 'sandbox_approve' },
      total: sum,
    })
    const order = await call(server.address, endpoints.getOrder, {
      params: { orderId },
      query: { email: 'maya@example.com' },
    })
    expect(order.payment.reference.startsWith(reference)).toBe(true)
    expect(countries[country].payments).toContain(provider)
  })

  test.each([
    ['sandbox_decline', 'declined'],
    ['sandbox_expired', 'This card has expired.'],
    ['tok_nobody_knows', 'declined'],
  ])('%s is refused, and nothing is kept (§7.31)', async (token, reason) => {
    const server = await startTestServer()
    const before = await unitsOf(server.address, 'orboot')
    const failure = await refusal(server.address, endpoints.placeOrder, {
      body: sampleOrder(payWith(token)),
    })
    expect(failure).toMatchObject({ code: 402 })
    expect(failure.message).toContain(reason)
    expect(await unitsOf(server.address, 'orboot')).toBe(before)
    expect(await total(server, 'orders')).toBe(0)
    expect(await total(server, 'intents')).toBe(0)
  })

  test('an order that a coupon pays whole is placed without the provider', async () => {
    const server = await startTestServer()
    const { shop } = server.spaces.main
    await shop.store.tx(async (tx) => {
      const coupon = await tx.get('coupons', 'SPRING30')
      if (coupon?.kind === 'percent') {
        tx.put('coupons', 'ALLFREE', { ...coupon, code: 'ALLFREE', basisPoints: 10_000 })
      }
    })
    const cart_data = [{ sku: 'orboot', quantity: 2 }]
    const orderId = await placeSampleOrder(server.address, {
      cart_data,
      couponCode: 'ALLFREE',
      total: 0,
    })
    const order = await shop.store.get('orders', orderId)
    expect(order).toMatchObject({ total: 0, payment: { reference: 'coupon' } })
    expect(await shop.store.count('sandboxCharges')).toBe(0)
  })

  test('a declined payment leaves a one-time coupon unused', async () => {
    const server = await startTestServer()
    const order = { couponCode: 'TRYNEW', total: 44.66 }
    const body = sampleOrder({ ...order, ...payWith('sandbox_decline') })
    await refusal(server.address, endpoints.placeOrder, { body })
    expect(await total(server, 'couponUses')).toBe(0)
    await placeSampleOrder(server.address, order)
    expect(await total(server, 'couponUses')).toBe(1)
  })

  test('without an answer in time there is no order, nothing is held, and the intent stays (§7.31)', async () => {
    const server = await startTestServer({}, { payment: impatient })
    const before = await unitsOf(server.address, 'orboot')
    const body = sampleOrder(payWith('sandbox_timeout'))
    expect(await refusal(server.address, endpoints.placeOrder, { body })).toMatchObject({
      code: 504,
    })
    expect(await unitsOf(server.address, 'orboot')).toBe(before)
    const rows = await server.spaces.main.shop.store.find('intents', everything)
    expect(rows.map(({ row }) => row.state)).toEqual(['late'])
  })

  test('a payment that is approved too late is refunded', async () => {
    const server = await startTestServer({}, { payment: impatient })
    const body = sampleOrder(payWith('sandbox_late'))
    expect(await refusal(server.address, endpoints.placeOrder, { body })).toMatchObject({
      code: 504,
    })
    const { store } = server.spaces.main.shop
    await vi.waitFor(async () => {
      const rows = await store.find('intents', everything)
      expect(rows.map(({ row }) => row.state)).toEqual(['refunded'])
    }, limits.expectation)
    const charges = await store.find('sandboxCharges', everything)
    expect(charges.map(({ row }) => row.state)).toEqual(['given-back'])
    expect(await total(server, 'orders')).toBe(0)
  })

  test('the intent is on disk before the charge, and the charge before the order (§4.34)', async () => {
    const server = await startTestServer()
    await placeSampleOrder(server.address)
    const journal = await readFile(path.join(server.settings.dataDir, 'stemside.journal'), 'utf8')
    const places = ['["intents",', '["sandboxCharges",', '["orders",'].map((row) =>
      journal.split('\n').findIndex((line) => line.includes(row)),
    )
    expect(places[0]).toBeGreaterThan(0)
    expect(places).toEqual([0, 1, 2].map((step) => (places[0] ?? 0) + step))
  })

  test('after a crash between payment and order the payment is refunded', async () => {
    const server = await startTestServer()
    const { shop } = server.spaces.main
    const before = await unitsOf(server.address, 'orboot')
    await shop.store.tx(async (tx) => {
      tx.put('stock', 'orboot', { units: (before ?? 0) - 1 })
      tx.put('couponUses', 'TRYNEW a@b.co', { intentId: 'crashed' })
      tx.put('intents', 'crashed', {
        state: 'pending',
        provider: 'stripe',
        amount: minor(5148),
        country: 'US',
        orderId: 'STEM-22222-22222',
        held: [{ sku: 'orboot', quantity: 1 }],
        couponUse: 'TRYNEW a@b.co',
        claimed: [],
        startedAt: '2026-11-01T00:00:00.000Z',
        owner: 'a process that crashed',
        leaseUntil: new Date(Date.now() + 60_000).toISOString(),
      })
    })
    await shop.gateways.stripe.create({
      intentId: 'crashed',
      amount: minor(5148),
      country: 'US',
      token: 'sandbox_approve',
    })
    await server.stop()

    const second = await startTestServer({ dataDir: server.settings.dataDir })
    const { store } = second.spaces.main.shop
    expect(await store.get('sandboxCharges', 'crashed')).toMatchObject({ state: 'given-back' })
    expect(await store.get('intents', 'crashed')).toMatchObject({ state: 'refunded' })
    expect(await store.get('couponUses', 'TRYNEW a@b.co')).toBeUndefined()
    expect(await unitsOf(second.address, 'orboot')).toBe(before)
    await settleIntents(second.spaces.main.shop, pino({ level: 'silent' }))
    expect(await unitsOf(second.address, 'orboot')).toBe(before)
  })
})
