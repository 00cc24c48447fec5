import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { call, send } from '../testing/call.ts'
import { placeSampleOrder, unitsOf } from '../testing/buy.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { scenarioNames } from './scenarios.ts'
import { toolEndpoints } from './toolEndpoints.ts'

function inSpace(name: string) {
  return { headers: { 'x-mock-space': name } }
}

describe('the page /__mock', () => {
  test('lists scenarios and faults, with markup escaped', async () => {
    const { address } = await startTestServer()
    await call(address, toolEndpoints.setFaults, { body: { path: '/<script>"&', status: 500 } })
    const text = await (await fetch(`${address}/__mock`)).text()
    expect(text).not.toContain('<script>')
    expect(text).toContain('/&#60;script&#62;&#34;&#38;')
    for (const name of scenarioNames) expect(text).toContain(name)
  })

  test('a form makes its call and redirects to the page', async () => {
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

  test('lists mails, and the stock that its form has set', async () => {
    const { address } = await startTestServer()
    await placeSampleOrder(address)
    const [mail] = await call(address, toolEndpoints.readOutbox)
    const body = new URLSearchParams({ sku: 'tacto_doctor', units: '7' })
    await fetch(`${address}/__mock/stock`, { method: 'POST', body, redirect: 'manual' })
    const text = await (await fetch(`${address}/__mock`)).text()
    expect(text).toContain(`<a href="/__mock/outbox/${mail?.id}">${mail?.subject}</a>`)
    expect(text).toContain('Tacto Doctor (7)')
  })

  test('shows and changes the space of ?space=, and lists all spaces', async () => {
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

  test('has exactly one form for each call that writes', async () => {
    const { address } = await startTestServer()
    const text = await (await fetch(`${address}/__mock`)).text()
    const actions = new Set([...text.matchAll(/action="([^"]*)"/g)].map(([, action]) => action))
    const posts = Object.values(toolEndpoints).filter(({ method }) => method === 'POST')
    expect(actions).toEqual(new Set(posts.map(({ path }) => path)))
  })

  test('refuses requests that a page of another site makes', async () => {
    const { address } = await startTestServer()
    const headers = { 'sec-fetch-site': 'cross-site' }
    const response = await send(address, toolEndpoints.reset, { headers })
    expect(response.status).toBe(403)
  })
})
