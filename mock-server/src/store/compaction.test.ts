import { readFile, stat, writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { JournalAdapter } from './journalAdapter.ts'
import { LowStore } from './lowStore.ts'
import { journalFile, openStore, put, stored } from '../testing/journal.ts'

describe('the journal', () => {
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

  test('ignores the draft of a compaction that was interrupted', async () => {
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
    // Without a compaction the file would hold 2040 transactions.
    const lines = (await readFile(file, 'utf8')).split('\n').length
    expect(lines).toBeLessThan(1500)
    const back = await stored(file)
    expect(Object.keys(back)).toHaveLength(90)
    expect(back['sku-7']).toEqual({ units: 3907 })
    expect(back['kept-12']).toEqual({ units: 12 })
  })
})
