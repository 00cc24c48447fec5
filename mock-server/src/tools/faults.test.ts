import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { call, refusal, send } from '../testing/call.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from './toolEndpoints.ts'

describe('faults', () => {
  test('apply to their path and method, as many times as asked', async () => {
    const { address } = await startTestServer()
    const fault = { path: '/getSkuInStock', method: 'GET', status: 503, times: 2 }
    await call(address, toolEndpoints.setFaults, { body: fault })
    const statuses: number[] = []
    for (let asked = 0; asked < 3; asked += 1) {
      statuses.push((await send(address, endpoints.getSkuInStock)).status)
    }
    expect(statuses).toEqual([503, 503, 200])
    expect((await send(address, endpoints.getAllCoupons)).status).toBe(200)
  })

  test('a star at the end matches any rest of a path; an empty body clears faults', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.setFaults, { body: { path: '/get*', status: 500 } })
    expect((await send(address, endpoints.getAllCoupons)).status).toBe(500)
    await call(address, toolEndpoints.setFaults, { body: {} })
    expect((await send(address, endpoints.getAllCoupons)).status).toBe(200)
  })

  test('a 5xx has the message of a real one', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.setFaults, { body: { path: '/get*', status: 502 } })
    const response = await send(address, endpoints.getAllCoupons)
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({
      status: 'failed',
      message: 'Something went wrong in the store. Please try again.',
    })
  })

  test('a delay delays the answer', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.setFaults, { body: { path: '/getSkuInStock', delayMs: 80 } })
    await call(address, endpoints.getSkuInStock)
    const { requests } = await call(address, toolEndpoints.readRequests)
    expect(requests[0]?.ms).toBeGreaterThanOrEqual(79)
  })

  test.each(['before', 'after'] as const)(
    'a connection can be cut %s the request is handled',
    async (drop) => {
      const { address, spaces } = await startTestServer()
      await call(address, toolEndpoints.setFaults, {
        body: { path: '/place_order', drop, times: 1 },
      })
      await expect(placeSampleOrder(address)).rejects.toThrow('fetch failed')
      const total = await spaces.main.shop.store.count('orders')
      expect(total).toBe(drop === 'after' ? 1 : 0)
    },
  )

  test('do not apply to the tools, so that faults can always be cleared', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.setFaults, { body: { path: '/*', status: 500 } })
    expect((await call(address, toolEndpoints.readFaults)).faults).toHaveLength(1)
  })

  test.each([
    { status: 200, path: '/x' },
    { delayMs: 1e9, path: '/x' },
    { path: 'x' },
    { status: 500 },
  ])('refuses %j', async (body) => {
    const { address } = await startTestServer()
    expect((await refusal(address, toolEndpoints.setFaults, { body })).code).toBe(400)
  })
})
