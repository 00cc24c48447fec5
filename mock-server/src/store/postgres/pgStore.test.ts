import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { welcome } from '../../mail/subscriptionMails.ts'
import { placeOrderOnce } from '../../orders/placeOrderOnce.ts'
import { mayasPurchase } from '../../seed/maya.ts'
import { seedSnapshot } from '../../seed/seed.ts'
import { createShop } from '../../shop/createShop.ts'
import { hasPostgres, Postgres } from '../../testing/postgres.ts'
import { mostRows } from '../bounds.ts'
import { PgStore } from './pgStore.ts'
import { limits } from '../../../../scripts/gate/limits.ts'

const orders = 240
const clients = 16

let postgres: Postgres | undefined

beforeAll(async () => {
  if (hasPostgres) postgres = await Postgres.start()
})

afterAll(() => postgres?.stop())

describe.skipIf(!hasPostgres)('the quota of a collection on PostgreSQL', () => {
  test('keeps the newest rows and mails with gift codes, and at most a few hundred more', async () => {
    const store = await PgStore.open((await postgres?.database()) ?? '')
    const most = mostRows.mails ?? 0
    await store.tx(async (tx) =>
      tx.put('mails', 'gift', { ...welcome('a@b.co'), at: '2026-11-21', giftCard: 'its id' }),
    )
    for (let first = 0; first < 2 * most; first += 100) {
      await store.tx(async (tx) => {
        for (let number = first; number < first + 100; number += 1) {
          tx.put('mails', String(number), { ...welcome('maya@example.com'), at: '2026-11-21' })
        }
      })
    }
    await vi.waitFor(
      async () => expect(await store.count('mails')).toBeLessThan(most + 300),
      limits.expectation,
    )
    expect(await store.get('mails', '0')).toBeUndefined()
    expect(await store.get('mails', String(2 * most - 1))).toBeDefined()
    expect(await store.get('mails', 'gift')).toBeDefined()
    await store.close()
  })
})

describe.skipIf(!hasPostgres)('transactions on PostgreSQL', () => {
  test.each([1, 2])(
    'less than one in twenty runs again when %i processes sell one sku',
    async (processes) => {
      const url = (await postgres?.database()) ?? ''
      const stores = await Promise.all(
        Array.from({ length: processes }, () => PgStore.open(url, { connections: 8 })),
      )
      await stores[0]?.reset(seedSnapshot())
      const shops = stores.map((store) => createShop(store))
      let left = orders
      const client = async (index: number) => {
        const shop = shops[index % shops.length]
        if (!shop) return
        while (left > 0) {
          left -= 1
          const customer = { ...mayasPurchase.customer, email: `${left}@example.com` }
          await placeOrderOnce(shop, { ...mayasPurchase, customer }, `key-of-order-${left}`)
        }
      }
      const begin = performance.now()
      await Promise.all(Array.from({ length: clients }, (_, index) => client(index)))
      const seconds = (performance.now() - begin) / 1000
      expect(await stores[0]?.count('orders')).toBe(orders)
      const sum = (part: 'transactions' | 'retries') =>
        stores.reduce((total, store) => total + store.retries[part], 0)
      const share = sum('retries') / sum('transactions')
      process.stdout.write(
        `PostgreSQL, ${processes} processes: ${(orders / seconds).toFixed(0)} orders/s, ${(100 * share).toFixed(1)} % retries\n`,
      )
      expect(share).toBeLessThan(0.05)
      for (const store of stores) await store.close()
    },
  )
})
