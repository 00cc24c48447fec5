import { describe, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { production, startProcess } from '../testing/startProcess.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { toolEndpoints } from './toolEndpoints.ts'

describe('the request log', () => {
  test('has the x-request-id of each answer, no query, and no call of the tools', async () => {
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

test('production mode has no tools, no spaces and no documentation (§7.28, §7.32)', async () => {
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
