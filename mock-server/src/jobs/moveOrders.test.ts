import { accountEndpoints, endpoints } from '@stemside/rules/contract'
import { countryCodes, type OrderStatus, stepsOf } from '@stemside/rules'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { mayasOrder, mayasPurchase } from '../seed/maya.ts'
import { logInHeaders, sampleSignup, signUp } from '../testing/accounts.ts'
import { placeSampleOrder, unitsOf } from '../testing/buy.ts'
import { call, refusal, send } from '../testing/call.ts'
import { breaksOff, shopWith } from '../testing/shopWith.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'
import { moveOrders, startMovingOrders } from './moveOrders.ts'
import { statusAt } from '../delivery/progress.ts'
import { payRefunds, makeRefund } from '../orders/refunds.ts'
import { limits } from '../../../scripts/gate/limits.ts'

const { email } = sampleSignup
const dayMs = 24 * 60 * 60 * 1000
const everything = { order: 'oldest', limit: Infinity } as const
const quiet = pino({ level: 'silent' })
/** A Monday: in the US the estimate ends on the sixth working day after it. */
const monday = '2026-11-23T09:00:00.000Z'

async function setClock({ address }: TestServer, now: string): Promise<void> {
  await call(address, toolEndpoints.setClock, { body: { now } })
}

async function subjects({ address }: TestServer): Promise<string[]> {
  const mails = await call(address, toolEndpoints.readOutbox, { query: { to: email } })
  return mails.map(({ subject }) => subject).toReversed()
}

async function order() {
  const server = await startTestServer()
  await setClock(server, monday)
  const orderId = await placeSampleOrder(server.address)
  const status = async () => {
    const request = { params: { orderId }, query: { email } }
    return (await call(server.address, endpoints.getOrder, request)).status
  }
  return { server, orderId, status }
}

async function orderInStore() {
  const { server } = await order()
  const { shop } = server.spaces.main
  const [entry] = await shop.store.find('orders', everything)
  if (!entry) throw new Error('no order is in the store')
  return { shop, order: entry.row }
}

async function ownOrder(changes: Parameters<typeof placeSampleOrder>[1] = {}) {
  const server = await startTestServer()
  await setClock(server, monday)
  const headers = { 'x-access-token': await signUp(server.address) }
  const before = await unitsOf(server.address, 'orboot')
  const orderId = await placeSampleOrder(server.address, changes)
  const body = { orderId, status: 'cancelled' }
  return { server, address: server.address, headers, orderId, body, before }
}

describe('an order', () => {
  test('moves by the shop’s clock, with a mail at each step', async () => {
    const { server, orderId, status } = await order()
    const seen: OrderStatus[] = []
    for (const now of [
      '2026-11-24T08:59:00.000Z',
      '2026-11-24T09:01:00.000Z',
      '2026-11-25T09:01:00.000Z',
      // Midnight in New York.
      '2026-12-01T04:59:00.000Z',
      '2026-12-01T05:01:00.000Z',
    ]) {
      await setClock(server, now)
      seen.push(await status())
    }
    expect(seen).toEqual(['placed', 'packed', 'shipped', 'shipped', 'delivered'])
    expect(await subjects(server)).toEqual([
      `Your order ${orderId}`,
      `Your order ${orderId} is packed`,
      `Your order ${orderId} is on its way`,
      `Your order ${orderId} has arrived`,
    ])
    expect(await server.spaces.main.shop.store.count('orderSteps')).toBe(0)
  })

  test('has one mail for each step, even if two processes move orders', async () => {
    const { server } = await order()
    const { shop } = server.spaces.main
    shop.clock.set(new Date(Date.parse(monday) + 1.5 * dayMs))
    await Promise.all([moveOrders(shop, quiet), moveOrders(shop, quiet)])
    await moveOrders(shop, quiet)
    expect(await subjects(server)).toHaveLength(2)
  })

  test('that cannot be moved is logged, and does not hold up a later one', async () => {
    const { shop, order: bought } = await orderInStore()
    await shop.store.tx(async (tx) => {
      tx.delete('orderSteps', bought.id)
      tx.put('orders', 'broken', Object.assign({ ...bought }, { country: 'ZZ' }))
      tx.put('orderSteps', 'broken', { dueAt: '' })
      tx.put('orderSteps', bought.id, { dueAt: '' })
    })
    shop.clock.set(new Date(Date.parse(monday) + 1.5 * dayMs))
    const lines: string[] = []
    const logger = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
    await moveOrders(shop, logger)
    expect((await shop.store.get('orders', bought.id))?.status).toBe('packed')
    expect(lines).toEqual([expect.stringContaining('"row":"broken"')])
  })

  test('never goes back, even if the clock does', async () => {
    const { server, status } = await order()
    await setClock(server, '2026-12-02T00:00:00.000Z')
    await setClock(server, monday)
    expect(await status()).toBe('delivered')
  })

  test.each(countryCodes)('is packed, shipped and delivered in this order: %s', (country) => {
    const placed = { ...mayasOrder('STEM-1', monday, mayasPurchase.lines), country }
    const times = stepsOf(placed).map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
    expect(statusAt(placed, new Date('2027-03-01'))).toBe('delivered')
  })
})

