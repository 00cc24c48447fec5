import { endpoints } from '@stemside/rules/contract'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetOld } from '../src/jobs/forgetOld.ts'
import { settleIntents } from '../src/sales/settleIntents.ts'
import { placeSampleOrder, unitsOf } from '../src/testing/buy.ts'
import { call, refusal, send } from '../src/testing/call.ts'
import { lostOrders, noteFault, type Fault } from '../src/testing/faults.ts'
import { hasPostgres, Postgres } from '../src/testing/postgres.ts'
import { sampleCustomer, sampleOrder } from '../src/testing/samples.ts'
import type { Settings } from '../src/settings.ts'
import { startTestServer, type TestServer } from '../src/testing/startTestServer.ts'
import { limits } from '../../scripts/gate/limits.ts'

const quiet = pino({ level: 'silent' })

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** Where the machine's clock stands against real time, in turn. */
const jumps = [dayMs, -dayMs, hourMs, 0, -hourMs, 30 * dayMs, -30 * dayMs, 60_000, -60_000, 0]
const startingUnits = 500
const begin = Date.now()

let postgres: Postgres | undefined

beforeAll(async () => {
  if (hasPostgres) postgres = await Postgres.start()
})

afterAll(() => postgres?.stop())

/** What makes a server start on each store. The database's own clock does not jump with ours. */
const stores: [Fault['store'], () => Promise<Partial<Settings>>][] = [
  ['data files', () => Promise.resolve({})],
]
if (hasPostgres) {
  stores.push(['PostgreSQL', async () => ({ databaseUrl: (await postgres?.database()) ?? '' })])
}

// Only Date jumps: timers count the time that has passed, as on a machine whose clock is set.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function jump(ms: number): void {
  vi.setSystemTime(begin + ms)
}

async function expectOrders(address: string, ids: Iterable<readonly [string, string]>) {
  for (const [orderId, email] of ids) {
    const order = await call(address, endpoints.getOrder, { params: { orderId }, query: { email } })
    expect(order.orderId).toBe(orderId)
  }
}

/** What runs now and then in a server: here after each jump. */
async function tidy({ spaces }: TestServer): Promise<void> {
  await settleIntents(spaces.main.shop, quiet)
  await forgetOld(spaces.main.shop)
}

describe.each(stores)('clock jumps on %s', (kind, settings) => {
  test('no order is lost, and stock and intents add up', async (context) => {
    const server = await startTestServer(await settings())
    const { address } = server
    const orders = new Map<string, string>()
    for (const [index, ms] of jumps.entries()) {
      jump(ms)
      const email = `${index}@example.com`
      const customer = sampleCustomer(email)
      orders.set(await placeSampleOrder(address, { customer }, { 'idempotency-key': email }), email)
      await tidy(server)
    }
    expect(orders.size).toBe(jumps.length)
    await expectOrders(address, orders)
    expect(await unitsOf(address, 'orboot')).toBe(startingUnits - jumps.length)
    expect(await server.spaces.main.shop.store.count('intents')).toBe(0)
    // The store reads its files back, whatever times they hold.
    await server.stop()
    const restarted = await startTestServer(server.settings)
    const kept = await restarted.spaces.main.shop.store.export()
    const lost = [...orders.keys()].filter((id) => !kept.orders?.[id]).length
    const outcome = lostOrders(lost, orders.size)
    noteFault(context, { fault: 'clock jumps', store: kind, times: jumps.length, outcome })
    expect(lost).toBe(0)
    expect(await unitsOf(restarted.address, 'orboot')).toBe(startingUnits - jumps.length)
  })

  test('a payment under way is kept or refunded, never both', async () => {
    const times = { patienceMs: 5000, lateAfterMs: 300 }
    const server = await startTestServer(await settings(), { payment: times })
    const { address } = server
    const { store } = server.spaces.main.shop
    let kept = 0
    for (const [index, ms] of jumps.entries()) {
      jump(0)
      const email = `${index}@example.com`
      const payment = { provider: 'stripe', token: 'sandbox_late' } as const
      const body = sampleOrder({ customer: sampleCustomer(email), payment })
      const answer = send(address, endpoints.placeOrder, { body })
      await vi.waitFor(
        async () => expect(await store.count('intents')).toBeGreaterThan(0),
        limits.expectation,
      )
      jump(ms)
      await settleIntents(server.spaces.main.shop, quiet)
      if ((await answer).status === 200) kept += 1
      jump(0)
    }
    // A jump ahead ends the lease of a live payment, which is then refunded; a jump back does not.
    expect(kept).toBe(jumps.filter((ms) => ms <= 0).length)
    jump(60 * dayMs)
    await settleIntents(server.spaces.main.shop, quiet)
    const charges = await store.find('sandboxCharges', { order: 'oldest', limit: Infinity })
    const taken = charges.filter(({ row }) => row.state === 'taken')
    expect(taken).toHaveLength(kept)
    expect(await store.count('orders')).toBe(kept)
    expect(await unitsOf(address, 'orboot')).toBe(startingUnits - kept)
  })

  test('an Idempotency-Key and a one-time coupon count once', async () => {
    const server = await startTestServer(await settings())
    const { address } = server
    const headers = { 'idempotency-key': 'a-key-of-this-order' }
    const withCoupon = { couponCode: 'TRYNEW', total: 44.66 }
    const first = await placeSampleOrder(address, withCoupon, headers)
    // Within the seven days for which a key is kept.
    for (const ms of [dayMs, -dayMs, 6 * dayMs, -6 * dayMs, 0]) {
      jump(ms)
      await tidy(server)
      expect(await placeSampleOrder(address, withCoupon, headers)).toBe(first)
      const again = await refusal(address, endpoints.placeOrder, { body: sampleOrder(withCoupon) })
      expect(again.code).toBe(422)
    }
    expect(await unitsOf(address, 'orboot')).toBe(startingUnits - 1)
  })
})

test('a rate limit in memory neither opens nor stays shut for longer than its minute', async () => {
  const { spaces } = await startTestServer()
  const { store } = spaces.main.shop
  const hits = async () => (await store.hit('a key', 60_000)).hits
  expect([await hits(), await hits()]).toEqual([1, 2])
  jump(-dayMs)
  // A window that would end a day from now is replaced by one of a minute.
  expect([await hits(), await hits()]).toEqual([1, 2])
  jump(-dayMs + 61_000)
  expect(await hits()).toBe(1)
  jump(dayMs)
  expect([await hits(), await hits()]).toEqual([1, 2])
})

test.skipIf(!hasPostgres)(
  'a rate limit in the database ends within its minute, whichever clock jumps',
  async () => {
    const databaseUrl = (await postgres?.database()) ?? ''
    const { spaces } = await startTestServer({ databaseUrl })
    const { store } = spaces.main.shop
    const hits = async () => (await store.hit('a key', 60_000)).hits
    expect([await hits(), await hits()]).toEqual([1, 2])
    // The clock of one of several processes.
    jump(-dayMs)
    expect(await hits()).toBe(3)
    jump(dayMs)
    expect(await hits()).toBe(4)
    // The database's clock was set back by a day: the counter's window ends a day from now.
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(`update hits set "resetAt" = "resetAt" + interval '1 day'`)
    await client.end()
    expect([await hits(), await hits()]).toEqual([1, 2])
  },
)
