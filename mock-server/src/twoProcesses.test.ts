import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { endpoints } from '@stemside/rules/contract'
import { visitHeader } from '@stemside/rules/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PgStore } from './store/postgres/pgStore.ts'
import { orderIdIn } from './testing/buy.ts'
import { call, send } from './testing/call.ts'
import { lostOrders, noteFault } from './testing/faults.ts'
import { hasPostgres, Postgres } from './testing/postgres.ts'
import { sampleCustomer, sampleOrder } from './testing/samples.ts'
import { startProcess, type ServerProcess } from './testing/startProcess.ts'
import { toolEndpoints } from './tools/toolEndpoints.ts'
import { limits } from '../../scripts/gate/limits.ts'

/** 50 in `npm run test:long`. */
const kills = Number(process.env['KILLS'] ?? 4)
const everything = { order: 'oldest', limit: Infinity } as const

let postgres: Postgres | undefined

beforeAll(async () => {
  if (hasPostgres) postgres = await Postgres.start(true)
})

afterAll(() => postgres?.stop())

async function twoServers(
  url: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<[string, string]> {
  const servers = await Promise.all([startServer(url, environment), startServer(url, environment)])
  return Promise.all([servers[0].address, servers[1].address])
}

function startServer(
  url: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return startProcess({ DATABASE_URL: url, ...environment })
}

async function newDatabase(): Promise<string> {
  return (await postgres?.database()) ?? ''
}

/** Statuses of orders, sent to the servers in turn, all at once. */
async function order(
  addresses: readonly string[],
  bodies: readonly object[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Response[]> {
  return Promise.all(
    bodies.map((body, index) =>
      send(addresses[index % addresses.length] ?? '', endpoints.placeOrder, { body, headers }),
    ),
  )
}

describe.skipIf(!hasPostgres)('two server processes on one database', () => {
  test('fifty buyers of twenty pieces get exactly twenty', async () => {
    const url = await newDatabase()
    const addresses = await twoServers(url)
    await call(addresses[0], toolEndpoints.setStock, { body: { sku: 'orboot', units: 20 } })
    const bodies = Array.from({ length: 50 }, (_, number) =>
      sampleOrder({ customer: sampleCustomer(`${number}@example.com`) }),
    )
    const statuses = (await order(addresses, bodies)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 422)).toHaveLength(30)
    const store = await PgStore.open(url)
    expect(await store.count('orders')).toBe(20)
    expect(await store.get('stock', 'orboot')).toEqual({ units: 0 })
    await store.close()
  })

  test('a one-time coupon and an Idempotency-Key count once', async () => {
    const url = await newDatabase()
    const addresses = await twoServers(url)
    const withCoupon = sampleOrder({ couponCode: 'TRYNEW', total: 44.66 })
    const first = await order(
      addresses,
      Array.from({ length: 6 }, () => withCoupon),
    )
    expect(first.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(first.filter(({ status }) => status === 422)).toHaveLength(5)

    const key = { 'idempotency-key': 'a-key-of-this-order' }
    const again = await order(
      addresses,
      Array.from({ length: 6 }, () => sampleOrder()),
      key,
    )
    const answers = await Promise.all(again.map((response) => response.json()))
    const ids = answers.map((answer) => endpoints.placeOrder.response.parse(answer).orderId)
    expect(new Set(ids).size).toBe(1)
    const store = await PgStore.open(url)
    expect(await store.count('orders')).toBe(2)
    await store.close()
  })

  test('two servers that share a database count the requests and the visitors of both', async () => {
    const url = await newDatabase()
    const [first, second] = await twoServers(url, { RATE_LIMITS: 'on' })
    const statuses = async (times: number, ask: (address: string) => Promise<Response>) => {
      const answered: number[] = []
      for (let time = 0; time < times; time += 1) {
        answered.push((await ask(time % 2 === 0 ? first : second)).status)
      }
      return answered
    }
    const codes = await statuses(62, (address) =>
      send(address, endpoints.getCoupon, { query: { code: 'SPRING30' } }),
    )
    expect(codes).toEqual(codes.map(() => 200))
    const guesses = await statuses(32, (address) =>
      send(address, endpoints.getCoupon, { query: { code: 'GUESS' } }),
    )
    expect(guesses.filter((status) => status === 404)).toHaveLength(30)
    expect(guesses.slice(30)).toEqual([429, 429])
    const body = { email: 'maya@example.com', source: 'footer', country: 'US' }
    const mails = await statuses(12, (address) => send(address, endpoints.subscribeEmail, { body }))
    expect(mails.slice(9)).toEqual([200, 429, 429])

    for (const [index, visit] of ['visit-one', 'visit-two', 'visit-three'].entries()) {
      const headers = { [visitHeader]: visit }
      await call(index % 2 === 0 ? first : second, endpoints.getSite, { headers })
    }
    expect((await call(second, endpoints.getSite)).visitors).toBe(3)
  })

  test('without the database they answer 503, and go on once it is back', async () => {
    const addresses = await twoServers(await newDatabase())
    await postgres?.kill()
    const body = sampleOrder()
    for (const address of addresses) {
      const refused = await send(address, endpoints.placeOrder, { body })
      expect(refused.status).toBe(503)
      expect(await refused.text()).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|terminat/)
      expect((await fetch(`${address}/readyz`)).status).toBe(503)
      expect((await fetch(`${address}/healthz`)).status).toBe(200)
    }
    await postgres?.resume()
    for (const address of addresses) {
      expect((await send(address, endpoints.placeOrder, { body })).status).toBe(200)
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
    }
  })

  test(
    `nothing acknowledged is lost over ${kills} kills of a server or the database`,
    { timeout: limits.test + kills * 10_000 },
    async (context) => {
      const url = await newDatabase()
      const servers = [await startServer(url), await startServer(url)]
      const acknowledged: string[] = []
      const end = new AbortController()
      const buyer = async (index: number) => {
        while (!end.signal.aborted) {
          const email = `${randomUUID()}@example.com`
          try {
            const response = await send(await addressOf(servers, index), endpoints.placeOrder, {
              body: sampleOrder({ customer: sampleCustomer(email) }),
              headers: { 'idempotency-key': email },
            })
            if (response.status === 200) {
              acknowledged.push(orderIdIn(await response.json()))
            }
          } catch {
            // The server was killed: the next request goes to its successor.
          }
          await wait(5)
        }
      }
      const buyers = [0, 1, 0, 1].map(buyer)
      for (let killed = 0; killed < kills; killed += 1) {
        await wait(randomInt(50, 500))
        if (killed % 3 === 2) {
          await postgres?.kill()
          await postgres?.resume()
        } else {
          const index = killed % 3
          servers[index]?.child.kill('SIGKILL')
          await servers[index]?.ended
          servers[index] = await startServer(url)
        }
      }
      await wait(300)
      end.abort()
      await Promise.all(buyers)

      const store = await PgStore.open(url)
      const orders = await store.find('orders', everything)
      const intents = await store.find('intents', everything)
      const stock = await store.get('stock', 'orboot')
      await store.close()
      const kept = new Set(orders.map(({ id }) => id))
      const lost = acknowledged.filter((id) => !kept.has(id))
      const outcome = lostOrders(lost.length, acknowledged.length)
      const fault = 'kill of a server or the database'
      noteFault(context, { fault, store: 'PostgreSQL', times: kills, outcome })
      expect(lost).toEqual([])
      expect(acknowledged.length).toBeGreaterThan(0)
      // What killed servers held is still held: their leases run.
      const held = intents.flatMap(({ row }) => row.held)
      expect(stock?.units).toBe(500 - orders.length - held.length)
      const emails = orders.map(({ row }) => row.customer.email)
      expect(new Set(emails).size).toBe(emails.length)
    },
  )
})

async function addressOf(servers: readonly ServerProcess[], index: number): Promise<string> {
  const server = servers[index]
  if (!server) throw new Error('no server')
  return server.address
}
