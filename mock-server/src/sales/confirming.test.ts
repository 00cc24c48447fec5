import { minor } from '@stemside/rules'
import { accountEndpoints, endpoints, paymentEndpoints } from '@stemside/rules/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readRefusal } from '../once/once.ts'
import { placeOrderOnce } from '../orders/placeOrderOnce.ts'
import { payRefunds } from '../orders/refunds.ts'
import { signatureHeader, signatureOf } from '../payments/sandbox/signature.ts'
import { endUnconfirmed } from '../intents/unconfirmed.ts'
import type { Begun } from '../payments/port.ts'
import { keysOf } from '../secrets/serverSecret.ts'
import type { Shop } from '../shop/Shop.ts'
import { signUp } from '../testing/accounts.ts'
import { mayasPurchase } from '../seed/maya.ts'
import { placeSampleOrder, unitsOf } from '../testing/buy.ts'
import { call, refusal, send } from '../testing/call.ts'
import {
  askOrder,
  beginOrder,
  decide,
  intentOf,
  orderKey,
  paypalOrder,
  sendOrderAgain,
  sendWebhook,
} from '../testing/confirm.ts'
import { balanceOf, everything, gift, giftCode, mailsTo, startOnMorning } from '../testing/gifts.ts'
import { hasPostgres, Postgres } from '../testing/postgres.ts'
import { earthTotal } from '../testing/samples.ts'
import { impatient, startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'
import { settleIntent } from './settleIntent.ts'
import { settleIntents } from './settleIntents.ts'

const authSecret = 'the secret of these servers'
const quiet = pino({ level: 'silent' })
const longAgo = '2026-01-01T00:00:00.000Z'
const email = 'maya@example.com'

/** What the shop and the provider have at the end. */
async function ledgerOf({ spaces }: TestServer) {
  const { store } = spaces.main.shop
  const orders = await store.find('orders', everything)
  const charges = await store.find('sandboxCharges', everything)
  const intents = await store.find('intents', everything)
  return {
    orders: orders.map(({ row }) => row.payment.reference),
    taken: charges.filter(({ row }) => row.state === 'taken').map(({ row }) => row.reference),
    charges: charges.map(({ row }) => row.state),
    intents: intents.map(({ row }) => row.state),
  }
}

/** One order, charged once, and nothing left open. */
async function expectOneOrder(server: TestServer): Promise<void> {
  const { orders, taken, intents } = await ledgerOf(server)
  expect(orders).toHaveLength(1)
  expect(taken).toEqual(orders)
  expect(intents).toEqual([])
  expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('order'),
  ])
}

/** No order, nothing charged, and the unit is in the shop again. */
async function expectNoOrder(server: TestServer, units: number | undefined): Promise<void> {
  const { orders, taken, intents } = await ledgerOf(server)
  expect({ orders, taken, intents }).toEqual({ orders: [], taken: [], intents: [] })
  expect(await unitsOf(server.address, 'orboot')).toBe(units)
}

