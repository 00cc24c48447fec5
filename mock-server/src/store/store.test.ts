import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mayasOrder, mayasPurchase } from '../seed/maya.ts'
import { hasPostgres, Postgres } from '../testing/postgres.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { JournalAdapter } from './journalAdapter.ts'
import { LowStore } from './lowStore.ts'
import { MemoryAdapter } from './memoryAdapter.ts'
import { PgStore } from './postgres/pgStore.ts'
import { StoreUnavailable, type Query, type Store } from './port.ts'
import { limits } from '../../../scripts/gate/limits.ts'

/** Every store of the shop passes these tests. */
let postgres: Postgres | undefined

beforeAll(async () => {
  if (hasPostgres) postgres = await Postgres.start()
})

afterAll(() => postgres?.stop())

const stores: Readonly<Record<string, () => Promise<Store>>> = {
  memory: () => LowStore.open(new MemoryAdapter()),
  journal: async () =>
    LowStore.open(new JournalAdapter(path.join(await temporaryFolder(), 'data.journal'))),
  ...(hasPostgres && {
    PostgreSQL: async () => PgStore.open((await postgres?.database()) ?? ''),
  }),
}

/** A time `minutes` after nine o'clock. */
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 9, minutes))

const everything = { order: 'oldest', limit: Infinity } as const

