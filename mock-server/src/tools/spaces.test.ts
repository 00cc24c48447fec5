import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from './toolEndpoints.ts'

function inSpace(name: string) {
  return { headers: { 'x-mock-space': name } }
}

describe('spaces', () => {
  test('have data and faults of their own', async () => {
    const { address } = await startTestServer()
    const mine = { headers: { 'x-mock-space': 'mine' } }
    await call(address, toolEndpoints.scenario, { body: { name: 'out-of-stock' }, ...mine })
    await call(address, toolEndpoints.setFaults, {
      body: { path: '/get_coupon', status: 500 },
      ...mine,
    })
    const stock = async (headers: Record<string, string>) =>
      (await call(address, endpoints.getSkuInStock, { headers })).data['orboot']
    expect(await stock(mine.headers)).toBe(0)
    expect(await stock({ 'x-mock-space': 'theirs' })).toBe(500)
    expect(await stock({})).toBe(500)
    expect((await call(address, toolEndpoints.readFaults)).faults).toEqual([])
  })

  test('an invalid name is refused', async () => {
    const { address } = await startTestServer()
    const headers = { 'x-mock-space': '../main' }
    expect((await refusal(address, endpoints.getSkuInStock, { headers })).code).toBe(400)
  })

  test('beyond 64, the least recently used one is dropped', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.scenario, {
      body: { name: 'out-of-stock' },
      ...inSpace('first'),
    })
    for (let other = 0; other < 64; other += 1) {
      await call(address, endpoints.getSkuInStock, inSpace(`other-${other}`))
    }
    const { data } = await call(address, endpoints.getSkuInStock, inSpace('first'))
    expect(data['orboot']).toBe(500)
  })
})
