import { gzipSync } from 'node:zlib'
import { endpoints, failureSchema } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { send } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'

describe('the size of a body', () => {
  test.each([
    ['JSON', endpoints.updateCart, { countryCode: 'US', cart_data: 'x'.repeat(70_000) }],
    ['a form', endpoints.insertCart, { cartItems: 'x'.repeat(70_000) }],
  ])('more than 64 KB is refused: %s', async (_what, endpoint, body) => {
    const { address } = await startTestServer()
    const response = await send(address, endpoint, { body })
    expect(response.status).toBe(413)
    expect(failureSchema.parse(await response.json()).message).toBe('This request is too large.')
  })

  test('a compressed body counts with its size after decompression', async () => {
    const { address } = await startTestServer()
    const response = await fetch(`${address}/cart/update`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(JSON.stringify({ countryCode: 'US', cart_data: ' '.repeat(5_000_000) })),
    })
    expect(response.status).toBe(413)
  })
})
