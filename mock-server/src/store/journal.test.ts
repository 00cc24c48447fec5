import {
  appendFile,
  open,
  readdir,
  readFile,
  stat,
  writeFile,
  type FileHandle,
} from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { StartupError } from '../StartupError.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { JournalAdapter } from './journalAdapter.ts'
import { encodeLine } from './journalLine.ts'
import { LowStore } from './lowStore.ts'
import { StoreStopped } from './port.ts'

async function journalFile(): Promise<string> {
  return path.join(await temporaryFolder(), 'data.journal')
}

function openStore(file: string): Promise<LowStore> {
  return LowStore.open(new JournalAdapter(file))
}

async function stored(file: string): Promise<Readonly<Record<string, { units: number }>>> {
  const store = await openStore(file)
  const { stock = {} } = await store.export()
  await store.close()
  return stock
}

async function put(store: LowStore, id: string, units: number): Promise<void> {
  await store.tx(async (tx) => tx.put('stock', id, { units }))
}

/** What all open files share. */
function prototypeOf(handle: FileHandle): FileHandle
function prototypeOf(handle: FileHandle): unknown {
  const prototype: unknown = Object.getPrototypeOf(handle)
  return prototype
}

describe('the journal', () => {
  test('is read back as it was written, whatever the texts hold', async () => {
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

  test('is appended to, not written anew: a transaction costs its own length', async () => {
    const file = await journalFile()
    const store = await openStore(file)
    await put(store, 'a', 1)
    const before = await stat(file)
    await put(store, 'b', 2)
    const after = await stat(file)
    expect(after.ino).toBe(before.ino)
    const line = encodeLine([{ collection: 'stock', id: 'b', row: { units: 2 } }])
    expect(after.size - before.size).toBe(Buffer.byteLength(line))
    await store.close()
  })

  test('nothing is acknowledged before the disk says that it has it', async () => {
    const file = await journalFile()
    const store = await openStore(file)
    // A power cut cannot be tried here; that the system is asked to write through can.
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

  test('writes that come together go to the disk together', async () => {
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

  test('what does not wait is on disk with the next that does, before it', async () => {
    const file = await journalFile()
    const store = await openStore(file)
    void store.txSoon(async (tx) => tx.put('stock', 'soon', { units: 1 }))
    await put(store, 'waited', 2)
    const text = await readFile(file, 'utf8')
    expect(text.indexOf('"soon"')).toBeGreaterThan(0)
    expect(text.indexOf('"soon"')).toBeLessThan(text.indexOf('"waited"'))
    await store.close()
  })

  test('what does not wait is on disk once the store is closed', async () => {
    const file = await journalFile()
    const store = await openStore(file)
    await store.txSoon(async (tx) => tx.put('stock', 'soon', { units: 1 }))
    await store.close()
    expect(await stored(file)).toEqual({ soon: { units: 1 } })
  })

  test.each([
    ['half a line', (line: string) => line.slice(0, line.length / 2)],
    ['a line without its end', (line: string) => line.slice(0, -1)],
    ['zeros, as a power cut leaves them', () => '\0'.repeat(512)],
  ])('cuts a torn tail: %s', async (_name, tear) => {
    const file = await journalFile()
    const store = await openStore(file)
    await put(store, 'a', 1)
    await store.close()
    await appendFile(file, tear(encodeLine([{ collection: 'stock', id: 'b', row: { units: 2 } }])))
    expect(await stored(file)).toEqual({ a: { units: 1 } })
    const again = await openStore(file)
    await put(again, 'c', 3)
    await again.close()
    expect(await stored(file)).toEqual({ a: { units: 1 }, c: { units: 3 } })
  })

  test.each([
    ['a flipped digit', (text: string) => text.replace('"units":1', '"units":7')],
    ['a line that is lost in part', (text: string) => text.replace('{"units":1}', '')],
    ['a file of something else', () => '{"orders": []}\n'],
    ['a line of something else', (text: string) => `${text}hello\n`],
  ])('sets a damaged file aside, and never overwrites it: %s', async (_name, damage) => {
    const file = await journalFile()
    const store = await openStore(file)
    await put(store, 'a', 1)
    await put(store, 'b', 2)
    await store.close()
    const damaged = damage(await readFile(file, 'utf8'))
    await writeFile(file, damaged)
    await expect(openStore(file)).rejects.toThrow(StartupError)
    const names = await readdir(path.dirname(file))
    const aside = names.find((name) => name.includes('.damaged-')) ?? ''
    expect(await readFile(path.join(path.dirname(file), aside), 'utf8')).toBe(damaged)
    expect(names).not.toContain(path.basename(file))
  })

  test('is compacted at the start once most of it is out of date', async () => {
    const file = await journalFile()
    const store = await openStore(file)
    for (let units = 0; units < 700; units += 1) await put(store, 'only', units)
    await store.close()
    const before = (await stat(file)).size
    expect(await stored(file)).toEqual({ only: { units: 699 } })
    expect((await stat(file)).size).toBeLessThan(before / 100)
    expect(await stored(file)).toEqual({ only: { units: 699 } })
  })

  test('survives a compaction that was cut off', async () => {
    const file = await journalFile()
    const store = await openStore(file)
    await put(store, 'a', 1)
    await store.close()
    await writeFile(`${file}.new`, 'half a draf')
    expect(await stored(file)).toEqual({ a: { units: 1 } })
  })

  test('takes nothing after a failed write, says why, and forgets what is not on disk', async () => {
    const file = await journalFile()
    let isFull = false
    class FullDisk extends JournalAdapter {
      override async write(): Promise<void> {
        if (isFull) throw new Error('ENOSPC: no space left on device')
        await super.write()
      }
    }
    const store = await LowStore.open(new FullDisk(file))
    await put(store, 'a', 1)
    isFull = true
    // Nobody waits for this one, and nobody has heard of it once the next has failed.
    await store.txSoon(async (tx) => tx.put('stock', 'soon', { units: 1 }))
    const writes = [put(store, 'a', 2), put(store, 'a', 3), put(store, 'b', 4)]
    for (const write of writes) await expect(write).rejects.toThrow(/could not be written.*ENOSPC/)
    isFull = false
    await expect(put(store, 'c', 5)).rejects.toThrow(StoreStopped)
    expect(await store.get('stock', 'a')).toEqual({ units: 1 })
    expect(await store.get('stock', 'b')).toBeUndefined()
    expect(await store.get('stock', 'soon')).toBeUndefined()
    await store.close()
    expect(await stored(file)).toEqual({ a: { units: 1 } })
  })

  test('its adapter never appends again after one error', async () => {
    const file = await journalFile()
    const adapter = new JournalAdapter(file)
    await adapter.read()
    // A closed handle makes the write itself fail.
    await adapter.close()
    adapter.stage([{ collection: 'stock', id: 'a', row: { units: 1 } }])
    await expect(adapter.write()).rejects.toThrow(/closed/)
  })
})
