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
