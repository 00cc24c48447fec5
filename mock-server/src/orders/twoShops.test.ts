import { nothing } from '@stemside/rules'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { seedSnapshot } from '../seed/seed.ts'
import { mayasPurchase } from '../seed/maya.ts'
import { createShop, type Durations } from '../shop/createShop.ts'
import type { Shop } from '../shop/Shop.ts'
import { LowStore } from '../store/lowStore.ts'
import { MemoryAdapter } from '../store/memoryAdapter.ts'
import type { PaymentGateway } from '../payments/port.ts'
import { shopWith } from '../testing/shopWith.ts'
import { holdPurchase } from './hold.ts'
import { placeOrderOnce } from './placeOrderOnce.ts'
import { settleIntents, startSweeper } from '../sales/settleIntents.ts'
import { limits } from '../../../scripts/gate/limits.ts'

async function twoShops(durations?: Durations): Promise<[Shop, Shop]> {
  const store = await LowStore.open(new MemoryAdapter(), true)
  await store.reset(seedSnapshot())
  return [createShop(store, durations), createShop(store, durations)]
}

const quiet = pino({ level: 'silent' })
const everything = { order: 'oldest', limit: Infinity } as const
const lateSale = {
  ...mayasPurchase,
  payment: { provider: 'stripe', token: 'sandbox_late' },
} as const

/** Holds a purchase as a process that ended afterwards: the lease is over. Returns the intent's id. */
async function abandonedIntent(shop: Shop): Promise<string> {
  const hold = await holdPurchase(shop, mayasPurchase, { once: undefined, again: false })
  if ('state' in hold) throw new Error('nothing was held')
  const { intentId, intent } = hold
  await shop.store.tx(async (tx) =>
    tx.put('intents', intentId, { ...intent, leaseUntil: '2026-01-01T00:00:00.000Z' }),
  )
  return intentId
}

