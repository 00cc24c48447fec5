import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { JournalAdapter } from './journalAdapter.ts'
import { LowStore } from './lowStore.ts'
import { MemoryAdapter } from './memoryAdapter.ts'
import { StoreStopped, type Store } from './port.ts'

/** Whatever keeps the shop's data passes these. */
const stores: Readonly<Record<string, () => Promise<Store>>> = {
  memory: () => LowStore.open(new MemoryAdapter()),
  journal: async () =>
    LowStore.open(new JournalAdapter(path.join(await temporaryFolder(), 'data.journal'))),
}

describe.each(Object.entries(stores))('the store port on %s', (_name, open) => {
  test('gives back what was put, and undefined for what was not', async () => {
    const store = await open()
    await store.tx(async (tx) => tx.put('stock', 'orboot', { units: 3 }))
    expect(await store.get('stock', 'orboot')).toEqual({ units: 3 })
    expect(await store.get('stock', 'nothing')).toBeUndefined()
    await store.close()
  })

  test('takes any text for an id, __proto__ and the empty one included', async () => {
    const store = await open()
    const ids = ['__proto__', 'constructor', '', 'a b\n"', '\u0000', '🪐']
    await store.tx(async (tx) => {
      for (const [units, id] of ids.entries()) tx.put('stock', id, { units })
    })
    for (const [units, id] of ids.entries()) expect(await store.get('stock', id)).toEqual({ units })
    expect(await store.get('stock', 'toString')).toBeUndefined()
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
      expect((await tx.find('stock')).rows).toEqual([{ id: 'b', row: { units: 2 } }])
    })
    expect((await store.find('stock')).total).toBe(1)
    await store.close()
  })

  test('leaves nothing behind of a transaction that throws', async () => {
    const store = await open()
    await store.tx(async (tx) => tx.put('stock', 'a', { units: 1 }))
    const failing = store.tx(async (tx) => {
      tx.put('stock', 'a', { units: 9 })
      tx.put('stock', 'b', { units: 9 })
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await store.get('stock', 'a')).toEqual({ units: 1 })
    expect(await store.get('stock', 'b')).toBeUndefined()
    await store.close()
  })

  test('what does not wait for the disk is seen at once, and kept with what does', async () => {
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

  test('gives pages, their total, and the newest first', async () => {
    const store = await open()
    await store.tx(async (tx) => {
      for (let units = 0; units < 25; units += 1) tx.put('stock', `sku-${units}`, { units })
    })
    const even = { where: ({ units }: { units: number }) => units % 2 === 0, limit: 5 }
    const page = await store.find('stock', { ...even, offset: 5 })
    expect(page.total).toBe(13)
    expect(page.rows.map(({ row }) => row.units)).toEqual([10, 12, 14, 16, 18])
    const newest = await store.find('stock', { ...even, newestFirst: true })
    expect(newest.rows.map(({ row }) => row.units)).toEqual([24, 22, 20, 18, 16])
    await store.close()
  })

  test('fifty buyers of twenty pieces: twenty get one', async () => {
    const store = await open()
    await store.tx(async (tx) => tx.put('stock', 'globe', { units: 20 }))
    const buy = () =>
      store.tx(async (tx) => {
        const units = (await tx.get('stock', 'globe'))?.units ?? 0
        // Others get their turn here, if the store lets them.
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

  test('a reset leaves what its snapshot holds, and export gives it back', async () => {
    const store = await open()
    await store.tx(async (tx) => tx.put('stock', 'old', { units: 1 }))
    const snapshot = { stock: { new: { units: 2 } }, couponUses: { 'X a@b.co': { intentId: 'i' } } }
    await store.reset(snapshot)
    expect(await store.get('stock', 'old')).toBeUndefined()
    expect(await store.export()).toMatchObject(snapshot)
    await store.close()
  })

  test('takes nothing once it is closed', async () => {
    const store = await open()
    await store.close()
    await expect(store.tx(async (tx) => tx.delete('stock', 'a'))).rejects.toThrow(StoreStopped)
  })
})
