import { paymentEndpoints } from '@stemside/rules/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signatureHeader, signatureOf } from '../payments/sandbox/signature.ts'
import { keysOf } from '../secrets/serverSecret.ts'
import { unitsOf } from '../testing/buy.ts'
import { call } from '../testing/call.ts'
import {
  askOrder,
  beginOrder,
  decide,
  expectNoOrder,
  expectOneOrder,
  ledgerOf,
  letTimePass,
  orderKey,
  quiet,
  sendOrderAgain,
  sendWebhook,
} from '../testing/confirm.ts'
import { Postgres, hasPostgres } from '../testing/postgres.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { settleIntents } from './settleIntents.ts'

/** The servers' secret, from which the key of the webhooks is made. */
const authSecret = 'the secret of these servers'

describe('what goes wrong: webhooks (§7.40)', () => {
  test('a webhook that comes before the browser places the order', async () => {
    const server = await startTestServer()
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'approved')
    expect(await sendWebhook(server, intentId)).toBe(200)
    await expectOneOrder(server)
    expect(await askOrder(server)).toMatchObject({ state: 'placed' })
    await expectOneOrder(server)
  })

  test('a webhook that comes after the browser changes nothing', async () => {
    const server = await startTestServer()
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'approved')
    expect(await askOrder(server)).toMatchObject({ state: 'placed' })
    expect(await sendWebhook(server, intentId)).toBe(200)
    await expectOneOrder(server)
  })

  test('a webhook that comes many times at once, with the browser and a sweep, places one order', async () => {
    const server = await startTestServer()
    const { shop } = server.spaces.main
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'approved')
    await letTimePass(shop)
    const webhooks = Array.from({ length: 5 }, () => sendWebhook(server, intentId))
    await Promise.all([askOrder(server), settleIntents(shop, quiet), sendOrderAgain(server)])
    expect(await Promise.all(webhooks)).toEqual(webhooks.map(() => 200))
    await expectOneOrder(server)
  })

  test('without a webhook and without the browser, a sweep places the order', async () => {
    const server = await startTestServer()
    const { shop } = server.spaces.main
    const intentId = await beginOrder(server)
    await settleIntents(shop, quiet)
    expect((await ledgerOf(server)).intents).toEqual(['unconfirmed'])
    await decide(server, intentId, 'approved')
    await letTimePass(shop)
    await settleIntents(shop, quiet)
    await expectOneOrder(server)
  })

  test('a webhook that comes before the payer answers leaves the payment unconfirmed', async () => {
    const server = await startTestServer()
    const intentId = await beginOrder(server)
    expect(await sendWebhook(server, intentId)).toBe(200)
    expect((await ledgerOf(server)).intents).toEqual(['unconfirmed'])
    await decide(server, intentId, 'approved')
    await sendWebhook(server, intentId)
    await expectOneOrder(server)
  })

  test('a webhook about an ended or unknown payment changes nothing', async () => {
    const server = await startTestServer()
    const units = await unitsOf(server.address, 'orboot')
    const intentId = await beginOrder(server)
    await call(server.address, paymentEndpoints.cancelOrderPayment, { params: { key: orderKey } })
    expect(await sendWebhook(server, intentId)).toBe(200)
    expect(await sendWebhook(server, 'unknown')).toBe(200)
    await expectNoOrder(server, units)
  })

  test('a webhook with a wrong signature, an old one or that of another body is refused', async () => {
    const server = await startTestServer()
    const intentId = await beginOrder(server)
    const other = server.spaces.main.shop.payers.webhook('other').header(signatureHeader)
    await decide(server, intentId, 'approved')
    for (const signature of ['', 'v1=00', `t=1,v1=${'0'.repeat(64)}`, other ?? '']) {
      expect(await sendWebhook(server, intentId, { signature })).toBe(400)
    }
    const forged = signatureOf('{}', new Uint8Array(32))
    expect(await sendWebhook(server, intentId, { body: '{}', signature: forged })).toBe(400)
    expect((await ledgerOf(server)).orders).toEqual([])
  })

  test('a signed webhook is never believed: the provider is asked', async () => {
    const server = await startTestServer({ authSecret })
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'declined')
    const body = JSON.stringify({ type: 'payment.captured', state: 'paid', intentId })
    const signature = signatureOf(body, keysOf(authSecret).webhooks)
    expect(await sendWebhook(server, intentId, { body, signature })).toBe(200)
    expect((await ledgerOf(server)).orders).toEqual([])
    expect(await askOrder(server)).toMatchObject({ state: 'refused' })
  })

  test('an unknown provider has no webhooks', async () => {
    const { address } = await startTestServer()
    const answer = await fetch(`${address}/payments/webhook/bitcoin`, {
      method: 'POST',
      body: '{}',
    })
    expect(answer.status).toBe(404)
  })
})

describe.skipIf(!hasPostgres)('on PostgreSQL, with two servers', () => {
  let postgres: Postgres | undefined
  beforeAll(async () => {
    postgres = await Postgres.start()
  })
  afterAll(() => postgres?.stop())

  test('webhooks, browser and sweeps at both servers place one order', async () => {
    const databaseUrl = (await postgres?.database()) ?? ''
    const first = await startTestServer({ databaseUrl, authSecret })
    const second = await startTestServer({ databaseUrl, authSecret })
    const intentId = await beginOrder(first)
    await decide(second, intentId, 'approved')
    await letTimePass(first.spaces.main.shop)
    await Promise.all([
      sendWebhook(first, intentId),
      sendWebhook(second, intentId),
      askOrder(first),
      askOrder(second),
      settleIntents(first.spaces.main.shop, quiet),
      settleIntents(second.spaces.main.shop, quiet),
    ])
    await expectOneOrder(second)
    expect(await askOrder(first)).toMatchObject({ state: 'placed' })
  })
})
