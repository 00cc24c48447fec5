import { endpoints } from '@stemside/rules/contract'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { gift, startOnMorning } from '../../testing/gifts.ts'
import { sampleOrder } from '../../testing/samples.ts'
import { startTestServer } from '../../testing/startTestServer.ts'

/* Where the sandbox leads its payers (§2.98). */

const payment = { provider: 'paypal', token: 'sandbox_window' } as const

async function orderByPayPal(address: string): Promise<string> {
  const { confirm } = await call(address, endpoints.placeOrder, { body: sampleOrder({ payment }) })
  return `${address}${confirm?.page}`
}

async function answer(page: string, decision: string) {
  const response = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
  })
  return { status: response.status, to: response.headers.get('location') }
}

test.each([
  ['approved', 'approved'],
  ['uncovered', 'approved'],
  ['declined', 'declined'],
  ['left', 'cancelled'],
])('the answer %s leads the payer to /payment with the result %s', async (decision, result) => {
  const { address } = await startTestServer()
  const page = await orderByPayPal(address)
  expect(await answer(page, decision)).toEqual({ status: 303, to: `/payment?result=${result}` })
})

test('the shop’s page learns that a gift was paid', async () => {
  const { address } = await startOnMorning()
  const { confirm } = await call(address, endpoints.buyEGift, { body: { ...gift(), payment } })
  const page = `${address}${confirm?.page}`
  expect((await answer(page, 'approved')).to).toBe('/payment?result=approved&for=gift')
})

test('who answers again stays on the sandbox’s page, which says what was answered first', async () => {
  const { address } = await startTestServer()
  const page = await orderByPayPal(address)
  await answer(page, 'approved')
  expect((await answer(page, 'declined')).to).toBe(new URL(page).pathname)
  expect(await (await fetch(page)).text()).toContain('You have approved this payment.')
})
