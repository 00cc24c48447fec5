import { appendFile, open, readFile, stat, writeFile, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { noteFault } from '../testing/faults.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import type { Snapshot } from './collections.ts'
import { JournalAdapter } from './journalAdapter.ts'
import { encodeChanges, encodeLine } from './journalLine.ts'
import { LowStore } from './lowStore.ts'
import { StoreUnavailable } from './port.ts'
import { JournalDamage, readJournal } from './readJournal.ts'

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

function oneStock(): Snapshot {
  return { stock: { a: { units: 1 } } }
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
    const line = encodeLine(2, encodeChanges([{ collection: 'stock', id: 'b', row: { units: 2 } }]))
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

  test.for<[string, (line: string) => string]>([
    ['one byte', (line: string) => line.slice(0, 1)],
    ['its checksum', (line: string) => line.slice(0, 9)],
    ['half a line', (line: string) => line.slice(0, line.length / 2)],
    ['a line without its line break', (line: string) => line.slice(0, -1)],
  ])('cuts off a torn last line and reports it: %s', async ([name, tear], context) => {
    const file = await journalFile()
    const store = await openStore(file)
    await put(store, 'a', 1)
    await store.close()
    const json = encodeChanges([{ collection: 'stock', id: 'b', row: { units: 2 } }])
    await appendFile(file, tear(encodeLine(2, json)))
    const reports: string[] = []
    const report = (sentence: string) => void reports.push(sentence)
    const again = await LowStore.open(new JournalAdapter(file, { report }))
    expect(reports).toHaveLength(1)
    expect(reports[0]).toMatch(/cut off \d+ bytes of a transaction that was never confirmed/)
    await put(again, 'c', 3)
    await again.close()
    expect(await stored(file)).toEqual({ a: { units: 1 }, c: { units: 3 } })
    noteFault(context, {
      fault: `torn last line: ${name}`,
      store: 'data files',
      times: 1,
      outcome: 'cut off and reported; acknowledged rows kept',
    })
  })

  test.for<[string, (text: string) => string | Buffer, number]>([
    ['a flipped digit', (text) => text.replace('"units":1', '"units":7'), 2],
    ['a part of a line is lost', (text) => text.replace('{"units":1}', ''), 2],
    ['a line is lost', (text) => text.split('\n').toSpliced(1, 1).join('\n'), 2],
    ['a line stands twice', (text) => text.replace(/(\n.*\n)/, '$1$1').replace('\n\n', '\n'), 3],
    ['a file of something else', () => '{"orders": []}\n', 1],
    ['a line of something else', (text) => `${text}hello\n`, 4],
    ['an empty file', () => '', 1],
    ['half a header', () => 'stemside', 1],
    ['zeros at the end', (text) => `${text}${'\0'.repeat(4096)}`, 4],
    ['the last line is zeros', (text) => `${text.slice(0, -40)}${'\0'.repeat(40)}`, 3],
    ['a newer version of the file', (text) => text.replace('journal 2', 'journal 3'), 1],
    [
      'a collection of a newer version',
      (text) => text + encodeLine(3, '[["hoverboards","x",{"wheels":0}]]'),
      4,
    ],
  ])('refuses a damaged file and leaves it as it is: %s', async ([name, damage, line], context) => {
    const file = await journalFile()
    const store = await openStore(file)
    await put(store, 'a', 1)
    await put(store, 'b', 2)
    await store.close()
    const damaged = Buffer.from(damage(await readFile(file, 'utf8')))
    await writeFile(file, damaged)
    const failure: unknown = await openStore(file).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(JournalDamage)
    expect(failure).toMatchObject({ line })
    expect(await readFile(file)).toEqual(damaged)
    noteFault(context, {
      fault: `damage: ${name}`,
      store: 'data files',
      times: 1,
      outcome: 'start refused, file unchanged',
    })
  })

  test('refuses every flip of one bit', async (context) => {
    const file = await journalFile()
    const store = await openStore(file)
    await put(store, 'a', 1)
    await put(store, 'b', 2)
    await store.close()
    const good = await readFile(file)
    for (let bit = 0; bit < good.length * 8; bit += 1) {
      const flipped = Buffer.from(good)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      await writeFile(file, flipped)
      await expect(
        readJournal(file, () => undefined),
        `bit ${bit}`,
      ).rejects.toThrow(JournalDamage)
    }
    noteFault(context, {
      fault: 'damage: one flipped bit',
      store: 'data files',
      times: good.length * 8,
      outcome: 'start refused',
    })
  })

  test('reads a journal of version 1, brings its rows up to date, and keeps the old file', async () => {
    const file = await journalFile()
    const intent = { state: 'pending', held: [{ sku: 'orboot', quantity: 1 }] }
    const json = JSON.stringify([
      ['stock', 'a', { units: 1 }],
      ['intents', 'i', intent],
    ])
    const line = `${crc32(json).toString(16).padStart(8, '0')} ${json}\n`
    await writeFile(file, `stemside journal 1\n${line}${line.slice(0, 12)}`)
    const store = await openStore(file)
    expect(await store.get('intents', 'i')).toEqual({
      ...intent,
      owner: 'before version 2',
      leaseUntil: '1970-01-01T00:00:00.000Z',
    })
    await store.close()
    expect(await stored(file)).toEqual({ a: { units: 1 } })
    expect(await readFile(file, 'utf8')).toMatch(/^stemside journal 2\n/)
    expect(await readFile(`${file}.version-1`, 'utf8')).toMatch(/^stemside journal 1\n/)
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

  test('compacts while it takes transactions, and loses none of them', async () => {
    const file = await journalFile()
    const store = await LowStore.open(new JournalAdapter(file, { mostStale: 200 }))
    for (let round = 0; round < 40; round += 1) {
      await Promise.all(
        Array.from({ length: 50 }, (_, sku) => put(store, `sku-${sku}`, round * 100 + sku)),
      )
      await put(store, `kept-${round}`, round)
    }
    await store.close()
    // 2040 transactions without a compaction.
    const lines = (await readFile(file, 'utf8')).split('\n').length
    expect(lines).toBeLessThan(1500)
    const back = await stored(file)
    expect(Object.keys(back)).toHaveLength(90)
    expect(back['sku-7']).toEqual({ units: 3907 })
    expect(back['kept-12']).toEqual({ units: 12 })
  })

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

  test('takes nothing until a new start once fsync has failed', async () => {
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

  test('creates a new journal with its seed in one step', async () => {
    const file = await journalFile()
    // A process that ended while it created the journal left a draft, and no journal.
    await writeFile(`${file}.new`, 'stemside journal 2\n')
    const store = await LowStore.open(new JournalAdapter(file, { seed: oneStock }))
    await store.close()
    expect(await stored(file)).toEqual({ a: { units: 1 } })
  })
})
