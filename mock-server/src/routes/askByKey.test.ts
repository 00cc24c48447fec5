import { accountEndpoints, endpoints } from '@stemside/rules/contract'
import { describe, expect, test, vi } from 'vitest'
import { limits } from '../../../scripts/gate/limits.ts'
import { signUp } from '../testing/accounts.ts'
import { call, refusal, send } from '../testing/call.ts'
import { gift, startOnMorning } from '../testing/gifts.ts'
import { sampleOrder } from '../testing/samples.ts'
import { startTestServer } from '../testing/startTestServer.ts'

const key = 'a-key-of-this-request'
const headers = { 'idempotency-key': key }
const params = { key }
const payment = (token: string) => ({ payment: { provider: 'stripe' as const, token } })
const letter = {
  name: 'Maya Sample',
  email: 'maya@example.com',
  subject: 'Hello',
  message: 'Hello',
  country: 'US' as const,
}

describe('GET …/by-key/{key}', () => {
  test('tells the order that was placed under a key, and nothing more', async () => {
    const { address } = await startTestServer()
    expect(await call(address, endpoints.askOrder, { params })).toEqual({
      status: 'success',
      state: 'none',
    })
    const { orderId } = await call(address, endpoints.placeOrder, { body: sampleOrder(), headers })
    expect(await call(address, endpoints.askOrder, { params })).toEqual({
      status: 'success',
      state: 'placed',
      orderId,
    })
  })

  test('tells that an order is being paid, and knows no order once it was refused', async () => {
    const { address } = await startTestServer(
      {},
      { payment: { patienceMs: 5000, lateAfterMs: 150 } },
    )
    const body = sampleOrder(payment('sandbox_late'))
    const order = call(address, endpoints.placeOrder, { body, headers })
    await vi.waitFor(async () => {
      const { state } = await call(address, endpoints.askOrder, { params })
      expect(state).toBe('running')
    }, limits.expectation)
    await order
    const refused = { ...headers, 'idempotency-key': 'a-key-of-another-order' }
    const declined = { body: sampleOrder(payment('sandbox_decline')), headers: refused }
    expect((await refusal(address, endpoints.placeOrder, declined)).code).toBe(402)
    const asked = { params: { key: 'a-key-of-another-order' } }
    expect((await call(address, endpoints.askOrder, asked)).state).toBe('none')
  })

  test('tells whether an e-gift was bought', async () => {
    const { address } = await startOnMorning()
    expect((await call(address, endpoints.askEGift, { params })).state).toBe('none')
    await call(address, endpoints.buyEGift, { body: gift(), headers })
    expect((await call(address, endpoints.askEGift, { params })).state).toBe('placed')
  })

  test('tells whether a message has arrived', async () => {
    const { address } = await startTestServer()
    expect((await call(address, endpoints.askContact, { params })).state).toBe('none')
    await call(address, endpoints.sendContact, { body: letter, headers })
    expect((await call(address, endpoints.askContact, { params })).state).toBe('placed')
  })

  test('tells whether a return was requested', async () => {
    const { address } = await startTestServer()
    expect((await call(address, accountEndpoints.askReturn, { params })).state).toBe('none')
  })

  test('keeps the keys of orders, e-gifts and messages apart', async () => {
    const { address } = await startTestServer()
    await call(address, endpoints.placeOrder, { body: sampleOrder(), headers })
    expect((await call(address, endpoints.askEGift, { params })).state).toBe('none')
    expect((await call(address, endpoints.askContact, { params })).state).toBe('none')
  })

  test('the key of a claimed reward is answered only if the shopper is signed in', async () => {
    const { address } = await startTestServer()
    expect((await send(address, accountEndpoints.askClaim, { params })).status).toBe(401)
    const token = { 'x-access-token': await signUp(address) }
    const request = { params, headers: token }
    expect((await call(address, accountEndpoints.askClaim, request)).state).toBe('none')
  })
})
