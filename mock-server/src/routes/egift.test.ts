import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { giftCardId } from '../giftCards/giftCards.ts'
import { call, refusal } from '../testing/call.ts'
import {
  ada,
  balanceOf,
  charged,
  gift,
  giftCode,
  mailsTo,
  maya,
  setClock,
  startOnMorning,
} from '../testing/gifts.ts'
import { impatient, startTestServer } from '../testing/startTestServer.ts'

describe('POST /egift (§7.23)', () => {
  test('charges the amount, confirms it by mail, and mails the code on its day', async () => {
    const server = await startOnMorning()
    const { giftId } = await call(server.address, endpoints.buyEGift, { body: gift() })
    expect(giftId).not.toBe('')
    expect(await charged(server)).toEqual([2500])
    expect((await mailsTo(server, maya.email)).map(({ subject }) => subject)).toEqual([
      'Your e-gift from Stemside is paid',
    ])
    const [receipt] = await mailsTo(server, maya.email)
    expect(receipt?.text).toContain('On: November 24, 2026\nE-gift: $25.00')
    await setClock(server, '2026-11-24T12:00:00.000Z')
    await setClock(server, '2026-11-24T13:00:00.000Z')
    const mails = await mailsTo(server, ada.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['An e-gift for you from Stemside'])
    expect(mails[0]?.text).toContain('$25.00')
    expect(mails[0]?.text).toContain('Happy birthday!\n\nYours, Maya')
    const code = /GIFT(?:-\w{5}){3}/.exec(mails[0]?.text ?? '')?.[0] ?? ''
    expect(await balanceOf(server, code)).toBe(25)
    expect(await balanceOf(server, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(25)
  })

  test.each([
    // Midnight in New York, and in India.
    ['US', 25, 'stripe', '2026-11-24T05:00:00.000Z'],
    ['IN', 999, 'razorpay', '2026-11-23T18:30:00.000Z'],
  ] as const)(
    'in %s, it mails no code before its day',
    async (countryCode, amount, provider, at) => {
      const server = await startOnMorning()
      const payment = { provider, token: 'sandbox_approve' }
      await call(server.address, endpoints.buyEGift, {
        body: gift({ countryCode, amount, payment }),
      })
      await setClock(server, new Date(Date.parse(at) - 60_000).toISOString())
      expect(await mailsTo(server, ada.email)).toEqual([])
      await setClock(server, new Date(Date.parse(at) + 1000).toISOString())
      expect(await mailsTo(server, ada.email)).toHaveLength(1)
    },
  )

  test('the store keeps the hash of a code only', async () => {
    const server = await startOnMorning()
    const code = await giftCode(server)
    const { gifts, giftCards } = await server.spaces.main.shop.store.export()
    expect(Object.keys(giftCards ?? {})).toEqual([giftCardId(code)])
    const kept = JSON.stringify({ gifts, giftCards })
    for (const group of code.split('-').slice(1)) expect(kept).not.toContain(group)
  })

  test('sells one gift for an Idempotency-Key, and releases it after a refusal', async () => {
    const server = await startOnMorning()
    const { address } = server
    const headers = { 'idempotency-key': 'a-key-of-this-gift' }
    const declined = gift({ payment: { provider: 'stripe', token: 'sandbox_decline' } })
    const failure = await refusal(address, endpoints.buyEGift, { body: declined, headers })
    expect(failure).toMatchObject({
      code: 402,
      message:
        'The payment was declined. Nothing was charged. You can try again, or pay another way.',
    })
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => call(address, endpoints.buyEGift, { body: gift(), headers })),
    )
    expect(new Set(answers.map(({ giftId }) => giftId)).size).toBe(1)
    expect(await charged(server)).toEqual([2500])
    const other = await refusal(address, endpoints.buyEGift, {
      body: gift({ amount: 50 }),
      headers,
    })
    expect(other.code).toBe(422)
  })

  test('gives back what a silent provider charged late, and sells nothing', async () => {
    const server = await startTestServer({}, { payment: impatient })
    const body = gift({
      deliverOn: new Date().toISOString().slice(0, 10),
      payment: { provider: 'stripe', token: 'sandbox_late' },
    })
    const failure = await refusal(server.address, endpoints.buyEGift, { body })
    expect(failure).toMatchObject({
      code: 504,
      message:
        'The payment did not answer in time. The gift was not bought; if anything was charged, it is given back.',
    })
    await expect.poll(() => server.spaces.main.shop.store.count('sandboxCharges')).toBe(1)
    await expect.poll(() => charged(server)).toEqual([])
    expect(await server.spaces.main.shop.store.count('gifts')).toBe(0)
  })

  test.each([
    ['an amount that is not offered', { amount: 26 }],
    ['half a cent', { amount: 25.005 }],
    ['an amount of another country', { countryCode: 'IN' as const }],
    ['a day that is over', { deliverOn: '2026-11-21' }],
    ['a day after more than a year', { deliverOn: '2027-11-25' }],
    [
      'a provider of another country',
      { payment: { provider: 'razorpay' as const, token: 'sandbox_approve' } },
    ],
  ])('refuses %s', async (_what, changes) => {
    const server = await startOnMorning()
    const body = gift(changes)
    expect((await refusal(server.address, endpoints.buyEGift, { body })).code).toBe(422)
    expect(await charged(server)).toEqual([])
    expect(await server.spaces.main.shop.store.count('intents')).toBe(0)
  })

  test.each([
    ['a day that does not exist', { deliverOn: '2026-02-30' }],
    ['a line break in a name', { sender: { ...maya, name: 'Maya\nBcc: x' } }],
    ['a long message', { message: 'x'.repeat(501) }],
  ])('refuses %s because the body does not fit the schema', async (_what, changes) => {
    const { address } = await startOnMorning()
    expect((await refusal(address, endpoints.buyEGift, { body: gift(changes) })).code).toBe(400)
  })
})
