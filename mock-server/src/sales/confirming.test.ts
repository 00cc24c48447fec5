import { endpoints, paymentEndpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { placeSampleOrder, unitsOf } from '../testing/buy.ts'
import { call, send } from '../testing/call.ts'
import {
  askOrder,
  beginOrder,
  buyer,
  decide,
  expectOneOrder,
  intentOf,
  ledgerOf,
  paypalOrder,
  sendOrderAgain,
  sendWebhook,
} from '../testing/confirm.ts'
import { everything, gift, mailsTo, startOnMorning } from '../testing/gifts.ts'
import { earthTotal } from '../testing/samples.ts'
import { startTestServer } from '../testing/startTestServer.ts'

describe('an order that the payer confirms at the provider (§7.39)', () => {
  test('waits, holds its unit, and is placed once the payer has approved', async () => {
    const server = await startTestServer()
    const units = (await unitsOf(server.address, 'orboot')) ?? 0
    const intentId = await beginOrder(server)
    expect(await askOrder(server)).toMatchObject({
      state: 'unconfirmed',
      confirm: { by: 'window', page: `/payments/sandbox/${intentId}` },
    })
    expect(await unitsOf(server.address, 'orboot')).toBe(units - 1)
    await decide(server, intentId, 'approved')
    const { state, orderId = '' } = await askOrder(server)
    expect(state).toBe('placed')
    await expectOneOrder(server)
    const order = await call(server.address, endpoints.getOrder, {
      params: { orderId },
      query: { email: buyer },
    })
    expect(order).toMatchObject({ total: earthTotal, payment: { provider: 'paypal' } })
    expect(await sendOrderAgain(server)).toMatchObject({ status: 200, answer: { orderId } })
  })

  test.for([
    ['the shopper’s bank', 'sandbox_bank', 'bank'],
    ['an app on the phone', 'sandbox_app', 'app'],
  ] as const)('can be confirmed in %s', async ([, token, by]) => {
    const server = await startTestServer()
    const intentId = await beginOrder(
      server,
      paypalOrder({ payment: { provider: 'stripe', token } }),
    )
    expect(await askOrder(server)).toMatchObject({ state: 'unconfirmed', confirm: { by } })
    await decide(server, intentId, 'approved')
    expect(await sendWebhook(server, intentId, {}, 'stripe')).toBe(200)
    await expectOneOrder(server)
  })

  test('is answered on the sandbox’s page, which tells the shop by a webhook', async () => {
    const server = await startTestServer()
    const page = `${server.address}/payments/sandbox/${await beginOrder(server)}`
    expect(await (await fetch(page)).text()).toContain('$51.48')
    const answer = await fetch(page, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ decision: 'approved' }),
    })
    expect(answer.headers.get('location')).toBe('/payment?result=approved')
    await expectOneOrder(server)
    expect(await (await fetch(page)).text()).toContain('You have approved this payment.')
    expect((await fetch(`${server.address}/payments/sandbox/unknown`)).status).toBe(404)
  })

  test('a payment that nobody has to confirm has no page', async () => {
    const server = await startTestServer()
    await placeSampleOrder(server.address)
    const [charge] = await server.spaces.main.shop.store.find('sandboxCharges', everything)
    expect((await fetch(`${server.address}/payments/sandbox/${charge?.id}`)).status).toBe(404)
  })
})

describe('an e-gift that the payer confirms (§7.39)', () => {
  const key = 'the-key-of-a-gift'
  const headers = { 'idempotency-key': key }
  const payment = { provider: 'paypal', token: 'sandbox_window' } as const

  test('is bought once the payer has approved, and not before', async () => {
    const server = await startOnMorning()
    const answer = await call(server.address, endpoints.buyEGift, {
      body: gift({ payment }),
      headers,
    })
    const asked = () => call(server.address, endpoints.askEGift, { params: { key } })
    expect((await asked()).state).toBe('unconfirmed')
    expect(await server.spaces.main.shop.store.count('gifts')).toBe(0)
    await decide(server, intentOf(answer), 'approved')
    await sendWebhook(server, intentOf(answer))
    expect(await asked()).toEqual({ status: 'success', state: 'placed' })
    const [bought] = await server.spaces.main.shop.store.find('gifts', everything)
    const [charge] = await server.spaces.main.shop.store.find('sandboxCharges', everything)
    expect(bought?.row.payment).toEqual({ provider: 'paypal', reference: charge?.row.reference })
    expect(await mailsTo(server, 'maya@example.com')).toHaveLength(1)
    expect(
      (await send(server.address, endpoints.buyEGift, { body: gift({ payment }), headers })).status,
    ).toBe(200)
    expect(await server.spaces.main.shop.store.count('gifts')).toBe(1)
  })

  test('is not bought if the buyer pays another way', async () => {
    const server = await startOnMorning()
    const body = gift({ payment })
    const answer = await call(server.address, endpoints.buyEGift, { body, headers })
    const params = { key }
    expect(
      await call(server.address, paymentEndpoints.cancelEGiftPayment, { params }),
    ).toMatchObject({ state: 'refused' })
    await decide(server, intentOf(answer), 'approved')
    await sendWebhook(server, intentOf(answer))
    expect(await ledgerOf(server)).toMatchObject({ taken: [], intents: [] })
    expect(await server.spaces.main.shop.store.count('gifts')).toBe(0)
  })
})
