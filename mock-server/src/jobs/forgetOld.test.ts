import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import type { CartRow } from '../store/shopRows.ts'
import { LowStore } from '../store/lowStore.ts'
import { MemoryAdapter } from '../store/memoryAdapter.ts'
import { daysKept, mostRows } from '../store/bounds.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { call } from '../testing/call.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

const dayMs = 24 * 60 * 60 * 1000

async function totals({ spaces }: TestServer): Promise<Record<string, number>> {
  const { store } = spaces.main.shop
  const names = ['carts', 'idempotency', 'mails', 'orders', 'subscriptions'] as const
  const found = names.map(async (name) => [name, await store.count(name)] as const)
  return Object.fromEntries(await Promise.all(found))
}

async function later({ address }: TestServer, days: number): Promise<void> {
  const now = new Date(Date.now() + days * dayMs).toISOString()
  await call(address, toolEndpoints.setClock, { body: { now } })
}

async function fill({ address, spaces }: TestServer): Promise<void> {
  const id = await placeSampleOrder(address, {}, { 'idempotency-key': 'a-key-of-this-order' })
  // An order that moves would send more mails.
  await spaces.main.shop.store.tx(async (tx) => tx.delete('orderSteps', id))
  await call(address, endpoints.updateCart, {
    body: { countryCode: 'US', cart_data: [{ sku: 'orboot', quantity: 1 }] },
  })
  await call(address, endpoints.subscribeEmail, {
    body: { email: 'maya@example.com', source: 'footer', country: 'US' },
  })
}

const kept = { carts: 1, idempotency: 1, mails: 2, orders: 1, subscriptions: 1 }

describe('rows that are kept for some days only', () => {
  test.each(['carts', 'idempotency', 'mails'] as const)(
    '%s are deleted once they are too old, and not before',
    async (collection) => {
      const server = await startTestServer()
      await fill(server)
      const days = daysKept[collection]
      await later(server, days - 0.01)
      expect((await totals(server))[collection]).toBe(kept[collection])
      await later(server, days + 0.01)
      expect((await totals(server))[collection]).toBe(0)
    },
  )

  test('orders and subscriptions are never deleted', async () => {
    const server = await startTestServer()
    await fill(server)
    expect(await totals(server)).toEqual(kept)
    await later(server, 4000)
    expect(await totals(server)).toEqual({ ...kept, carts: 0, idempotency: 0, mails: 0 })
  })

  test('changing a cart starts its days anew', async () => {
    const server = await startTestServer()
    const body = { cart_id: 'mine', countryCode: 'US', cart_data: [] }
    await call(server.address, endpoints.updateCart, { body })
    await later(server, daysKept.carts - 1)
    await call(server.address, endpoints.updateCart, { body })
    await later(server, daysKept.carts + 1)
    expect((await totals(server))['carts']).toBe(1)
  })

  test('a start deletes what became too old while the server was down', async () => {
    const first = await startTestServer()
    const savedAt = new Date(Date.now() - (daysKept.carts + 1) * dayMs).toISOString()
    await first.spaces.main.shop.store.tx(async (tx) => {
      tx.put('carts', 'old', { lines: [], savedAt })
    })
    await first.stop()
    const second = await startTestServer({ dataDir: first.settings.dataDir })
    expect((await totals(second))['carts']).toBe(0)
  })
})

describe('a collection that is full', () => {
  test.each(['carts', 'idempotency', 'mails', 'visits', 'vitals'] as const)(
    '%s: a new row replaces the oldest',
    async (collection) => {
      const store = await LowStore.open(new MemoryAdapter())
      const most = mostRows[collection] ?? 0
      // The quota does not depend on what a row holds.
      const row = { lines: [], savedAt: '2026-11-21T09:00:00.000Z' }
      await store.reset({
        [collection]: Object.fromEntries(
          Array.from({ length: most + 1 }, (_, n) => [`row-${n}`, row]),
        ),
      })
      expect(await store.count(collection)).toBe(most)
      expect(await store.get(collection, 'row-0')).toBeUndefined()
      expect(await store.get(collection, 'row-1')).toBeDefined()
    },
  )

  test('a full collection of carts still accepts changes to its carts', async () => {
    const server = await startTestServer()
    const savedAt = new Date().toISOString()
    const most = mostRows.carts ?? 0
    const carts: Record<string, CartRow> = {}
    for (let n = 0; n < most; n += 1) carts[`cart-${n}`] = { lines: [], savedAt }
    const { store } = server.spaces.main.shop
    await store.reset({ carts })
    const body = { cart_id: 'cart-7', countryCode: 'US', cart_data: [] }
    await call(server.address, endpoints.updateCart, { body })
    expect(await store.get('carts', 'cart-0')).toBeDefined()
    await call(server.address, endpoints.updateCart, { body: { ...body, cart_id: 'new' } })
    expect(await store.get('carts', 'cart-0')).toBeUndefined()
    expect(await store.count('carts')).toBe(most)
  })
})
