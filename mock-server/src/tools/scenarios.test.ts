import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { call, refusal } from '../testing/call.ts'
import { placeSampleOrder, unitsOf } from '../testing/buy.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { scenarioNames } from './scenarios.ts'
import { toolEndpoints } from './toolEndpoints.ts'

describe('reset and scenarios', () => {
  test('a reset restores the seed data and the present time, and clears faults', async () => {
    const { address, spaces } = await startTestServer()
    const before = await unitsOf(address, 'orboot')
    await placeSampleOrder(address)
    await call(address, toolEndpoints.setClock, { body: { now: '2030-01-01T00:00:00Z' } })
    await call(address, toolEndpoints.setFaults, { body: { path: '/get_coupon', status: 500 } })
    await call(address, toolEndpoints.reset)
    expect(await unitsOf(address, 'orboot')).toBe(before)
    expect(await spaces.main.shop.store.count('orders')).toBe(0)
    const { now } = await call(address, toolEndpoints.readClock)
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000)
    expect((await call(address, toolEndpoints.readFaults)).faults).toEqual([])
  })

  test.each(scenarioNames)('%s can be loaded, exported and imported', async (name) => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.scenario, { body: { name } })
    const { state } = await call(address, toolEndpoints.exportState)
    await call(address, toolEndpoints.reset)
    await call(address, toolEndpoints.importState, { body: { state } })
    expect((await call(address, toolEndpoints.exportState)).state).toEqual(state)
  })

  test('out-of-stock: every sku has 0 units', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.scenario, { body: { name: 'out-of-stock' } })
    const { data } = await call(address, endpoints.getSkuInStock)
    expect(new Set(Object.values(data))).toEqual(new Set([0]))
  })

  test('sale: list prices fall by a quarter, strike prices stay', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.scenario, { body: { name: 'sale' } })
    const prices = async (countryCode: string) => {
      const request = { query: { countryCode }, body: { cart: [] } }
      return (await call(address, endpoints.getSkus, request)).skuRespons.prices['orboot']
    }
    expect(await prices('US')).toMatchObject({ list_price: 34.11, strike_price: 54.99 })
    expect(await prices('IN')).toMatchObject({ list_price: 1874, strike_price: 2999 })
  })

  test('returning-customer: her orders can be looked up', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.scenario, { body: { name: 'returning-customer' } })
    const order = await call(address, endpoints.getOrder, {
      params: { orderId: 'STEM-MAYA2-EARTH' },
      query: { email: 'maya@example.com' },
    })
    expect(order).toMatchObject({ status: 'delivered', total: 100.48 })
  })

  test('an unknown scenario is refused', async () => {
    const { address } = await startTestServer()
    const failure = await refusal(address, toolEndpoints.scenario, { body: { name: 'chaos' } })
    expect(failure.code).toBe(400)
  })
})

describe('export and import', () => {
  test('an invalid state is refused, and nothing changes', async () => {
    const { address } = await startTestServer()
    const before = (await call(address, toolEndpoints.exportState)).state
    for (const state of [
      { stock: { orboot: { units: -1 } } },
      { nothing: {} },
      { prices: [] },
      7,
    ]) {
      const failure = await refusal(address, toolEndpoints.importState, { body: { state } })
      expect(failure.code).toBe(400)
    }
    expect((await call(address, toolEndpoints.exportState)).state).toEqual(before)
  })
})
