import { endpoints } from '@stemside/rules/contract'
import { visitHeader } from '@stemside/rules/contract/calls'
import { describe, expect, test } from 'vitest'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'

describe('POST /website-analytics/insert-analytics', () => {
  const visit = { event: 'visit', source: 'instagram', device: 'mobile', countryCode: 'GB' }

  test('a visit is saved before it is confirmed', async () => {
    const first = await startTestServer()
    for (let visits = 0; visits < 5; visits += 1) {
      await call(first.address, endpoints.insertAnalytics, { body: visit })
    }
    await first.stop()
    const second = await startTestServer({ dataDir: first.settings.dataDir })
    const { store } = second.spaces.main.shop
    expect(await store.count('visits')).toBe(5)
    const [newest] = await store.find('visits', { order: 'newest', limit: 1 })
    expect(newest?.row).toMatchObject(visit)
  })

  test('keeps the visit id of x-visit, and refuses one that is not an id', async () => {
    const { address, spaces } = await startTestServer()
    const [random, letters] = ['0123456789abcdef', 'not an id']
    await call(address, endpoints.insertAnalytics, {
      body: visit,
      headers: { [visitHeader]: random },
    })
    const failure = await refusal(address, endpoints.insertAnalytics, {
      body: visit,
      headers: { [visitHeader]: letters },
    })
    expect(failure.code).toBe(400)
    const rows = await spaces.main.shop.store.find('visits', { order: 'oldest', limit: 10 })
    expect(rows.map(({ row }) => row.visit)).toEqual([random])
  })

  test('the web vitals of a page are saved apart from visits; unknown names and negative values are refused (§7.36)', async () => {
    const { address, spaces } = await startTestServer()
    const event = { event: 'web_vitals', countryCode: 'GB', vitals: { LCP: 812.4, CLS: 0 } }
    await call(address, endpoints.insertAnalytics, { body: event })
    const [saved] = await spaces.main.shop.store.find('vitals', { order: 'newest', limit: 1 })
    expect(saved?.row).toMatchObject(event)
    for (const vitals of [{ LCP: -1 }, { LCP: '812' }, { SPEED: 1 }]) {
      const body = { ...event, vitals }
      expect((await refusal(address, endpoints.insertAnalytics, { body })).code).toBe(400)
    }
  })

  test('a visit that cannot be saved is refused', async () => {
    const { address, spaces } = await startTestServer()
    await spaces.main.shop.store.close()
    const failure = await refusal(address, endpoints.insertAnalytics, { body: visit })
    expect(failure.code).toBe(503)
  })

  test.each([{ event: '' }, { countryCode: 'XX' }, { event: 'x'.repeat(65) }, { extra: 1 }])(
    'refuses %j',
    async (wrong) => {
      const { address } = await startTestServer()
      const body = { ...visit, ...wrong }
      expect((await refusal(address, endpoints.insertAnalytics, { body })).code).toBe(400)
    },
  )
})
