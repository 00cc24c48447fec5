import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { refusal, send } from '../testing/call.ts'
import { sampleOrder } from '../testing/samples.ts'
import { startTestServer } from '../testing/startTestServer.ts'

describe('texts in requests', () => {
  const { customer } = sampleOrder()

  test.each(['Maya\nBcc: x@y.co', 'Maya\u0000', 'Ma\u001b[31mya', 'Maya\u0085', 'Maya\ud800'])(
    'a name with a control character is refused with the place and the reason (§7.24): %j',
    async (name) => {
      const { address } = await startTestServer()
      const body = sampleOrder({ customer: { ...customer, name } })
      const failure = await refusal(address, endpoints.placeOrder, { body })
      expect(failure).toMatchObject({
        code: 400,
        issues: [{ path: 'body.customer.name', reason: 'Control characters are not allowed' }],
      })
    },
  )

  test('a control character in a path or a query is refused', async () => {
    const { address } = await startTestServer()
    const params = { orderId: 'STEM\u0000' }
    expect(await refusal(address, endpoints.getOrder, { params })).toMatchObject({ code: 400 })
    const query = { code: 'A\u0007' }
    expect(await refusal(address, endpoints.getCoupon, { query })).toMatchObject({ code: 400 })
  })

  test('a message to the shop may have several lines', async () => {
    const { address } = await startTestServer()
    const body = {
      name: 'Maya',
      email: 'maya@example.com',
      subject: 'A question',
      message: 'Hello,\r\n\tis there a globe?',
      country: 'US',
    }
    expect((await send(address, endpoints.sendContact, { body })).status).toBe(200)
  })

  test('an error does not quote a regular expression', async () => {
    const { address } = await startTestServer()
    const body = sampleOrder({ customer: { ...customer, phone: '12', email: 'maya' } })
    const failure = await refusal(address, endpoints.placeOrder, { body })
    expect(failure.issues).toHaveLength(2)
    expect(JSON.stringify(failure)).not.toMatch(/pattern|\^|\\d/)
  })
})
