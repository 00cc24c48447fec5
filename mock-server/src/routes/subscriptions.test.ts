import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'

describe('POST /web-subscribe-email', () => {
  const body = { email: 'Maya@example.com', source: 'footer', country: 'US' }

  test('keeps an address once, however it is written', async () => {
    const { address, spaces } = await startTestServer()
    await call(address, endpoints.subscribeEmail, { body })
    await call(address, endpoints.subscribeEmail, { body: { ...body, email: 'maya@EXAMPLE.com' } })
    const { rows } = await spaces.main.shop.store.find('subscriptions')
    expect(rows.map(({ row }) => row)).toMatchObject([body])
  })

  test('a reminder is kept for each sku', async () => {
    const { address, spaces } = await startTestServer()
    for (const sku of ['tacto_doctor', 'orboot']) {
      const notify = { ...body, source: 'notify-me', sku }
      await call(address, endpoints.subscribeEmail, { body: notify })
    }
    const { rows } = await spaces.main.shop.store.find('subscriptions')
    expect(rows.map(({ row }) => row.sku)).toEqual(['tacto_doctor', 'orboot'])
  })

  test.each([
    { email: 'maya' },
    { email: 'x@y.z\r\nBcc: a@b.co' },
    { country: 'FR' },
    { source: '' },
  ])('refuses %j', async (wrong) => {
    const { address } = await startTestServer()
    const failure = await refusal(address, endpoints.subscribeEmail, {
      body: { ...body, ...wrong },
    })
    expect(failure.code).toBe(400)
  })
})
