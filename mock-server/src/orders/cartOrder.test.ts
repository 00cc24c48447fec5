import { accountEndpoints, endpoints, type BodyOf } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { logInHeaders, sampleSignup, signUp } from '../testing/accounts.ts'
import { placeOrderOf, placeSampleOrder } from '../testing/buy.ts'
import { call, refusal } from '../testing/call.ts'
import { sampleCustomer, sampleOrder } from '../testing/samples.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

const cart = { cart_id: 'a-cart' }
const elsewhere = {
  ...cart,
  shippingAddress: { ...sampleOrder().shippingAddress, line1: '99 New Avenue' },
}
const placedAt = '2026-11-23T09:00:00.000Z'

async function withOrder(durations?: Parameters<typeof startTestServer>[1]) {
  const server = await startTestServer({}, durations)
  const { address } = server
  const setClock = (now: string) => call(address, toolEndpoints.setClock, { body: { now } })
  await setClock(placedAt)
  const orderId = await placeSampleOrder(address, cart)
  const order = (changes: Partial<BodyOf<'placeOrder'>>) => placeSampleOrder(address, changes)
  return { ...server, orderId, order, setClock, count: () => count(server) }
}

function count({ spaces }: Awaited<ReturnType<typeof startTestServer>>) {
  return spaces.main.shop.store.count('orders')
}

describe('one cart is paid once', () => {
  test('from two tabs at the same time, each with a key of its own', async () => {
    const server = await startTestServer()
    const ids = await Promise.all(
      ['a-key-of-one-tab', 'a-key-of-another-tab', 'a-key-of-a-third-tab'].map((key) =>
        placeSampleOrder(server.address, cart, { 'idempotency-key': key }),
      ),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await count(server)).toBe(1)
    const charges = await server.spaces.main.shop.store.count('sandboxCharges')
    expect(charges).toBe(1)
    const asked = { params: { key: 'a-key-of-another-tab' } }
    expect(await call(server.address, endpoints.askOrder, asked)).toMatchObject({ orderId: ids[0] })
  })

  test('the same cart, total and address answer with the order that stands, for ten minutes', async () => {
    const { orderId, order, setClock } = await withOrder()
    await setClock('2026-11-23T09:09:59.000Z')
    expect(await order({ ...cart, customer: sampleCustomer('typo@example.com') })).toBe(orderId)
    await setClock('2026-11-23T09:10:01.000Z')
    expect(await order(cart)).not.toBe(orderId)
  })

  test('anything else from the same cart is refused, and the refusal names the order', async () => {
    const { address, orderId, count: orders } = await withOrder()
    const body = sampleOrder(elsewhere)
    expect(await refusal(address, endpoints.placeOrder, { body })).toMatchObject({
      code: 409,
      orderId,
      message: `This cart was ordered a few minutes ago: ${orderId}. Nothing was charged now.`,
    })
    expect(await orders()).toBe(1)
  })

  test('one more order is placed if the shopper wants it', async () => {
    const { order, orderId, count: orders } = await withOrder()
    const second = await order({ ...elsewhere, again: true })
    expect(second).not.toBe(orderId)
    expect(await order(elsewhere)).toBe(second)
    expect(await orders()).toBe(2)
  })

  test('two tabs that both want one more order place one', async () => {
    const { order, count: orders } = await withOrder({
      payment: { patienceMs: 5000, lateAfterMs: 1500 },
    })
    // The provider answers late, so that the second press always comes while the first order is being paid.
    const payment = { provider: 'stripe', token: 'sandbox_late' } as const
    const again = { ...elsewhere, payment, again: true } as const
    const ids = await Promise.all([order(again), order(again)])
    expect(new Set(ids).size).toBe(1)
    expect(await orders()).toBe(2)
  })

  test('a cart whose payment was declined is free again', async () => {
    const { address } = await startTestServer()
    const body = sampleOrder({ ...cart, payment: { provider: 'stripe', token: 'sandbox_decline' } })
    expect((await refusal(address, endpoints.placeOrder, { body })).code).toBe(402)
    await placeSampleOrder(address, elsewhere)
  })

  test('a cancelled order no longer blocks another order of the same cart', async () => {
    const server = await startTestServer()
    const { address } = server
    await signUp(address)
    const order = { ...cart, customer: sampleCustomer(sampleSignup.email) }
    const first = await placeSampleOrder(address, order)
    const headers = await logInHeaders(address)
    const body = { orderId: first, status: 'cancelled' }
    await call(address, accountEndpoints.cancelAccountOrder, { body, headers })
    expect(await placeSampleOrder(address, order)).not.toBe(first)
  })

  test('orders without a cart id, and orders of different carts, do not block each other', async () => {
    const server = await startTestServer()
    const { address } = server
    await placeOrderOf(address, [{ sku: 'orboot', quantity: 1 }])
    await placeOrderOf(address, [{ sku: 'orboot', quantity: 1 }])
    await placeSampleOrder(address, cart)
    await placeSampleOrder(address, { cart_id: 'another-cart' })
    expect(await count(server)).toBe(4)
  })
})
