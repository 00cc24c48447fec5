import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { VisitLog } from '../shop/VisitLog.ts'
import { LowStore } from '../store/lowStore.ts'
import { MemoryAdapter } from '../store/memoryAdapter.ts'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'

describe('POST /website-analytics/insert-analytics', () => {
  const visit = { event: 'visit', source: 'instagram', device: 'mobile', countryCode: 'GB' }

  test('visits are stored together, when the server ends at the latest', async () => {
    const first = await startTestServer()
    for (let visits = 0; visits < 5; visits += 1) {
      await call(first.address, endpoints.insertAnalytics, { body: visit })
    }
    await first.stop()
    const second = await startTestServer({ dataDir: first.settings.dataDir })
    const { rows, total } = await second.spaces.main.shop.store.find('visits')
    expect(total).toBe(5)
    expect(rows[0]?.row).toMatchObject(visit)
  })

  test.each([{ event: '' }, { countryCode: 'XX' }, { event: 'x'.repeat(65) }, { extra: 1 }])(
    'refuses %j',
    async (wrong) => {
      const { address } = await startTestServer()
      const body = { ...visit, ...wrong }
      expect((await refusal(address, endpoints.insertAnalytics, { body })).code).toBe(400)
    },
  )

  test('only so many are kept, the newest', async () => {
    const store = await LowStore.open(new MemoryAdapter())
    const log = new VisitLog(store, { most: 10, batchMs: 60_000 })
    const add = (event: string) => log.add({ event, countryCode: 'US', at: '2026-11-21T00:00:00Z' })
    for (let round = 0; round < 4; round += 1) {
      for (let visits = 0; visits < 7; visits += 1) add(`${round}-${visits}`)
      await log.flush()
    }
    const { rows, total } = await store.find('visits')
    expect(total).toBe(10)
    expect(rows.map(({ row }) => row.event)).toEqual([
      '2-4',
      '2-5',
      '2-6',
      '3-0',
      '3-1',
      '3-2',
      '3-3',
      '3-4',
      '3-5',
      '3-6',
    ])
  })

  test('a flood between two writes does not fill the memory', async () => {
    const store = await LowStore.open(new MemoryAdapter())
    const log = new VisitLog(store, { most: 10, batchMs: 60_000 })
    for (let visits = 0; visits < 1000; visits += 1) {
      log.add({ event: String(visits), countryCode: 'US', at: '2026-11-21T00:00:00Z' })
    }
    await log.flush()
    const { rows } = await store.find('visits')
    expect(rows.map(({ row }) => row.event)).toEqual(
      Array.from({ length: 10 }, (_, index) => String(990 + index)),
    )
  })
})
