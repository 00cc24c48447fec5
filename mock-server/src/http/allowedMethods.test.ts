import { failureSchema } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/startTestServer.ts'

describe('methods that a path does not answer', () => {
  test.each([
    ['PUT', '/place_order', 'POST'],
    ['GET', '/place_order', 'POST'],
    ['DELETE', '/orders/STEM-1', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['POST', '/wp-json/wp/v2/posts', 'GET, HEAD'],
    ['PUT', '/docs', 'GET, HEAD'],
    ['DELETE', '/__mock/outbox/1', 'GET, HEAD'],
    ['PUT', '/__mock/clock', 'GET, HEAD, POST'],
  ])('%s %s is refused with 405 and Allow: %s', async (method, asked, allow) => {
    const { address } = await startTestServer()
    const response = await fetch(address + asked, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
    expect(failureSchema.parse(await response.json()).message).toContain(method)
  })

  test('OPTIONS lists the methods of a call', async () => {
    const { address } = await startTestServer({ mockTools: false })
    const response = await fetch(`${address}/place_order`, { method: 'OPTIONS' })
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'POST'])
  })
})
