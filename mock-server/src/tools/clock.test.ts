import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { call, refusal } from '../testing/call.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from './toolEndpoints.ts'

describe('the clock', () => {
  test('gives orders their date', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.setClock, { body: { now: '2027-08-15T12:00:00Z' } })
    const orderId = await placeSampleOrder(address)
    const order = await call(address, endpoints.getOrder, {
      params: { orderId },
      query: { email: 'maya@example.com' },
    })
    expect(order.placedAt).toMatch(/^2027-08-15T12:0/)
  })

  test('sets the Date header of every answer, of refusals and faults too', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.setClock, { body: { now: '2027-08-15T12:00:00Z' } })
    await call(address, toolEndpoints.setFaults, {
      body: { path: '/get_all_coupons', status: 503 },
    })
    const dates: (string | null)[] = []
    for (const path of ['/getSkuInStock', '/get_coupon?code=NO-SUCH-CODE', '/get_all_coupons']) {
      dates.push((await fetch(address + path)).headers.get('date'))
    }
    expect(dates).toEqual(Array(3).fill(expect.stringMatching(/^Sun, 15 Aug 2027 12:0/)))
  })

  test.each(['tomorrow-ish', '1999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z', '-271821-04-20'])(
    'refuses a time outside this century: %s',
    async (now) => {
      const { address } = await startTestServer()
      const failure = await refusal(address, toolEndpoints.setClock, { body: { now } })
      expect(failure.code).toBe(400)
    },
  )
})
