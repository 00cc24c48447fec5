import { endpoints } from '@stemside/rules/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeSampleOrder } from '../testing/buy.ts'
import { call, send } from '../testing/call.ts'
import { giftCode, morning, setClock } from '../testing/gifts.ts'
import { hasPostgres, Postgres } from '../testing/postgres.ts'
import { earthTotal, sampleOrder } from '../testing/samples.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

let postgres: Postgres | undefined

beforeAll(async () => {
  if (hasPostgres) postgres = await Postgres.start()
})

afterAll(() => postgres?.stop())

const recipient = { name: 'Ada Sample', email: 'ada@example.com' }

describe.skipIf(!hasPostgres)('e-gifts on PostgreSQL', () => {
  test('two servers mail a code once, and orders at both never spend more than is on it', async () => {
    const databaseUrl = (await postgres?.database()) ?? ''
    const servers = [
      await startTestServer({ databaseUrl }),
      await startTestServer({ databaseUrl }),
    ] as const
    const [{ address }] = servers
    const body = {
      countryCode: 'US',
      amount: 75,
      recipient,
      sender: { name: 'Maya Sample', email: 'maya@example.com' },
      deliverOn: '2026-11-24',
      payment: { provider: 'stripe', token: 'sandbox_approve' },
    }
    await setClock(servers[0], '2026-11-23T09:00:00.000Z')
    await call(address, endpoints.buyEGift, { body })
    await Promise.all(servers.map((one) => setClock(one, '2026-11-24T12:00:00.000Z')))
    const query = { to: recipient.email }
    const mails = await call(address, toolEndpoints.readOutbox, { query })
    expect(mails).toHaveLength(1)
    const code = /GIFT(?:-\w{5}){3}/.exec(mails[0]?.text ?? '')?.[0] ?? ''
    const order = (one: TestServer, giftCardPays: number) =>
      send(one.address, endpoints.placeOrder, {
        body: sampleOrder({ giftCard: code, giftCardPays }),
      })
    // One order takes 51.48 of 75.00. The others saw that as well, and are refused.
    const first = await Promise.all([...servers, ...servers].map((one) => order(one, earthTotal)))
    expect(first.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ])
    const then = await Promise.all(servers.map((one) => order(one, 23.52)))
    expect(then.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const orders = await servers[0].spaces.main.shop.store.find('orders', {
      order: 'oldest',
      limit: Infinity,
    })
    const paid = orders.map(({ row }) => row.giftCardPaid ?? 0)
    expect(paid.toSorted((a, b) => a - b)).toEqual([2352, 5148])
    expect((await call(address, endpoints.getGiftBalance, { query: { code } })).balance).toBe(0)
  })

  test('a repeat of a placed order is answered by its key, before its gift code is counted', async () => {
    const databaseUrl = (await postgres?.database()) ?? ''
    const server = await startTestServer({ databaseUrl, rateLimits: true })
    await setClock(server, morning)
    const code = await giftCode(server, { amount: 100 })
    const paid = { giftCard: code, giftCardPays: earthTotal }
    const headers = { 'idempotency-key': 'a-key-of-this-order' }
    const orderId = await placeSampleOrder(server.address, paid, headers)
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1) {
      const query = { code: `GIFT-${tries}` }
      statuses.push((await send(server.address, endpoints.getGiftBalance, { query })).status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(await placeSampleOrder(server.address, paid, headers)).toBe(orderId)
  })
})
