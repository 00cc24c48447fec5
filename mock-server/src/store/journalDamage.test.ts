import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { noteFault } from '../testing/faults.ts'
import { JournalAdapter } from './journalAdapter.ts'
import { encodeChanges, encodeLine } from './journalLine.ts'
import { LowStore } from './lowStore.ts'
import { JournalDamage, readJournal } from './readJournal.ts'
import { journalFile, openStore, put, stored } from '../testing/journal.ts'

describe('a damaged or older journal', () => {
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
    [
      'a part of a line, then zeros',
      (text) => `${text}${encodeLine(3, `["${'x'.repeat(200)}"]`).slice(0, 60)}${'\0'.repeat(40)}`,
      4,
    ],
    ['a newer version of the file', (text) => text.replace('journal 4', 'journal 5'), 1],
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
      claimed: [],
    })
    await store.close()
    expect(await stored(file)).toEqual({ a: { units: 1 } })
    expect(await readFile(file, 'utf8')).toMatch(/^stemside journal 4\n/)
    expect(await readFile(`${file}.version-1`, 'utf8')).toMatch(/^stemside journal 1\n/)
  })
})
