import { open, type FileHandle } from 'node:fs/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { StoreUnavailable } from './port.ts'
import { journalFile, openStore, put, stored } from '../testing/journal.ts'

/** What all open files share. */
function prototypeOf(handle: FileHandle): FileHandle
function prototypeOf(handle: FileHandle): unknown {
  const prototype: unknown = Object.getPrototypeOf(handle)
  return prototype
}

describe('the store while its disk fails', () => {
  test('refuses while the disk is full, forgets what is not saved, and goes on once there is room', async () => {
    const file = await journalFile()
    const handle = await open(file, 'a')
    const store = await openStore(await journalFile())
    await put(store, 'a', 1)
    const write = vi.spyOn(prototypeOf(handle), 'appendFile')
    onTestFinished(() => write.mockRestore())
    write.mockRejectedValue(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
    const lost = [
      store.txSoon(async (tx) => tx.put('stock', 'soon', { units: 1 })),
      ...['a', 'a', 'b'].map((id, index) => put(store, id, index + 2)),
    ]
    const results = await Promise.allSettled(lost)
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ])
    await expect(put(store, 'c', 5)).rejects.toThrow(StoreUnavailable)
    await expect(put(store, 'c', 5)).rejects.not.toThrow(/space/)
    await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable)
    expect((await store.export()).stock).toEqual({ a: { units: 1 } })
    write.mockRestore()
    await store.checkWritable()
    await put(store, 'd', 6)
    expect((await store.export()).stock).toEqual({ a: { units: 1 }, d: { units: 6 } })
    await store.close()
    await handle.close()
  })

  test('cuts off what a failed write left in the file', async () => {
    const file = await journalFile()
    const store = await openStore(file)
    await put(store, 'a', 1)
    const handle = await open(file)
    const sync = vi.spyOn(prototypeOf(handle), 'datasync')
    onTestFinished(() => sync.mockRestore())
    // The lines stand in the file, and the disk does not confirm them.
    sync.mockRejectedValueOnce(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
    await expect(put(store, 'lost', 2)).rejects.toThrow(StoreUnavailable)
    await put(store, 'b', 3)
    await store.close()
    await handle.close()
    expect(await stored(file)).toEqual({ a: { units: 1 }, b: { units: 3 } })
  })

  test('cuts it off before the next write if the first attempt fails', async () => {
    const file = await journalFile()
    const store = await openStore(file)
    await put(store, 'a', 1)
    const handle = await open(file)
    const failure = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    const failing = (['datasync', 'truncate'] as const).map((method) =>
      vi.spyOn(prototypeOf(handle), method).mockRejectedValueOnce(failure),
    )
    onTestFinished(() => failing.forEach((spy) => spy.mockRestore()))
    await expect(put(store, 'lost', 2)).rejects.toThrow(StoreUnavailable)
    await put(store, 'b', 3)
    await store.close()
    await handle.close()
    expect(await stored(file)).toEqual({ a: { units: 1 }, b: { units: 3 } })
  })

  test('refuses every write until a restart once fsync has failed', async () => {
    const file = await journalFile()
    const store = await openStore(file)
    await put(store, 'a', 1)
    const handle = await open(file)
    const sync = vi.spyOn(prototypeOf(handle), 'datasync')
    onTestFinished(() => sync.mockRestore())
    sync.mockRejectedValueOnce(Object.assign(new Error('input/output error'), { code: 'EIO' }))
    await expect(put(store, 'lost', 2)).rejects.toThrow(StoreUnavailable)
    await expect(put(store, 'b', 3)).rejects.toThrow(StoreUnavailable)
    await store.close()
    await handle.close()
    expect(await stored(file)).toEqual({ a: { units: 1 } })
  })
})
