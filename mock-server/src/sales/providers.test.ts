import { minor } from '@stemside/rules'
import { accountEndpoints } from '@stemside/rules/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readRefusal } from '../once/once.ts'
import { placeOrderOnce } from '../orders/placeOrderOnce.ts'
import { payRefunds } from '../orders/refunds.ts'
import type { PaymentGateway } from '../payments/port.ts'
import { mayasPurchase } from '../seed/maya.ts'
import { signUp } from '../testing/accounts.ts'
import { placeSampleOrder, unitsOf } from '../testing/buy.ts'
import { send } from '../testing/call.ts'
import {
  askOrder,
  beginOrder,
  buyer,
  decide,
  expectNoOrder,
  expectOneOrder,
  ledgerOf,
  letTimePass,
  orderKey,
  quiet,
  sendWebhook,
} from '../testing/confirm.ts'
import { everything } from '../testing/gifts.ts'
import { breaksOff, neverAnswers, shopWith } from '../testing/shopWith.ts'
import { impatient, startTestServer } from '../testing/startTestServer.ts'
import { settleIntent } from './settleIntent.ts'
import { settleIntents } from './settleIntents.ts'

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
    const faulty = shopWith(shop, 'stripe', {
      create: (payment) => stripe.create({ ...payment, amount: minor(100) }),
    })
    await expect(placeOrderOnce(faulty, mayasPurchase, undefined)).rejects.toThrow('this amount')
    const { orders, charges } = await ledgerOf(server)
    expect({ orders, charges }).toEqual({ orders: [], charges: ['given-back'] })
  })

  test('units are kept for 15 minutes, also if the provider is silent or gives more time', async () => {
    const server = await startTestServer({}, { payment: impatient })
    const { shop } = server.spaces.main
    const units = await unitsOf(server.address, 'orboot')
    const { paypal } = shop.gateways
    const faulty = shopWith(shop, 'paypal', {
      create: async (payment) => {
        const created = await paypal.create(payment)
        if (created.state !== 'unconfirmed') return created
        const confirmation = { ...created.confirmation, until: '2126-11-29T09:00:00.000+05:30' }
        return { ...created, confirmation }
      },
      confirm: neverAnswers,
    })
    const payment = { provider: 'paypal', token: 'sandbox_window' } as const
    await placeOrderOnce(faulty, { ...mayasPurchase, payment }, orderKey)
    const [intent] = await shop.store.find('intents', everything)
    const until = Date.parse(intent?.row.unconfirmed?.confirmation.until ?? '')
    expect(until - Date.now()).toBeLessThanOrEqual(15 * 60_000)
    vi.useFakeTimers({ now: until + 1000, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await settleIntents(faulty, quiet)
    expect(await readRefusal(shop.store, 'order', orderKey)).toBe(
      'The payment was not confirmed in time. Nothing was charged; your cart is still here. You can try again, or pay another way.',
    )
    expect(await unitsOf(server.address, 'orboot')).toBe(units)
  })

  test('a provider that does not answer is asked again', async () => {
    const server = await startTestServer({}, { payment: impatient })
    const { shop } = server.spaces.main
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'approved')
    const settleBy = (confirm: PaymentGateway['confirm']) =>
      settleIntent(shopWith(shop, 'paypal', { confirm }), intentId)
    await expect(settleBy(neverAnswers)).rejects.toThrow('has not answered for 60 ms')
    await expect(settleBy(breaksOff)).rejects.toThrow('reset')
    expect((await ledgerOf(server)).intents).toEqual(['unconfirmed'])
    await letTimePass(shop)
    await settleIntents(shop, quiet)
    await expectOneOrder(server)
  })

  test('if the connection breaks after the provider took the money, the next webhook places the order', async () => {
    const server = await startTestServer({}, { payment: impatient })
    const { shop } = server.spaces.main
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'approved')
    const { paypal } = shop.gateways
    const faulty = shopWith(shop, 'paypal', {
      confirm: async (payment) => {
        await paypal.confirm(payment)
        throw new Error('connection reset after the charge')
      },
    })
    await expect(settleIntent(faulty, intentId)).rejects.toThrow('after the charge')
    expect(await ledgerOf(server)).toMatchObject({ orders: [], charges: ['taken'] })
    await sendWebhook(server, intentId)
    await expectOneOrder(server)
  })

  test('a provider that never answers when a payment ends does not stop the sweeps', async () => {
    const server = await startTestServer({}, { payment: impatient })
    const { shop } = server.spaces.main
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'declined')
    const faulty = shopWith(shop, 'paypal', { cancel: neverAnswers })
    await settleIntent(faulty, intentId)
    await letTimePass(shop)
    await settleIntents(faulty, quiet)
    expect((await ledgerOf(server)).intents).toEqual(['late'])
  })

  test('a payer is not asked to confirm if the hold ends before the provider answers', async () => {
    const server = await startTestServer()
    const { shop } = server.spaces.main
    const units = await unitsOf(server.address, 'orboot')
    const { paypal } = shop.gateways
    const faulty = shopWith(shop, 'paypal', {
      create: async (payment) => {
        const created = await paypal.create(payment)
        // As after a pause of this process that is longer than its lease.
        await letTimePass(shop)
        await settleIntents(shop, quiet)
        return created
      },
    })
    const payment = { provider: 'paypal', token: 'sandbox_window' } as const
    await expect(placeOrderOnce(faulty, { ...mayasPurchase, payment }, undefined)).rejects.toThrow(
      'did not answer in time',
    )
    await expectNoOrder(server, units)
  })

  test('a provider that cannot end a payment now is asked again', async () => {
    const server = await startTestServer()
    const { shop } = server.spaces.main
    const units = await unitsOf(server.address, 'orboot')
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'declined')
    await settleIntent(shopWith(shop, 'paypal', { cancel: breaksOff }), intentId)
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
    await settleIntent(shopWith(shop, 'paypal', { cancel: breaksOff }), intentId)
    expect(JSON.stringify(await shop.store.get('intents', intentId))).not.toContain(buyer)
  })

  test('a provider that never answers a refund does not stop the others', async () => {
    const server = await startTestServer({}, { payment: impatient })
    const { shop } = server.spaces.main
    const faulty = shopWith(shop, 'paypal', { refund: neverAnswers })
    const refundBy = (provider: 'paypal' | 'stripe') =>
      ({
        orderId: 'one',
        provider,
        reference: 'one',
        amount: minor(1000),
        country: 'US',
        state: 'due',
        requestedAt: shop.clock.now().toISOString(),
      }) as const
    await shop.store.tx(async (tx) => tx.put('refunds', 'silent', refundBy('paypal')))
    await shop.store.tx(async (tx) => tx.put('refunds', 'paid', refundBy('stripe')))
    await payRefunds(faulty, quiet)
    expect((await shop.store.get('refunds', 'silent'))?.state).toBe('due')
    expect((await shop.store.get('refunds', 'paid'))?.state).toBe('paid')
  })

  test('an account cannot be erased while its payment waits for the payer', async () => {
    const server = await startTestServer()
    const token = await signUp(server.address, { email: buyer })
    const intentId = await beginOrder(server)
    const erase = () =>
      send(server.address, accountEndpoints.eraseAccountData, {
        headers: { 'x-access-token': token },
        body: { email: buyer },
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