/** As after half a minute: the next sweep asks the provider. */
async function letTimePass({ store }: Shop): Promise<void> {
  for (const { id, row } of await store.find('intents', everything)) {
    await store.tx(async (tx) => tx.put('intents', id, { ...row, leaseUntil: longAgo }))
  }
}

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
      query: { email },
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

  test('a webhook that comes too early leaves the payment open', async () => {
    const server = await startTestServer()
    const intentId = await beginOrder(server)
    expect(await sendWebhook(server, intentId)).toBe(200)
    expect((await ledgerOf(server)).intents).toEqual(['unconfirmed'])
    await decide(server, intentId, 'approved')
    await sendWebhook(server, intentId)
    await expectOneOrder(server)
  })

  test('a webhook about a payment that has ended, or that nobody knows, changes nothing', async () => {
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

const otherAddress = { ...paypalOrder().shippingAddress, line1: '2 Other Road' }

describe('what goes wrong: payers (§7.39)', () => {
  test.for([
    ['declined', 'The payment was declined.'],
    ['uncovered', 'The payment was approved, but there is not enough money for it.'],
    ['left', 'The payment was cancelled.'],
  ] as const)('a payment that ends as “%s” frees unit and key, and tells why', async (end) => {
    const [decision, reason] = end
    const server = await startTestServer()
    const units = await unitsOf(server.address, 'orboot')
    const intentId = await beginOrder(server)
    await decide(server, intentId, decision)
    await sendWebhook(server, intentId)
    expect(await askOrder(server)).toEqual({ status: 'success', state: 'refused', reason })
    await expectNoOrder(server, units)
    // The same key pays again, with a card.
    const card = {
      ...paypalOrder(),
      payment: { provider: 'stripe', token: 'sandbox_approve' },
    } as const
    expect(await sendOrderAgain(server, card)).toMatchObject({ status: 200 })
    await expectOneOrder(server)
  })

  test('a payment that nobody confirms in time ends', async () => {
    const server = await startTestServer()
    const { shop } = server.spaces.main
    const units = await unitsOf(server.address, 'orboot')
    const intentId = await beginOrder(server)
    const charge = await shop.store.get('sandboxCharges', intentId)
    if (!charge?.asked) throw new Error('no charge')
    const asked = { ...charge.asked, until: longAgo }
    await shop.store.tx(async (tx) => tx.put('sandboxCharges', intentId, { ...charge, asked }))
    await letTimePass(shop)
    await settleIntents(shop, quiet)
    expect(await askOrder(server)).toMatchObject({
      reason: 'The payment was not confirmed in time.',
    })
    await decide(server, intentId, 'approved')
    await sendWebhook(server, intentId)
    await expectNoOrder(server, units)
  })

  test('a payment that the provider still waits for after its time is ended by the shop', async () => {
    const server = await startTestServer()
    const { shop } = server.spaces.main
    const units = await unitsOf(server.address, 'orboot')
    const intentId = await beginOrder(server)
    const intent = await shop.store.get('intents', intentId)
    if (!intent?.unconfirmed) throw new Error('no intent')
    const confirmation = { ...intent.unconfirmed.confirmation, until: longAgo }
    const unconfirmed = { ...intent.unconfirmed, confirmation }
    await shop.store.tx(async (tx) => tx.put('intents', intentId, { ...intent, unconfirmed }))
    expect(await askOrder(server)).toMatchObject({
      reason: 'The payment was not confirmed in time.',
    })
    await decide(server, intentId, 'approved')
    await sendWebhook(server, intentId)
    await expectNoOrder(server, units)
  })

  test('a shopper who pays another way ends the payment, also after approving it', async () => {
    const server = await startTestServer()
    const units = await unitsOf(server.address, 'orboot')
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'approved')
    const params = { key: orderKey }
    expect(
      await call(server.address, paymentEndpoints.cancelOrderPayment, { params }),
    ).toMatchObject({ state: 'refused', reason: 'The payment was cancelled.' })
    await sendWebhook(server, intentId)
    await expectNoOrder(server, units)
  })

  test('a payment that is paid already cannot be ended: its order stands', async () => {
    const server = await startTestServer()
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'approved')
    await sendWebhook(server, intentId)
    const params = { key: orderKey }
    expect(
      await call(server.address, paymentEndpoints.cancelOrderPayment, { params }),
    ).toMatchObject({ state: 'placed' })
    await expectOneOrder(server)
  })

  test('a payment that is taken while the shopper ends it is given back', async () => {
    const server = await startTestServer()
    const { shop } = server.spaces.main
    const units = await unitsOf(server.address, 'orboot')
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'approved')
    const { paypal } = shop.gateways
    const taken = { intentId, reference: undefined }
    const meanwhile: typeof paypal = {
      ...paypal,
      // The provider knows of no money yet when the shop ends the payment, and takes it afterwards.
      cancel: vi.fn<typeof paypal.cancel>(() => paypal.cancel(taken)).mockResolvedValueOnce(false),
      confirm: async (payment) => {
        await endUnconfirmed(changed, intentId, 'The payment was cancelled.')
        return paypal.confirm(payment)
      },
    }
    const changed: Shop = { ...shop, gateways: { ...shop.gateways, paypal: meanwhile } }
    await settleIntent(changed, intentId)
    const { orders, charges } = await ledgerOf(server)
    expect({ orders, charges }).toEqual({ orders: [], charges: ['given-back'] })
    expect(await unitsOf(server.address, 'orboot')).toBe(units)
  })

  test('the same press sent again waits for the same payment', async () => {
    const server = await startTestServer()
    const body = paypalOrder({ cart_id: 'one-cart' })
    const intentId = await beginOrder(server, body)
    expect(await beginOrder(server, body)).toBe(intentId)
    await decide(server, intentId, 'approved')
    await askOrder(server)
    await expectOneOrder(server)
  })

  test.for([
    ['the same order in a second tab', {}],
    ['a corrected address', { shippingAddress: otherAddress }],
    ['a card in place of PayPal', { payment: { provider: 'stripe', token: 'sandbox_bank' } }],
  ] as const)(
    'a payment of a cart makes way for %s, also if both are approved',
    async ([, changes]) => {
      const server = await startTestServer()
      await call(server.address, toolEndpoints.setStock, { body: { sku: 'orboot', units: 1 } })
      const first = await beginOrder(server, paypalOrder({ cart_id: 'one-cart' }))
      const other = 'the-key-of-the-other-tab'
      const body = paypalOrder({ cart_id: 'one-cart', ...changes })
      const second = await beginOrder(server, body, other)
      expect(second).not.toBe(first)
      for (const intentId of [first, second]) {
        await decide(server, intentId, 'approved')
        await sendWebhook(server, intentId)
      }
      await expectOneOrder(server)
      expect(await askOrder(server)).toMatchObject({
        state: 'refused',
        reason: 'This cart is being paid another way.',
      })
      const { orderId } = await askOrder(server, other)
      const again = await sendOrderAgain(server, body, 'one-more-key-of-it')
      expect(again.answer).toEqual({ status: 'success', orderId })
    },
  )

  test('a coupon and a gift card are free again after a refused payment, and used after a paid one', async () => {
    const server = await startOnMorning()
    const code = await giftCode(server)
    const body = paypalOrder({
      couponCode: 'TRYNEW',
      total: 44.66,
      giftCard: code,
      giftCardPays: 25,
    })
    const intentId = await beginOrder(server, body)
    expect(await balanceOf(server, code)).toBe(0)
    await decide(server, intentId, 'declined')
    await sendWebhook(server, intentId)
    expect(await balanceOf(server, code)).toBe(25)
    const again = await beginOrder(server, body)
    await decide(server, again, 'approved')
    await sendWebhook(server, again)
    expect(await balanceOf(server, code)).toBe(0)
    expect(await refusal(server.address, endpoints.placeOrder, { body })).toMatchObject({
      code: 422,
    })
    const { taken } = await ledgerOf(server)
    const charge = await server.spaces.main.shop.store.get('sandboxCharges', again)
    expect(taken).toContain(charge?.reference)
    expect(charge?.amount).toBe(1966)
  })
})

