import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test, vi } from 'vitest'
import { refusal, send } from '../testing/call.ts'
import { gift } from '../testing/gifts.ts'
import { startTestServer } from '../testing/startTestServer.ts'

function pricesWith(couponCode: string) {
  return { query: { countryCode: 'US', couponCode }, body: { cart: [] } }
}

describe('rate limits', () => {
  test('every call that writes is limited', async () => {
    const { address } = await startTestServer({ rateLimits: true })
    const writes = Object.values(endpoints).filter(({ method }) => method === 'POST')
    for (const endpoint of writes) {
      const { headers } = await send(address, endpoint, { body: {} })
      expect([endpoint.path, headers.get('ratelimit')]).toEqual([
        endpoint.path,
        expect.stringMatching(/r=\d+/),
      ])
    }
  })

  test('look-ups of existing codes do not count', async () => {
    const { address } = await startTestServer({ rateLimits: true })
    for (let tries = 0; tries < 40; tries += 1) {
      const request = { query: { code: 'SPRING30' } }
      expect((await send(address, endpoints.getCoupon, request)).status).toBe(200)
    }
  })

  test('one email address gets at most ten mails a day, from all sources together', async () => {
    const { address } = await startTestServer({ rateLimits: true })
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries += 1) {
      const email = tries % 2 === 0 ? 'maya@example.com' : 'MAYA@example.com'
      const body = { email, source: tries < 6 ? 'footer' : 'exit-popup', country: 'US' }
      statuses.push((await send(address, endpoints.subscribeEmail, { body })).status)
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(statuses.slice(10)).toEqual([429, 429])
    const other = { email: 'ada@example.com', source: 'footer', country: 'US' }
    expect((await send(address, endpoints.subscribeEmail, { body: other })).status).toBe(200)
  })

  test.each(['recipient', 'sender'] as const)(
    'the mails of e-gifts count for their %s; a repeat does not',
    async (field) => {
      const { address } = await startTestServer({ rateLimits: true })
      const deliverOn = new Date().toISOString().slice(0, 10)
      const buy = (number: number, email = 'victim@example.com') => {
        const other = { name: 'Ada Sample', email: `other${number}@example.com` }
        const counted = { [field]: { name: 'Ben Sample', email } }
        return send(address, endpoints.buyEGift, {
          body: gift({ deliverOn, recipient: other, sender: other, ...counted }),
          headers: { 'idempotency-key': `gift-number-${number}` },
        })
      }
      for (let number = 0; number < 10; number += 1) expect((await buy(number)).status).toBe(200)
      expect((await buy(10)).status).toBe(429)
      expect((await buy(0)).status).toBe(200)
      expect((await buy(11, 'somebody@example.com')).status).toBe(200)
      const body = { email: 'Victim@example.com', source: 'footer', country: 'US' }
      expect((await send(address, endpoints.subscribeEmail, { body })).status).toBe(429)
    },
  )

  test('an e-gift to oneself counts once', async () => {
    const { address } = await startTestServer({ rateLimits: true })
    const deliverOn = new Date().toISOString().slice(0, 10)
    const ada = { name: 'Ada Sample', email: 'ada@example.com' }
    const body = gift({ deliverOn, recipient: ada, sender: ada })
    for (let number = 0; number < 10; number += 1) {
      expect((await send(address, endpoints.buyEGift, { body })).status).toBe(200)
    }
  })

  test('a letter that is sent again under its key is not counted', async () => {
    const { address } = await startTestServer({ rateLimits: true })
    const body = {
      name: 'Ada Sample',
      email: 'ada@example.com',
      subject: 'Spare parts',
      message: 'A mirror is missing.',
      country: 'US',
    }
    const write = (key: string) =>
      send(address, endpoints.sendContact, { body, headers: { 'idempotency-key': key } })
    for (let number = 0; number < 10; number += 1) {
      expect((await write(`letter-${number}`)).status).toBe(200)
    }
    expect((await write('letter-number-10')).status).toBe(429)
    expect((await write('letter-0')).status).toBe(200)
  })

  test('a text that is not an email address is not kept as the key of a limit', async () => {
    const { address, spaces } = await startTestServer({ rateLimits: true })
    const hit = vi.spyOn(spaces.main.shop.store, 'hit')
    const body = { email: 'x'.repeat(60_000), source: 'footer', country: 'US' }
    expect((await send(address, endpoints.subscribeEmail, { body })).status).toBe(400)
    expect(hit.mock.calls.map(([key]) => key.length > 1000)).toEqual([false])
  })

  test.each([
    ['codes', endpoints.getCoupon, { query: { code: 'GUESS' } }, 404, 30],
    ['codes of a price list', endpoints.getSkus, pricesWith('GUESS'), 200, 30],
    ['carts', endpoints.updateCart, { body: {} }, 400, 120],
    [
      'an unknown path',
      { ...endpoints.updateCart, path: '/anything' as const },
      { body: {} },
      404,
      60,
    ],
    ['orders', endpoints.placeOrder, { body: {} }, 400, 60],
    ['ids of carts', endpoints.getCart, { params: { cartId: 'guess' } }, 404, 60],
    ['order numbers', endpoints.getOrder, { params: { orderId: 'STEM-GUESS' } }, 404, 60],
    ['subscriptions', endpoints.subscribeEmail, { body: {} }, 400, 20],
  ])(
    'refuse the next request of a client after so many in a minute: %s',
    async (_what, endpoint, request, usual, most) => {
      const { address } = await startTestServer({ rateLimits: true })
      const statuses: number[] = []
      for (let tries = 0; tries < most + 2; tries += 1) {
        const { status } = await send(address, endpoint, {
          ...request,
          // Without TRUST_PROXY, another X-Forwarded-For each time does not help.
          headers: { 'x-forwarded-for': `10.0.0.${tries}`, 'x-mock-space': `space-${tries % 3}` },
        })
        statuses.push(status)
      }
      expect(statuses.slice(0, most)).toEqual(Array.from({ length: most }, () => usual))
      expect(statuses.slice(most)).toEqual([429, 429])
      const last = await refusal(address, endpoint, request)
      expect(last.message).toContain('Please wait a minute')
    },
  )

  test('count nothing if they are switched off', async () => {
    const { address } = await startTestServer({ rateLimits: false })
    for (let tries = 0; tries < 65; tries += 1) {
      const { status } = await send(address, endpoints.getCoupon, { query: { code: 'GUESS' } })
      expect(status).toBe(404)
    }
  })
})