describe('two shops on one store', () => {
  test('one Idempotency-Key makes one order, whichever shop it reaches', async () => {
    const [first, second] = await twoShops()
    const shops = [first, second, first, second, second]
    const bought = await Promise.all(
      shops.map((shop) => placeOrderOnce(shop, mayasPurchase, 'a-key-of-this-order')),
    )
    expect(bought).toEqual(shops.map(() => bought[0]))
    expect(await first.store.count('orders')).toBe(1)
    expect(await first.store.count('sandboxCharges')).toBe(1)
  })

  test('a start does not settle the payment that another shop is waiting for', async () => {
    const [first, second] = await twoShops({ payment: { patienceMs: 5000, lateAfterMs: 150 } })
    const order = placeOrderOnce(first, lateSale, undefined)
    await vi.waitFor(
      async () => expect(await first.store.count('intents')).toBe(1),
      limits.expectation,
    )
    const stop = await startSweeper(second, quiet)
    stop()
    await order
    expect(await first.store.count('orders')).toBe(1)
    const charges = await first.store.find('sandboxCharges', everything)
    expect(charges.map(({ row }) => row.state)).toEqual(['taken'])
  })

  test('a payment whose lease has ended is settled by the other shop and becomes no order', async () => {
    const [first, second] = await twoShops({ payment: { patienceMs: 5000, lateAfterMs: 150 } })
    const before = await first.store.get('stock', 'orboot')
    const order = placeOrderOnce(first, lateSale, 'a-key-of-this-order')
    const refused = order.catch((error: unknown) => error)
    const [intent] = await vi.waitFor(async () => {
      const found = await first.store.find('intents', everything)
      expect(found).toHaveLength(1)
      return found
    }, limits.expectation)
    if (!intent) throw new Error('no intent')
    // As after a pause of the first process that is longer than its lease.
    await first.store.tx(async (tx) =>
      tx.put('intents', intent.id, { ...intent.row, leaseUntil: '2026-01-01T00:00:00.000Z' }),
    )
    await settleIntents(second, quiet)
    expect(await first.store.get('stock', 'orboot')).toEqual(before)
    expect(await refused).toMatchObject({ status: 504 })
    expect(await first.store.count('orders')).toBe(0)
    expect(await first.store.get('stock', 'orboot')).toEqual(before)
    const charges = await first.store.find('sandboxCharges', everything)
    expect(charges.map(({ row }) => row.state)).toEqual(['given-back'])
    // The key is free again.
    await placeOrderOnce(second, mayasPurchase, 'a-key-of-this-order')
  })

  test('two sweeps at once ask the provider for one refund', async () => {
    const [first, second] = await twoShops()
    const intent = await abandonedIntent(first)
    const refunds = vi.spyOn(first.gateways.stripe, 'cancel')
    const shops = [first, { ...second, gateways: first.gateways }]
    await Promise.all(shops.map((shop) => settleIntents(shop, quiet)))
    expect(refunds.mock.calls).toEqual([[{ intentId: intent, reference: undefined }]])
  })

  test('a running sweeper settles an intent whose lease ends, without a restart', async () => {
    const [first, second] = await twoShops()
    const stop = await startSweeper(second, quiet, 10)
    onTestFinished(stop)
    const before = await first.store.get('stock', 'orboot')
    await abandonedIntent(first)
    await vi.waitFor(
      async () => expect(await first.store.count('intents')).toBe(0),
      limits.expectation,
    )
    expect(await first.store.get('stock', 'orboot')).toEqual(before)
  })

  test('when a provider fails, the hold is released and a refund is asked for later', async () => {
    const [shop] = await twoShops()
    const before = await shop.store.get('stock', 'orboot')
    const { stripe } = shop.gateways
    const failing = shopWith(shop, 'stripe', {
      create: async (charge) => {
        await stripe.create(charge)
        throw new Error('connection reset after the charge')
      },
    })
    await expect(placeOrderOnce(failing, mayasPurchase, undefined)).rejects.toMatchObject({
      status: 504,
    })
    expect(await shop.store.get('stock', 'orboot')).toEqual(before)
    const [late] = await shop.store.find('intents', everything)
    expect(late?.row.state).toBe('late')
    if (!late) return
    await shop.store.tx(async (tx) =>
      tx.put('intents', late.id, { ...late.row, leaseUntil: '2026-01-01T00:00:00.000Z' }),
    )
    await settleIntents(failing, quiet)
    expect((await shop.store.get('intents', late.id))?.state).toBe('refunded')
    const charges = await shop.store.find('sandboxCharges', everything)
    expect(charges.map(({ row }) => row.state)).toEqual(['given-back'])
  })

  test('the provider is not asked to give back a payment of 0, which it does not know', async () => {
    const [shop] = await twoShops()
    const id = await abandonedIntent(shop)
    const row = await shop.store.get('intents', id)
    if (!row) throw new Error('no intent')
    await shop.store.tx(async (tx) => tx.put('intents', id, { ...row, amount: nothing }))
    const cancel = vi.spyOn(shop.gateways.stripe, 'cancel')
    await settleIntents(shop, quiet)
    expect(cancel).not.toHaveBeenCalled()
    expect(await shop.store.count('intents')).toBe(0)
  })

  test('the other payments are settled if the provider fails for one, and that one is tried again', async () => {
    const [shop] = await twoShops()
    const bad = await abandonedIntent(shop)
    const good = await abandonedIntent(shop)
    const { stripe } = shop.gateways
    let isBroken = true
    const cancel: PaymentGateway['cancel'] = (payment) =>
      isBroken && payment.intentId === bad
        ? Promise.reject(new Error('no answer of the provider'))
        : stripe.cancel(payment)
    const failing = shopWith(shop, 'stripe', { cancel })
    const lines: string[] = []
    const logger = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
    await settleIntents(failing, logger)
    expect(await shop.store.get('intents', good)).toBeUndefined()
    const row = await shop.store.get('intents', bad)
    expect(row?.state).toBe('late')
    expect(lines.filter((line) => line.includes(bad))).toHaveLength(1)
    if (!row) return
    isBroken = false
    await shop.store.tx(async (tx) =>
      tx.put('intents', bad, { ...row, leaseUntil: '2026-01-01T00:00:00.000Z' }),
    )
    await settleIntents(failing, logger)
    expect(await shop.store.get('intents', bad)).toBeUndefined()
  })
})
