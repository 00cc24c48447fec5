import { nothing } from '@stemside/rules'
import { accountEndpoints, endpoints } from '@stemside/rules/contract'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { mayasOrder } from '../seed/maya.ts'
import { logInHeaders, sampleSignup, signUp } from '../testing/accounts.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { call, refusal, send } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'
import { payRefunds } from './refunds.ts'
import { moveReturns } from './returns.ts'

const { email } = sampleSignup
const stranger = 'ada@example.com'
const quiet = pino({ level: 'silent' })
const everything = { order: 'oldest', limit: Infinity } as const

const placed = '2026-11-23T09:00:00.000Z'
const arrived = '2026-12-01T12:00:00.000Z'
// The 30th day after delivery ends in New York.
const lastDay = '2027-01-01T04:58:00.000Z'
const tooLate = '2027-01-01T05:00:00.000Z'

const line = (sku: string, quantity: number) => ({ sku, quantity })

/** An order with a combo and a coupon: its lines came to 57.98 and 31.60. */
const boughtLines = [line('orboot_dinos', 2), line('tacto_classics', 1)]

async function arrivedOrder(now = arrived) {
  const { address, spaces } = await startTestServer()
  const setClock = (time: string) => call(address, toolEndpoints.setClock, { body: { now: time } })
  await setClock(placed)
  await signUp(address)
  const changes = { couponCode: 'SPRING30', cart_data: boughtLines, total: 89.58 }
  const orderId = await placeSampleOrder(address, changes)
  await setClock(now)
  const headers = await logInHeaders(address)
  const body = (...lines: readonly object[]) => ({
    orderId,
    cart_data: lines,
    reason: 'no-longer-wanted',
  })
  const ask = async (...lines: readonly object[]) =>
    (await call(address, accountEndpoints.requestReturn, { body: body(...lines), headers })).data
  const refused = (...lines: readonly object[]) =>
    refusal(address, accountEndpoints.requestReturn, { body: body(...lines), headers })
  return { address, spaces, orderId, headers, body, ask, refused, setClock }
}

