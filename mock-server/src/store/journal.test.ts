import { open, readFile, stat, writeFile, type FileHandle } from 'node:fs/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Snapshot } from './collections.ts'
import { JournalAdapter } from './journalAdapter.ts'
import { encodeChanges, encodeLine } from './journalLine.ts'
import { LowStore } from './lowStore.ts'
import { journalFile, openStore, put, stored } from '../testing/journal.ts'

/** What all open files share. */
function prototypeOf(handle: FileHandle): FileHandle
function prototypeOf(handle: FileHandle): unknown {
  const prototype: unknown = Object.getPrototypeOf(handle)
  return prototype
}

function oneStock(): Snapshot {
  return { stock: { a: { units: 1 } } }
}

describe('the journal', () => {
  test('reads back what was written, with any text', async () => {
    const file = await journalFile()
    const store = await openStore(file)
    await put(store, 'line\nbreak "quoted" 🪐', 1)
    await put(store, '__proto__', 2)
    await put(store, 'gone', 3)
    await store.tx(async (tx) => tx.delete('stock', 'gone'))
    await store.close()
    const back = await stored(file)
    expect(Object.entries(back)).toEqual([
      ['line\nbreak "quoted" 🪐', { units: 1 }],
      ['__proto__', { units: 2 }],
    ])
  })

  test('appends a transaction, and does not write the file anew', async () => {
    const file = await journalFile()
    const store = await openStore(file)
    await put(store, 'a', 1)
    const before = await stat(file)
    await put(store, 'b', 2)
    const after = await stat(file)
    expect(after.ino).toBe(before.ino)
    const line = encodeLine(2, encodeChanges([{ collection: 'stock', id: 'b', row: { units: 2 } }]))
    expect(after.size - before.size).toBe(Buffer.byteLength(line))
    await store.close()
  })

  test('confirms a transaction only after fdatasync', async () => {
    const file = await journalFile()
    const store = await openStore(file)
    // A test cannot cut the power. It can see that the system is asked to write to the disk.
    const handle = await open(file)
    const sync = vi.spyOn(prototypeOf(handle), 'datasync')
    onTestFinished(() => sync.mockRestore())
    await put(store, 'a', 1)
    expect(sync).toHaveBeenCalledTimes(1)
    await put(store, 'b', 2)
    expect(sync).toHaveBeenCalledTimes(2)
    await handle.close()
    await store.close()
  })

  test('writes transactions that arrive together in one disk write', async () => {
    const file = await journalFile()
    let flushes = 0
    class CountingAdapter extends JournalAdapter {
      override write(): Promise<void> {
        const flush = super.write()
        if (flush !== this.last) flushes += 1
        this.last = flush
        return flush
      }
      private last: Promise<void> | undefined
    }
    const store = await LowStore.open(new CountingAdapter(file))
    await Promise.all(Array.from({ length: 100 }, (_, units) => put(store, `sku-${units}`, units)))
    await store.close()
    expect(Object.keys(await stored(file))).toHaveLength(100)
    expect(flushes).toBeLessThan(20)
  })

  test('writes a transaction of txSoon before the next one of tx', async () => {
    const file = await journalFile()
    const store = await openStore(file)
    void store.txSoon(async (tx) => tx.put('stock', 'soon', { units: 1 }))
    await put(store, 'waited', 2)
    const text = await readFile(file, 'utf8')
    expect(text.indexOf('"soon"')).toBeGreaterThan(0)
    expect(text.indexOf('"soon"')).toBeLessThan(text.indexOf('"waited"'))
    await store.close()
  })

  test('writes a transaction of txSoon at the latest on close', async () => {
    const file = await journalFile()
    const store = await openStore(file)
    await store.txSoon(async (tx) => tx.put('stock', 'soon', { units: 1 }))
    await store.close()
    expect(await stored(file)).toEqual({ soon: { units: 1 } })
  })

  test('creates a new journal with its seed in one step', async () => {
    const file = await journalFile()
    // A process that ended while it created the journal left a draft, and no journal.
    await writeFile(`${file}.new`, 'stemside journal 4\n')
    const store = await LowStore.open(new JournalAdapter(file, { seed: oneStock }))
    await store.close()
    expect(await stored(file)).toEqual({ a: { units: 1 } })
  })
})
