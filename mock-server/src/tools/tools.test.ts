import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { call, refusal, send } from '../testing/call.ts'
import { placeSampleOrder, unitsOf } from '../testing/buy.ts'
import { production, startProcess } from '../testing/startProcess.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { scenarioNames } from './scenarios.ts'
import { toolEndpoints } from './toolEndpoints.ts'

describe('reset and scenarios', () => {
  test('a reset brings the seed, the present and no faults back', async () => {
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

  test.each(scenarioNames)('%s can be loaded, saved, and put back', async (name) => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.scenario, { body: { name } })
    const { state } = await call(address, toolEndpoints.exportState)
    await call(address, toolEndpoints.reset)
    await call(address, toolEndpoints.importState, { body: { state } })
    expect((await call(address, toolEndpoints.exportState)).state).toEqual(state)
  })

  test('out-of-stock: nothing can be bought', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.scenario, { body: { name: 'out-of-stock' } })
    const { data } = await call(address, endpoints.getSkuInStock)
    expect(new Set(Object.values(data))).toEqual(new Set([0]))
  })

  test('sale: a quarter off, struck prices as they were', async () => {
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
  test('a state that does not fit is refused, and nothing changes', async () => {
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

describe('the clock', () => {
  test('dates orders, and runs on', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.setClock, { body: { now: '2027-08-15T12:00:00Z' } })
    const orderId = await placeSampleOrder(address)
    const order = await call(address, endpoints.getOrder, {
      params: { orderId },
      query: { email: 'maya@example.com' },
    })
    expect(order.placedAt).toMatch(/^2027-08-15T12:0/)
  })

  test('dates every answer, refusals and faults too, so that the shop follows it', async () => {
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
    'takes nothing that is no time of this century: %s',
    async (now) => {
      const { address } = await startTestServer()
      const failure = await refusal(address, toolEndpoints.setClock, { body: { now } })
      expect(failure.code).toBe(400)
    },
  )
})

describe('faults', () => {
  test('strike the path and method that they are for, as often as asked', async () => {
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

  test('a star stands for all that begins so; an empty body clears', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.setFaults, { body: { path: '/get*', status: 500 } })
    expect((await send(address, endpoints.getAllCoupons)).status).toBe(500)
    await call(address, toolEndpoints.setFaults, { body: {} })
    expect((await send(address, endpoints.getAllCoupons)).status).toBe(200)
  })

  test('a delay holds the answer back', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.setFaults, { body: { path: '/getSkuInStock', delayMs: 80 } })
    await call(address, endpoints.getSkuInStock)
    const { requests } = await call(address, toolEndpoints.readRequests)
    expect(requests[0]?.ms).toBeGreaterThanOrEqual(79)
  })

  test.each(['before', 'after'] as const)('a connection cut %s the work', async (drop) => {
    const { address, spaces } = await startTestServer()
    await call(address, toolEndpoints.setFaults, { body: { path: '/place_order', drop, times: 1 } })
    await expect(placeSampleOrder(address)).rejects.toThrow('fetch failed')
    const total = await spaces.main.shop.store.count('orders')
    expect(total).toBe(drop === 'after' ? 1 : 0)
  })

  test('never shut the door to the tools', async () => {
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

describe('the request log', () => {
  test('has the id of each answer, and neither query nor tools', async () => {
    const { address } = await startTestServer()
    const response = await fetch(`${address}/get_coupon?code=SECRET`)
    await response.json()
    const { requests } = await call(address, toolEndpoints.readRequests)
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      id: response.headers.get('x-request-id'),
      method: 'GET',
      path: '/get_coupon',
      status: 404,
    })
    expect(JSON.stringify(requests)).not.toContain('SECRET')
  })
})

function inSpace(name: string) {
  return { headers: { 'x-mock-space': name } }
}

describe('spaces', () => {
  test('tests that name one do not meet', async () => {
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

  test('a name that is none is refused', async () => {
    const { address } = await startTestServer()
    const headers = { 'x-mock-space': '../main' }
    expect((await refusal(address, endpoints.getSkuInStock, { headers })).code).toBe(400)
  })

  test('only so many are kept: the one unused for longest goes', async () => {
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

describe('the page', () => {
  test('shows what there is, escaped', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.setFaults, { body: { path: '/<script>"&', status: 500 } })
    const text = await (await fetch(`${address}/__mock`)).text()
    expect(text).not.toContain('<script>')
    expect(text).toContain('/&#60;script&#62;&#34;&#38;')
    for (const name of scenarioNames) expect(text).toContain(name)
  })

  test('its forms make the calls, and lead back to it', async () => {
    const { address } = await startTestServer()
    const post = (asked: string, fields: Record<string, string>) =>
      fetch(address + asked, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
    const response = await post('/__mock/faults', {
      path: '/get_coupon',
      status: '503',
      delayMs: '',
      times: '3',
      drop: '',
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/__mock')
    expect((await call(address, toolEndpoints.readFaults)).faults).toEqual([
      { path: '/get_coupon', status: 503, times: 3 },
    ])
    const saved = await (await fetch(`${address}/__mock/state`)).text()
    await placeSampleOrder(address)
    expect((await post('/__mock/state', { state: saved })).status).toBe(303)
    expect(await unitsOf(address, 'orboot')).toBe(500)
    expect((await post('/__mock/state', { state: '{' })).status).toBe(400)
  })

  test('shows the mails, and the stock that its form sets', async () => {
    const { address } = await startTestServer()
    await placeSampleOrder(address)
    const [mail] = await call(address, toolEndpoints.readOutbox)
    const body = new URLSearchParams({ sku: 'tacto_doctor', units: '7' })
    await fetch(`${address}/__mock/stock`, { method: 'POST', body, redirect: 'manual' })
    const text = await (await fetch(`${address}/__mock`)).text()
    expect(text).toContain(`<a href="/__mock/outbox/${mail?.id}">${mail?.subject}</a>`)
    expect(text).toContain('Tacto Doctor (7)')
  })

  test('shows and changes the space that is asked for, and names them all', async () => {
    const { address } = await startTestServer()
    await call(address, endpoints.getSkuInStock, inSpace('mine'))
    expect(await (await fetch(`${address}/__mock`)).text()).toContain('href="/__mock?space=mine"')
    const text = await (await fetch(`${address}/__mock?space=mine`)).text()
    const actions = [...text.matchAll(/action="([^"]*)"/g)].map(([, action]) => action)
    expect(actions.length).toBeGreaterThan(5)
    expect(actions.every((action) => action?.endsWith('?space=mine'))).toBe(true)
    const response = await fetch(`${address}/__mock/scenario?space=mine`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'out-of-stock' }),
      redirect: 'manual',
    })
    expect(response.headers.get('location')).toBe('/__mock?space=mine')
    expect((await call(address, endpoints.getSkuInStock, inSpace('mine'))).data['orboot']).toBe(0)
    expect(await unitsOf(address, 'orboot')).toBe(500)
    expect((await fetch(`${address}/__mock?space=../x`)).status).toBe(400)
  })

  test('each tool has its form, and each form its call', async () => {
    const { address } = await startTestServer()
    const text = await (await fetch(`${address}/__mock`)).text()
    const actions = new Set([...text.matchAll(/action="([^"]*)"/g)].map(([, action]) => action))
    const posts = Object.values(toolEndpoints).filter(({ method }) => method === 'POST')
    expect(actions).toEqual(new Set(posts.map(({ path }) => path)))
  })

  test('a page of somewhere else cannot press its buttons', async () => {
    const { address } = await startTestServer()
    const headers = { 'sec-fetch-site': 'cross-site' }
    const response = await send(address, toolEndpoints.reset, { headers })
    expect(response.status).toBe(403)
  })
})

test('in production mode there are no tools, no spaces, and no documentation', async () => {
  const { address } = await startProcess({
    DATA_DIR: await temporaryFolder(),
    ...production,
  })
  const url = await address
  for (const asked of ['/__mock', '/__mock/requests', '/openapi.json', '/docs']) {
    expect((await fetch(url + asked)).status).toBe(404)
  }
  expect((await fetch(`${url}/__mock/reset`, { method: 'POST' })).status).toBe(404)
  const spaced = await fetch(`${url}/getSkuInStock`, { headers: { 'x-mock-space': '../..' } })
  expect(spaced.status).toBe(200)
})