describe('a return', () => {
  test('gives back exactly what its units cost, bit by bit, and never more', async () => {
    const { address, spaces, ask, setClock, orderId } = await arrivedOrder()
    const { shop } = spaces.main
    const asked = [
      await ask(line('orboot_dinos', 1)),
      await ask(line('orboot_dinos', 1), line('tacto_classics', 1)),
    ]
    expect(asked.map(({ status, refund }) => [status, refund])).toEqual([
      ['requested', 28.99],
      ['requested', 60.59],
    ])
    expect(await shop.store.count('refunds')).toBe(0)
    await setClock('2026-12-06T13:00:00.000Z')
    await payRefunds(shop, quiet)
    const paid = await shop.store.find('sandboxRefunds', everything)
    expect(paid.map(({ row }) => row.amount)).toEqual([2899, 6059])
    const headers = await logInHeaders(address)
    const { data } = await call(address, accountEndpoints.getReturns, { headers })
    expect(data.map(({ returnId, status }) => [returnId, status])).toEqual(
      asked.toReversed().map(({ returnId }) => [returnId, 'refunded']),
    )
    const orders = await call(address, accountEndpoints.getAccountOrders, { headers })
    expect(orders.data).toMatchObject([{ orderId, status: 'returned' }])
    const query = { email: sampleSignup.email }
    const order = await call(address, endpoints.getOrder, { params: { orderId }, query })
    expect(order.returns).toEqual(data)
  })

  test('of some units leaves the order delivered', async () => {
    const { address, ask, setClock } = await arrivedOrder()
    await ask(line('orboot_dinos', 2))
    await setClock('2026-12-06T13:00:00.000Z')
    const headers = await logInHeaders(address)
    const { data } = await call(address, accountEndpoints.getAccountOrders, { headers })
    expect(data.map(({ status }) => status)).toEqual(['delivered'])
  })

  test('leaves the order delivered until the other return is refunded, too', async () => {
    const { address, ask, body, setClock } = await arrivedOrder()
    const status = async () => {
      const headers = await logInHeaders(address)
      return (await call(address, accountEndpoints.getAccountOrders, { headers })).data[0]?.status
    }
    await ask(line('orboot_dinos', 2))
    await setClock('2026-12-03T12:00:00.000Z')
    const headers = await logInHeaders(address)
    const other = { body: body(line('tacto_classics', 1)), headers }
    await call(address, accountEndpoints.requestReturn, other)
    await setClock('2026-12-06T13:00:00.000Z')
    expect(await status()).toBe('delivered')
    await setClock('2026-12-08T13:00:00.000Z')
    expect(await status()).toBe('returned')
  })

  test('is noted once for an Idempotency-Key, however often it is asked for', async () => {
    const { address, spaces, body, headers: token } = await arrivedOrder()
    const headers = { ...token, 'idempotency-key': 'a-key-of-this-return' }
    const one = { body: body(line('orboot_dinos', 1)), headers }
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => call(address, accountEndpoints.requestReturn, one)),
    )
    expect(new Set(answers.map(({ data }) => data.returnId)).size).toBe(1)
    const asked = { params: { key: 'a-key-of-this-return' }, headers: token }
    expect((await call(address, accountEndpoints.askReturn, asked)).state).toBe('placed')
    expect(await spaces.main.shop.store.count('returns')).toBe(1)
    const other = { body: body(line('tacto_classics', 1)), headers }
    expect(await refusal(address, accountEndpoints.requestReturn, other)).toMatchObject({
      code: 422,
      message: 'This Idempotency-Key was used for another return. Please use a new one.',
    })
  })

  test('is not shown to somebody else who knows its key and its request', async () => {
    const { address, body, headers: token } = await arrivedOrder()
    const request = { body: body(line('orboot_dinos', 1)) }
    const key = { 'idempotency-key': 'a-key-of-this-return' }
    await call(address, accountEndpoints.requestReturn, {
      ...request,
      headers: { ...token, ...key },
    })
    const others = { 'x-access-token': await signUp(address, { email: stranger }), ...key }
    const failure = await refusal(address, accountEndpoints.requestReturn, {
      ...request,
      headers: others,
    })
    expect(failure.code).toBe(422)
  })

  test('is mailed when it is noted, and when its money is given back', async () => {
    const { address, ask, setClock, orderId } = await arrivedOrder()
    await ask(line('tacto_classics', 1))
    await setClock('2026-12-06T13:00:00.000Z')
    const mails = await call(address, toolEndpoints.readOutbox, { query: { to: email } })
    expect(mails.slice(0, 2).map(({ subject }) => subject)).toEqual([
      `We have given back the money for your return of order ${orderId}`,
      `Your return of order ${orderId}`,
    ])
    expect(mails[0]?.text).toContain('Tacto Classics: 1 ×\nWe give back: $31.60')
  })

  test('is paid once, even if two processes move returns', async () => {
    const { spaces, ask } = await arrivedOrder()
    const { shop } = spaces.main
    await ask(line('tacto_classics', 1))
    shop.clock.set(new Date('2026-12-06T13:00:00.000Z'))
    await Promise.all([moveReturns(shop, quiet), moveReturns(shop, quiet)])
    await Promise.all([payRefunds(shop, quiet), payRefunds(shop, quiet)])
    expect(await shop.store.count('refunds')).toBe(1)
    expect(await shop.store.count('sandboxRefunds')).toBe(1)
  })

  test('that cannot be paid does not hold up a later one', async () => {
    const { spaces, ask } = await arrivedOrder()
    const { shop } = spaces.main
    const { returnId } = await ask(line('tacto_classics', 1))
    const row = await shop.store.get('returns', returnId)
    if (!row) throw new Error('nothing is in the store')
    await shop.store.tx(async (tx) => {
      tx.delete('returns', returnId)
      // No money is written in the currency of this country.
      tx.put('returns', 'broken', Object.assign({ ...row }, { country: 'ZZ' }))
      tx.put('returns', returnId, row)
    })
    shop.clock.set(new Date('2026-12-06T13:00:00.000Z'))
    await moveReturns(shop, quiet)
    expect((await shop.store.get('returns', returnId))?.status).toBe('refunded')
  })

  test('of more units than are left is refused, also for requests that arrive together', async () => {
    const { address, body, headers, refused } = await arrivedOrder()
    for (const lines of [
      [line('orboot_dinos', 3)],
      [line('orboot_dinos', 2), line('orboot_dinos', 1)],
      [line('orboot', 1)],
    ]) {
      expect(await refused(...lines)).toMatchObject({
        code: 422,
        message: 'You can send back at most what you have bought and not sent back yet.',
      })
    }
    const one = { body: body(line('orboot_dinos', 1)), headers }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(address, accountEndpoints.requestReturn, one)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4)
  })

  test.each([
    ['before the order has arrived', '2026-12-01T04:59:00.000Z', 'once an order has arrived'],
    ['after 30 days', tooLate, '30 days for sending this order back ended on December 31, 2026.'],
  ])('is refused %s', async (_what, now, sentence) => {
    const { refused } = await arrivedOrder(now)
    const failure = await refused(line('orboot_dinos', 1))
    expect([failure.code, failure.message]).toEqual([422, expect.stringContaining(sentence)])
  })

  test('is accepted until the end of the last day, which the mail of the parcel names', async () => {
    const { ask, address, orderId } = await arrivedOrder(lastDay)
    expect((await ask(line('orboot_dinos', 1))).status).toBe('requested')
    const mails = await call(address, toolEndpoints.readOutbox, { query: { to: email } })
    const mail = mails.find(({ subject }) => subject === `Your order ${orderId} has arrived`)
    expect(mail?.text).toContain('choose “Ask for a piece”')
    expect(mail?.text).toContain('Tell us by December 31, 2026 what you send back.')
  })

  test('of somebody else’s order is refused as one of no order, and is not listed', async () => {
    const { address, body, ask } = await arrivedOrder()
    await ask(line('tacto_classics', 1))
    const headers = { 'x-access-token': await signUp(address, { email: stranger }) }
    const mine = body(line('orboot_dinos', 1))
    const failures = await Promise.all(
      [mine, { ...mine, orderId: 'STEM-NONE' }].map((one) =>
        refusal(address, accountEndpoints.requestReturn, { body: one, headers }),
      ),
    )
    expect(failures[0]?.code).toBe(404)
    expect(failures[1]).toEqual(failures[0])
    const { data } = await call(address, accountEndpoints.getReturns, { headers })
    expect(data).toEqual([])
  })

  test('needs a session or a token', async () => {
    const { address, body } = await arrivedOrder()
    const asked = { body: body(line('orboot_dinos', 1)) }
    expect((await refusal(address, accountEndpoints.requestReturn, asked)).code).toBe(401)
    expect((await refusal(address, accountEndpoints.getReturns)).code).toBe(401)
  })

  test('of damaged units gives the shipping back too, once for an order', async () => {
    const { address, spaces, body, headers, setClock } = await arrivedOrder()
    const { shop } = spaces.main
    const order = mayasOrder('STEM-SHIP', placed, [line('dabble_marble_run', 2)])
    expect(order.shipping).toBe(599)
    await shop.store.tx(async (tx) => tx.put('orders', order.id, order))
    const ask = async (reason: 'damaged' | 'wrong-item') => {
      const asked = { ...body(line('dabble_marble_run', 1)), orderId: order.id, reason }
      return (await call(address, accountEndpoints.requestReturn, { body: asked, headers })).data
    }
    const answers = [await ask('damaged'), await ask('wrong-item')]
    const unit = order.list / 200
    expect(answers.map(({ refund, shippingRefund }) => [refund, shippingRefund])).toEqual([
      [Number((unit + 5.99).toFixed(2)), 5.99],
      [unit, undefined],
    ])
    await setClock('2026-12-06T13:00:00.000Z')
    await payRefunds(shop, quiet)
    const paid = await shop.store.find('sandboxRefunds', everything)
    expect(paid.reduce((sum, { row }) => sum + row.amount, 0)).toBe(order.total)
    const mails = await call(address, toolEndpoints.readOutbox, { query: { to: email } })
    const told = mails.filter(({ text }) => text.includes('Shipping: $5.99\nWe give back:'))
    expect(told.map(({ subject }) => subject)).toEqual([
      `We have given back the money for your return of order ${order.id}`,
      `Your return of order ${order.id}`,
    ])
  })

  test('of units that cost nothing is noted, without a refund and without a sum in its mails', async () => {
    const { address, spaces, body, headers, setClock } = await arrivedOrder()
    const { shop } = spaces.main
    const order = mayasOrder('STEM-FREE', placed, [line('orboot', 1)])
    const free = {
      ...order,
      lines: [{ ...line('orboot', 1), unitPrice: order.list, total: nothing }],
    }
    await shop.store.tx(async (tx) => tx.put('orders', order.id, free))
    const asked = { ...body(line('orboot', 1)), orderId: order.id }
    await call(address, accountEndpoints.requestReturn, { body: asked, headers })
    await setClock('2026-12-06T13:00:00.000Z')
    expect(await shop.store.count('refunds')).toBe(0)
    const mails = await call(address, toolEndpoints.readOutbox, { query: { to: email } })
    expect(mails.slice(0, 2).map(({ subject }) => subject)).toEqual([
      'Your return of order STEM-FREE has arrived',
      'Your return of order STEM-FREE',
    ])
    for (const { text } of mails.slice(0, 2)) {
      expect(text).toContain('Nothing was paid for it, so nothing is given back.')
      expect(text).not.toMatch(/\$|bank/)
    }
  })

  test('of an e-storybook is refused', async () => {
    const { address, spaces, body, headers } = await arrivedOrder()
    const books = [line('whos_the_monster_in_oko', 1)]
    const order = mayasOrder('STEM-BOOKS', placed, books)
    await spaces.main.shop.store.tx(async (tx) => tx.put('orders', order.id, order))
    const asked = { ...body(...books), orderId: order.id }
    const failure = await refusal(address, accountEndpoints.requestReturn, { body: asked, headers })
    expect(failure).toMatchObject({ code: 422, message: 'E-storybooks cannot be sent back.' })
  })
})