describe('what goes wrong: the shop and the provider (§7.39)', () => {
  test('a price that has changed meanwhile does not change what the payer has confirmed', async () => {
    const server = await startTestServer()
    const { store } = server.spaces.main.shop
    const intentId = await beginOrder(server)
    const row = await store.get('prices', 'orboot')
    if (!row) throw new Error('no price')
    const US = { ...row.prices.US, listPrice: minor(9999) }
    const prices = { ...row.prices, US }
    await store.tx(async (tx) => tx.put('prices', 'orboot', { ...row, prices }))
    await decide(server, intentId, 'approved')
    await sendWebhook(server, intentId)
    await expectOneOrder(server)
    const [order] = await store.find('orders', everything)
    expect(order?.row.total).toBe(5148)
  })

  test('a payment of another amount than the order’s is given back', async () => {
    const server = await startTestServer()
    const { store } = server.spaces.main.shop
    const units = await unitsOf(server.address, 'orboot')
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'approved')
    const charge = await store.get('sandboxCharges', intentId)
    if (!charge) throw new Error('no charge')
    const amount = minor(100)
    await store.tx(async (tx) => tx.put('sandboxCharges', intentId, { ...charge, amount }))
    await sendWebhook(server, intentId)
    expect(await askOrder(server)).toMatchObject({ state: 'refused' })
    const { orders, charges, intents } = await ledgerOf(server)
    expect({ orders, charges, intents }).toEqual({
      orders: [],
      charges: ['given-back'],
      intents: ['refunded'],
    })
    expect(await unitsOf(server.address, 'orboot')).toBe(units)
  })

  test('a card payment of another amount than the order’s is given back at once', async () => {
    const server = await startTestServer()
    const { shop } = server.spaces.main
    const { stripe } = shop.gateways
    const wrong: typeof stripe = {
      ...stripe,
      create: (payment) => stripe.create({ ...payment, amount: minor(100) }),
    }
    const faulty = { ...shop, gateways: { ...shop.gateways, stripe: wrong } }
    await expect(placeOrderOnce(faulty, mayasPurchase, undefined)).rejects.toThrow('this amount')
    const { orders, charges } = await ledgerOf(server)
    expect({ orders, charges }).toEqual({ orders: [], charges: ['given-back'] })
  })

  test('units are kept for 15 minutes, also if the provider is silent or gives more time', async () => {
    const server = await startTestServer({}, { payment: impatient })
    const { shop } = server.spaces.main
    const units = await unitsOf(server.address, 'orboot')
    const { paypal } = shop.gateways
    const silent: typeof paypal = {
      ...paypal,
      create: async (payment) => {
        const created = await paypal.create(payment)
        if (created.state !== 'unconfirmed') return created
        const confirmation = { ...created.confirmation, until: '2126-11-29T09:00:00.000+05:30' }
        return { ...created, confirmation }
      },
      confirm: () => new Promise(() => undefined),
    }
    const faulty = { ...shop, gateways: { ...shop.gateways, paypal: silent } }
    const payment = { provider: 'paypal', token: 'sandbox_window' } as const
    await placeOrderOnce(faulty, { ...mayasPurchase, payment }, orderKey)
    const [intent] = await shop.store.find('intents', everything)
    const until = Date.parse(intent?.row.unconfirmed?.confirmation.until ?? '')
    expect(until - Date.now()).toBeLessThanOrEqual(15 * 60_000)
    vi.useFakeTimers({ now: until + 1000, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await settleIntents(faulty, quiet)
    expect(await readRefusal(shop.store, 'order', orderKey)).toBe(
      'The payment was not confirmed in time.',
    )
    expect(await unitsOf(server.address, 'orboot')).toBe(units)
  })

  test('a provider that does not answer is asked again', async () => {
    const server = await startTestServer({}, { payment: impatient })
    const { shop } = server.spaces.main
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'approved')
    const { paypal } = shop.gateways
    const silent = { ...paypal, confirm: () => new Promise<never>(() => undefined) }
    const failing = { ...paypal, confirm: () => Promise.reject(new Error('reset')) }
    const settleBy = (gateway: typeof paypal) =>
      settleIntent({ ...shop, gateways: { ...shop.gateways, paypal: gateway } }, intentId)
    await expect(settleBy(silent)).rejects.toThrow('has not answered for 60 ms')
    await expect(settleBy(failing)).rejects.toThrow('reset')
    expect((await ledgerOf(server)).intents).toEqual(['unconfirmed'])
    await letTimePass(shop)
    await settleIntents(shop, quiet)
    await expectOneOrder(server)
  })

  test('a time-out after the charge, while it is confirmed, places the order later', async () => {
    const server = await startTestServer({}, { payment: impatient })
    const { shop } = server.spaces.main
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'approved')
    const { paypal } = shop.gateways
    const cut = {
      ...paypal,
      confirm: async (payment: Begun) => {
        await paypal.confirm(payment)
        throw new Error('connection reset after the charge')
      },
    }
    const faulty = { ...shop, gateways: { ...shop.gateways, paypal: cut } }
    await expect(settleIntent(faulty, intentId)).rejects.toThrow('after the charge')
    expect(await ledgerOf(server)).toMatchObject({ orders: [], charges: ['taken'] })
    await sendWebhook(server, intentId)
    await expectOneOrder(server)
  })

  test('a provider that cannot end a payment now is asked again', async () => {
    const server = await startTestServer()
    const { shop } = server.spaces.main
    const units = await unitsOf(server.address, 'orboot')
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'declined')
    const { paypal } = shop.gateways
    const failing = { ...paypal, cancel: () => Promise.reject(new Error('reset')) }
    await settleIntent({ ...shop, gateways: { ...shop.gateways, paypal: failing } }, intentId)
    expect((await ledgerOf(server)).intents).toEqual(['late'])
    await letTimePass(shop)
    await settleIntents(shop, quiet)
    await expectNoOrder(server, units)
  })

  test('a restart settles what the payer has approved meanwhile', async () => {
    const server = await startTestServer()
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'approved')
    await server.stop()
    const next = await startTestServer({ dataDir: server.settings.dataDir })
    await expectOneOrder(next)
    expect(await askOrder(next)).toMatchObject({ state: 'placed' })
  })

  test('an ended payment keeps nothing of the person', async () => {
    const server = await startTestServer()
    const { shop } = server.spaces.main
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'declined')
    const { paypal } = shop.gateways
    const failing = { ...paypal, cancel: () => Promise.reject(new Error('reset')) }
    await settleIntent({ ...shop, gateways: { ...shop.gateways, paypal: failing } }, intentId)
    expect(JSON.stringify(await shop.store.get('intents', intentId))).not.toContain(email)
  })

  test('an account cannot be erased while its payment waits for the payer', async () => {
    const server = await startTestServer()
    const token = await signUp(server.address, { email })
    const intentId = await beginOrder(server)
    const erase = () =>
      send(server.address, accountEndpoints.eraseAccountData, {
        headers: { 'x-access-token': token },
        body: { email },
      })
    const refused = await erase()
    expect(await refused.text()).toContain('A payment of yours is not finished yet.')
    await decide(server, intentId, 'declined')
    await sendWebhook(server, intentId)
    expect((await erase()).status).toBe(200)
  })

  test('a refund that the provider refuses is kept for the shopkeeper, and not asked again', async () => {
    const server = await startTestServer()
    const { shop } = server.spaces.main
    const payment = { provider: 'stripe', token: 'sandbox_no_refunds' } as const
    const id = await placeSampleOrder(server.address, { payment })
    const refund = {
      orderId: id,
      provider: 'stripe',
      reference: (await shop.store.get('orders', id))?.payment.reference ?? '',
      amount: minor(1000),
      country: 'US',
      state: 'due',
      requestedAt: shop.clock.now().toISOString(),
    } as const
    await shop.store.tx(async (tx) => tx.put('refunds', 'one', refund))
    const asked = vi.spyOn(shop.gateways.stripe, 'refund')
    await payRefunds(shop, quiet)
    await payRefunds(shop, quiet)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(await shop.store.get('refunds', 'one')).toMatchObject({
      state: 'refused',
      reason: 'The account of the payer is closed.',
    })
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
