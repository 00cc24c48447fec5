import { endpoints, paymentEndpoints } from '@stemside/rules/contract'
import { describe, expect, test, vi } from 'vitest'
import { endUnconfirmed } from '../intents/unconfirmed.ts'
import type { Shop } from '../shop/Shop.ts'
import { unitsOf } from '../testing/buy.ts'
import { call, refusal } from '../testing/call.ts'
import {
  askOrder,
  beginOrder,
  decide,
  expectNoOrder,
  expectOneOrder,
  ledgerOf,
  letTimePass,
  longAgo,
  orderKey,
  paypalOrder,
  quiet,
  sendOrderAgain,
  sendWebhook,
} from '../testing/confirm.ts'
import { balanceOf, giftCode, startOnMorning } from '../testing/gifts.ts'
import { shopWith } from '../testing/shopWith.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'
import { settleIntent } from './settleIntent.ts'
import { settleIntents } from './settleIntents.ts'

const otherAddress = { ...paypalOrder().shippingAddress, line1: '2 Other Road' }

const notInTime =
  'The payment was not confirmed in time. Nothing was charged; your cart is still here. You can try again, or pay another way.'

/** A payer who approves the payment after it has ended gets no order, and pays nothing. */
async function expectApprovalIsLate(server: TestServer, intentId: string, units?: number) {
  await decide(server, intentId, 'approved')
  await sendWebhook(server, intentId)
  await expectNoOrder(server, units)
}

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
    expect(await askOrder(server)).toEqual({
      status: 'success',
      state: 'refused',
      reason: `${reason} Nothing was charged; your cart is still here. You can try again, or pay another way.`,
    })
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
    expect(await askOrder(server)).toMatchObject({ reason: notInTime })
    await expectApprovalIsLate(server, intentId, units)
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
    expect(await askOrder(server)).toMatchObject({ reason: notInTime })
    await expectApprovalIsLate(server, intentId, units)
  })

  test('a shopper who pays another way ends the payment, also after approving it', async () => {
    const server = await startTestServer()
    const units = await unitsOf(server.address, 'orboot')
    const intentId = await beginOrder(server)
    await decide(server, intentId, 'approved')
    const params = { key: orderKey }
    expect(
      await call(server.address, paymentEndpoints.cancelOrderPayment, { params }),
    ).toMatchObject({
      state: 'refused',
      reason:
        'The payment was cancelled. Nothing was charged; your cart is still here. You can try again, or pay another way.',
    })
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
    const changed: Shop = shopWith(shop, 'paypal', {
      // The provider knows of no money yet when the shop ends the payment, and takes it afterwards.
      cancel: vi.fn<typeof paypal.cancel>(() => paypal.cancel(taken)).mockResolvedValueOnce(false),
      confirm: async (payment) => {
        await endUnconfirmed(changed, intentId, 'The payment was cancelled.')
        return paypal.confirm(payment)
      },
    })
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
    '%s ends the earlier payment of the cart, also if both are approved',
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
        reason: 'This cart is being paid in another tab. This payment has ended.',
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
