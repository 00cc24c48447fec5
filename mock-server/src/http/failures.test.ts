import { request as sendRequest } from 'node:http'
import { json } from 'node:stream/consumers'
import { failureSchema } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/startTestServer.ts'

/** Sends the path as it is; `fetch` would encode it. */
function refusalOf(address: string, method: string, path: string): Promise<object> {
  const { hostname: host, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const sent = sendRequest({ host, port, method, path }, (answer) => {
      json(answer)
        .then((body) => ({ code: answer.statusCode, ...failureSchema.parse(body) }))
        .then(resolve, reject)
    })
    sent.on('error', reject).end()
  })
}

describe('an unknown path (§7.24)', () => {
  test.each([
    ['GET', '/user/nope', '/user/nope'],
    ['GET', '/user', '/user'],
    ['GET', '/USER/nope', '/USER/nope'],
    ['POST', '/user/password/nope', '/user/password/nope'],
    ['GET', '/orders/STEM-1/nope', '/orders/STEM-1/nope'],
    ['GET', '/wp-json/wp/v2/nope', '/wp-json/wp/v2/nope'],
    ['GET', '/__mock/nope', '/__mock/nope'],
    ['POST', '/nope', '/nope'],
    ['GET', '/user/nope?email=maya@example.com', '/user/nope'],
    ['GET', '/user/<b>"nope"\'', '/user/?b??nope??'],
    ['GET', '/user/%3Cb%3E', '/user/%3Cb%3E'],
    ['GET', `/user/${'x'.repeat(5000)}`, `/user/${'x'.repeat(194)}…`],
  ])('%s %s is refused with 404 that names %s', async (method, asked, named) => {
    const { address } = await startTestServer()
    expect(await refusalOf(address, method, asked)).toEqual({
      code: 404,
      status: 'failed',
      message: `There is no ${method} ${named} here.`,
    })
  })
})

describe('a request that cannot be read (§7.24)', () => {
  const jsonType = { 'content-type': 'application/json' }
  const formType = { 'content-type': 'application/x-www-form-urlencoded' }
  const zipped = { 'content-encoding': 'gzip' }

  test.each([
    [
      'JSON that breaks off',
      '/cart/update',
      jsonType,
      '{"countryCode":',
      'This is not a JSON object',
    ],
    ['a JSON text', '/cart/update', jsonType, '"secret"', 'This is not a JSON object'],
    ['other words', '/place_order', jsonType, 'secret', 'This is not a JSON object'],
    ['JSON to a mock tool', '/__mock/faults', jsonType, '{secret', 'This is not a JSON object'],
    [
      'bytes that are no gzip',
      '/cart/update',
      { ...jsonType, ...zipped },
      '{}',
      'This is not a JSON object',
    ],
    [
      'a form that is no gzip',
      '/insert_cart',
      { ...formType, ...zipped },
      'a=b',
      'This form cannot be read',
    ],
    [
      'a sign-in that is no gzip',
      '/api/auth/signout',
      { ...formType, ...zipped },
      'a=b',
      'This form cannot be read',
    ],
  ])('names the body in `issues`: %s', async (_what, asked, headers, body, reason) => {
    const { address } = await startTestServer()
    const response = await fetch(address + asked, { method: 'POST', headers, body })
    const text = await response.text()
    expect([response.status, failureSchema.parse(JSON.parse(text))]).toEqual([
      400,
      {
        status: 'failed',
        message: `This request does not fit: body: ${reason}.`,
        issues: [{ path: 'body', reason }],
      },
    ])
    expect(text).not.toContain('secret')
  })

  test('names the path in `issues` if its percent-encoding is broken', async () => {
    const { address } = await startTestServer()
    const response = await fetch(`${address}/orders/%E0%A4%A`)
    expect(response.status).toBe(400)
    expect(failureSchema.parse(await response.json()).issues).toEqual([
      { path: 'path', reason: 'This is not percent-encoded as it has to be' },
    ])
  })
})