describe.each(Object.entries(stores))('the store port on %s', (_name, open) => {
  test('returns what was put, and undefined for an unknown id', async () => {
    const store = await open()
    await store.tx(async (tx) => tx.put('stock', 'orboot', { units: 3 }))
    expect(await store.get('stock', 'orboot')).toEqual({ units: 3 })
    expect(await store.get('stock', 'nothing')).toBeUndefined()
    await store.close()
  })

  test('takes any text without NUL as an id', async () => {
    const store = await open()
    const ids = ['__proto__', 'constructor', '', 'a b\n"', "'; drop table stock; --", '🪐']
    await store.tx(async (tx) => {
      for (const [units, id] of ids.entries()) tx.put('stock', id, { units })
    })
    for (const [units, id] of ids.entries()) expect(await store.get('stock', id)).toEqual({ units })
    expect(await store.get('stock', 'toString')).toBeUndefined()
    await store.close()
  })

  test('refuses NUL in an id, and finds nothing under one', async () => {
    const store = await open()
    const put = store.tx(async (tx) => tx.put('stock', 'a\0b', { units: 1 }))
    await expect(put).rejects.toThrow(RangeError)
    expect(await store.get('stock', 'a\0b')).toBeUndefined()
    expect(await store.tx((tx) => tx.get('stock', 'a\0b'))).toBeUndefined()
    await store.close()
  })

  test('keeps every text of a row, NUL and lone surrogates included', async () => {
    const store = await open()
    const row = { intentId: 'a\0b \ud800 🪐 "\\u0000"' }
    await store.tx(async (tx) => tx.put('couponUses', 'x', row))
    expect(await store.get('couponUses', 'x')).toEqual(row)
    await store.close()
  })

  test('reads its own writes within a transaction, deletions too', async () => {
    const store = await open()
    await store.tx(async (tx) => tx.put('stock', 'a', { units: 1 }))
    await store.tx(async (tx) => {
      tx.put('stock', 'b', { units: 2 })
      tx.delete('stock', 'a')
      expect(await tx.get('stock', 'b')).toEqual({ units: 2 })
      expect(await tx.get('stock', 'a')).toBeUndefined()
      expect(await tx.find('stock', everything)).toEqual([{ id: 'b', row: { units: 2 } }])
      expect(await tx.count('stock')).toBe(1)
    })
    expect(await store.count('stock')).toBe(1)
    await store.close()
  })

  test('writes nothing of a transaction that throws', async () => {
    const store = await open()
    await store.tx(async (tx) => tx.put('stock', 'a', { units: 1 }))
    const failing = store.tx(async (tx) => {
      tx.put('stock', 'a', { units: 9 })
      await tx.claim('stock', 'b', { units: 9 })
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await store.get('stock', 'a')).toEqual({ units: 1 })
    expect(await store.get('stock', 'b')).toBeUndefined()
    await store.close()
  })

  test('of many claims of one id, one gets it and the others see it', async () => {
    const store = await open()
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        store.tx((tx) => tx.claim('couponUses', 'TRYNEW a@b.co', { intentId: String(number) })),
      ),
    )
    const winner = await store.get('couponUses', 'TRYNEW a@b.co')
    expect(claims.filter((before) => before === undefined)).toHaveLength(1)
    expect(claims.filter((before) => before?.intentId === winner?.intentId)).toHaveLength(19)
    await store.close()
  })

  test('a claim counts for later reads and claims of its transaction', async () => {
    const store = await open()
    await store.tx(async (tx) => {
      expect(await tx.claim('stock', 'a', { units: 1 })).toBeUndefined()
      expect(await tx.claim('stock', 'a', { units: 2 })).toEqual({ units: 1 })
      expect(await tx.get('stock', 'a')).toEqual({ units: 1 })
      tx.put('stock', 'a', { units: 3 })
    })
    expect(await store.get('stock', 'a')).toEqual({ units: 3 })
    await store.close()
  })

  test('shows a transaction of txSoon at once', async () => {
    const store = await open()
    const units = await store.txSoon(async (tx) => {
      tx.put('stock', 'soon', { units: 1 })
      return 1
    })
    expect(await store.get('stock', 'soon')).toEqual({ units })
    await expect(store.txSoon(() => Promise.reject(new Error('on purpose')))).rejects.toThrow(
      'on purpose',
    )
    await store.tx(async (tx) => tx.put('stock', 'waited', { units: 2 }))
    expect((await store.export()).stock).toEqual({ soon: { units: 1 }, waited: { units: 2 } })
    await store.close()
  })

  test('returns pages in the order asked for, and counts', async () => {
    const store = await open()
    await store.tx(async (tx) => {
      for (let units = 0; units < 25; units += 1) tx.put('stock', `sku-${units}`, { units })
    })
    // A changed row keeps its place.
    await store.tx(async (tx) => tx.put('stock', 'sku-5', { units: 500 }))
    const units = async (query: Query<'stock'>) =>
      (await store.find('stock', query)).map(({ row }) => row.units)
    expect(await units({ order: 'oldest', offset: 4, limit: 3 })).toEqual([4, 500, 6])
    expect(await units({ order: 'newest', limit: 3 })).toEqual([24, 23, 22])
    expect(await units({ order: 'newest', offset: 24, limit: 3 })).toEqual([0])
    expect(await units({ order: 'oldest', limit: 0 })).toEqual([])
    expect(await store.count('stock')).toBe(25)
    await store.close()
  })

  test('filters by fields: equal, below, all of several', async () => {
    const store = await open()
    const subscribedAt = '2026-11-21T09:00:00.000Z'
    const subscription = { email: 'a@b.co', country: 'US' as const, subscribedAt }
    await store.tx(async (tx) => {
      tx.put('subscriptions', '1', { ...subscription, source: 'notify-me', sku: 'orboot' })
      tx.put('subscriptions', '2', { ...subscription, source: 'notify-me', sku: 'orboot_mars' })
      tx.put('subscriptions', '3', { ...subscription, source: 'footer' })
      tx.put('carts', 'B', { lines: [], savedAt: '2026-11-21T09:00:00.000Z' })
      tx.put('carts', 'a', { lines: [], savedAt: '2026-11-20T09:00:00.000Z' })
      const order = mayasOrder('STEM-1', subscribedAt, mayasPurchase.lines)
      tx.put('orders', '1', { ...order, customer: { ...order.customer, email: 'Maya@B.co' } })
    })
    const waiting = { source: 'notify-me', sku: 'orboot' }
    const before = await store.find('subscriptions', { ...everything, where: waiting })
    expect(before.map(({ id }) => id)).toEqual(['1'])
    expect(await store.count('subscriptions', { source: 'notify-me' })).toBe(2)
    expect(await store.count('subscriptions', { sku: '' })).toBe(0)
    expect(await store.count('carts', { savedAt: { below: subscribedAt } })).toBe(1)
    expect(await store.count('orders', { email: 'maya@b.co' })).toBe(1)
    await store.tx(async (tx) => {
      tx.delete('subscriptions', '1')
      tx.put('subscriptions', '4', { ...subscription, source: 'notify-me', sku: 'orboot' })
      const found = await tx.find('subscriptions', { ...everything, where: waiting })
      expect(found.map(({ id }) => id)).toEqual(['4'])
    })
    await store.close()
  })

  test('fifty buyers of twenty pieces: twenty get one', async () => {
    const store = await open()
    await store.tx(async (tx) => tx.put('stock', 'globe', { units: 20 }))
    const buy = () =>
      store.tx(async (tx) => {
        const units = (await tx.get('stock', 'globe'))?.units ?? 0
        // A store without serializable transactions would run others here.
        await Promise.resolve()
        if (units === 0) return false
        tx.put('stock', 'globe', { units: units - 1 })
        return true
      })
    const bought = await Promise.all(Array.from({ length: 50 }, buy))
    expect(bought.filter(Boolean)).toHaveLength(20)
    expect(await store.get('stock', 'globe')).toEqual({ units: 0 })
    await store.close()
  })

  test('of many transactions that count and then put, only one sees an empty collection', async () => {
    const store = await open()
    const first = () =>
      store.tx(async (tx) => {
        const known = await tx.count('subscriptions', { source: 'contest' })
        if (known > 0) return false
        tx.put('subscriptions', String(Math.random()), {
          email: 'a@b.co',
          source: 'contest',
          country: 'US',
          subscribedAt: '2026-11-21T09:00:00.000Z',
        })
        return true
      })
    const firsts = await Promise.all(Array.from({ length: 10 }, first))
    expect(firsts.filter(Boolean)).toHaveLength(1)
    await store.close()
  })

  test('counts hits of a key in its window', async () => {
    const store = await open()
    const key = `hits ${Math.random()}`
    const counts: number[] = []
    for (let hits = 0; hits < 3; hits += 1) counts.push((await store.hit(key, 60_000)).hits)
    expect(counts).toEqual([1, 2, 3])
    expect((await store.hit('another', 60_000)).hits).toBe(1)
    const { resetAt } = await store.hit(key, 60_000)
    expect(resetAt).toBeGreaterThan(Date.now())
    expect(resetAt).toBeLessThanOrEqual(Date.now() + 60_000)
    await store.close()
  })

  test('takes a hit back, and never counts below zero', async () => {
    const store = await open()
    await store.hit('key', 60_000)
    await store.hit('key', 60_000)
    await store.takeBackHit('key')
    expect((await store.hit('key', 60_000)).hits).toBe(2)
    for (let hits = 0; hits < 4; hits += 1) await store.takeBackHit('key')
    await store.takeBackHit('unknown')
    expect((await store.hit('key', 60_000)).hits).toBe(1)
    await store.close()
  })

  test('starts a counter again when its window has ended', async () => {
    const store = await open()
    const hits: number[] = []
    await vi.waitFor(
      async () => {
        hits.push((await store.hit('key', 100)).hits)
        expect(hits.filter((count) => count === 1)).toHaveLength(2)
      },
      { timeout: limits.expectation, interval: 10 },
    )
    expect(hits[0]).toBe(1)
    await store.close()
  })

  test('counts hits that arrive together, NUL in a key included', async () => {
    const store = await open()
    const hits = await Promise.all(Array.from({ length: 20 }, () => store.hit('a\0b', 60_000)))
    expect(hits.map((hit) => hit.hits).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    await store.close()
  })

  test('counts distinct visits of 15 minutes around a time', async () => {
    const store = await open()
    await store.addVisit('one', at(0))
    await store.addVisit('two', at(1))
    await store.addVisit('one', at(10))
    expect(await store.countVisits(at(10))).toBe(2)
    expect(await store.countVisits(at(16))).toBe(1)
    await store.addVisit('three', at(17))
    expect(await store.countVisits(at(17))).toBe(2)
    // The clock was set back by an hour.
    expect(await store.countVisits(at(-43))).toBe(0)
    await store.close()
  })

  test('a reset forgets visits', async () => {
    const store = await open()
    const now = new Date()
    await store.addVisit('one', now)
    await store.reset({})
    expect(await store.countVisits(now)).toBe(0)
    await store.close()
  })

  test('a reset leaves what its snapshot holds, and export returns it', async () => {
    const store = await open()
    await store.tx(async (tx) => tx.put('stock', 'old', { units: 1 }))
    const snapshot = { stock: { new: { units: 2 } }, couponUses: { 'X a@b.co': { intentId: 'i' } } }
    await store.reset(snapshot)
    expect(await store.get('stock', 'old')).toBeUndefined()
    expect(await store.export()).toMatchObject(snapshot)
    await store.close()
  })

  test('refuses transactions once it is closed', async () => {
    const store = await open()
    await store.close()
    await expect(store.tx(async (tx) => tx.delete('stock', 'a'))).rejects.toThrow(StoreUnavailable)
    await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable)
  })
})