describe('cancelling', () => {
  test('gives back all that was paid, the units and a one-time coupon', async () => {
    const changes = { couponCode: 'TRYNEW', total: 44.66 }
    const { server, address, headers, body, before } = await ownOrder(changes)
    const { shop } = server.spaces.main
    const { data } = await call(address, accountEndpoints.cancelAccountOrder, { body, headers })
    expect(data.status).toBe('cancelled')
    expect(await unitsOf(address, 'orboot')).toBe(before)
    expect(await shop.store.count('couponUses')).toBe(0)
    await Promise.all([payRefunds(shop, quiet), payRefunds(shop, quiet)])
    const paid = await shop.store.find('sandboxRefunds', everything)
    expect(paid.map(({ row }) => row)).toEqual([
      { amount: 4466, reference: data.payment.reference },
    ])
    expect((await subjects(server)).at(-1)).toBe(`Your order ${data.orderId} is cancelled`)
    await setClock(server, '2026-12-02T00:00:00.000Z')
    const { data: later } = await call(address, accountEndpoints.getAccountOrders, {
      headers: await logInHeaders(address),
    })
    expect(later.map(({ status }) => status)).toEqual(['cancelled'])
  })

  test('happens once, also for requests that arrive together', async () => {
    const { server, address, headers, body } = await ownOrder()
    const cancel = () => send(address, accountEndpoints.cancelAccountOrder, { body, headers })
    const answers = await Promise.all(Array.from({ length: 5 }, cancel))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(4)
    expect(await server.spaces.main.shop.store.count('refunds')).toBe(1)
  })

  test('is refused once the order is packed', async () => {
    const { server, address, body } = await ownOrder()
    // The clock alone: no step was written yet.
    server.spaces.main.shop.clock.set(new Date(Date.parse(monday) + dayMs + 1000))
    const failure = await refusal(address, accountEndpoints.cancelAccountOrder, {
      body,
      headers: await logInHeaders(address),
    })
    expect(failure).toMatchObject({ code: 422 })
    expect(failure.message).toMatch(/^This order is packed already/)
    expect(await server.spaces.main.shop.store.count('refunds')).toBe(0)
  })

  test('is refused for another’s order, as for one that does not exist', async () => {
    const { server, address, body } = await ownOrder()
    const headers = { 'x-access-token': await signUp(address, { email: 'ada@example.com' }) }
    const failures = await Promise.all(
      [body, { ...body, orderId: 'STEM-NONE' }].map((one) =>
        refusal(address, accountEndpoints.cancelAccountOrder, { body: one, headers }),
      ),
    )
    expect(failures[0]).toMatchObject({
      code: 404,
      message: 'There is no such order in your account.',
    })
    expect(failures[1]).toEqual(failures[0])
    expect(await server.spaces.main.shop.store.count('refunds')).toBe(0)
  })

  test('pays a refund later if the provider fails', async () => {
    const { shop, order: bought } = await orderInStore()
    await shop.store.tx(async (tx) => makeRefund(tx, bought, bought.total, new Date()))
    await payRefunds(shopWith(shop, 'stripe', { refund: breaksOff }), quiet)
    expect((await shop.store.find('refunds', everything))[0]?.row.state).toBe('due')
    await payRefunds(shop, quiet)
    expect((await shop.store.find('refunds', everything))[0]?.row.state).toBe('paid')
    expect(await shop.store.count('sandboxRefunds')).toBe(1)
  })

  test('a refund that fails is logged, and does not hold up a later one', async () => {
    const { shop, order: bought } = await orderInStore()
    const payment = { ...bought.payment, provider: 'paypal' } as const
    await shop.store.tx(async (tx) => {
      await makeRefund(tx, { ...bought, payment }, bought.total, new Date())
      await makeRefund(tx, bought, bought.total, new Date())
    })
    const fails = { ...shop.gateways.paypal, refund: () => Promise.reject(new Error('unknown')) }
    const gateways = { ...shop.gateways, paypal: fails }
    const lines: string[] = []
    const logger = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
    await payRefunds({ ...shop, gateways }, logger)
    const refunds = await shop.store.find('refunds', everything)
    expect(refunds.map(({ row }) => row.state)).toEqual(['due', 'paid'])
    expect(lines).toEqual([expect.stringContaining(refunds[0]?.id ?? 'no refund')])
  })

  test('refunds are paid every few seconds', async () => {
    const { shop, order: bought } = await orderInStore()
    await shop.store.tx(async (tx) => makeRefund(tx, bought, bought.total, new Date()))
    onTestFinished(startMovingOrders(shop, quiet, 10))
    await vi.waitFor(
      async () => expect(await shop.store.count('sandboxRefunds')).toBe(1),
      limits.expectation,
    )
  })
})
