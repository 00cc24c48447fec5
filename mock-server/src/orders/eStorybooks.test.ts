import { accountEndpoints, endpoints } from '@stemside/rules/contract'
import { isDigital, soldSkus } from '@stemside/rules'
import { describe, expect, test } from 'vitest'
import { pagesOf } from '../books/index.ts'
import { logInHeaders, sampleSignup, signUp } from '../testing/accounts.ts'
import { placeOrderOf } from '../testing/buy.ts'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

const { email } = sampleSignup
const book = { sku: 'whos_the_monster_in_oko', quantity: 1 }
const toy = { sku: 'orboot', quantity: 1 }
const shopUrl = 'https://shop.example'

async function start(changes: Parameters<typeof startTestServer>[0] = { shopUrl }) {
  const server = await startTestServer(changes)
  const { address } = server
  const headers = { 'x-access-token': await signUp(address) }
  const mails = async () => {
    const sent = await call(address, toolEndpoints.readOutbox, { query: { to: email } })
    // The mail with the code to sign up is the oldest.
    return sent.slice(0, -1).toReversed()
  }
  return { ...server, headers, mails }
}

describe('an order of e-storybooks alone', () => {
  test('is there at once, without a parcel and its mails', async () => {
    const { address, mails } = await start()
    const orderId = await placeOrderOf(address, [book])
    const asked = { params: { orderId }, query: { email } }
    expect((await call(address, endpoints.getOrder, asked)).status).toBe('delivered')
    const now = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString()
    await call(address, toolEndpoints.setClock, { body: { now } })
    const [confirmation, ready, ...more] = await mails()
    expect(confirmation?.text).not.toMatch(/packing|It goes to/)
    expect(ready?.subject).toBe('Your e-storybook is ready')
    expect(more).toEqual([])
  })

  test('can neither be cancelled nor sent back', async () => {
    const { address, headers, spaces } = await start()
    const orderId = await placeOrderOf(address, [book])
    const body = { orderId, status: 'cancelled' as const }
    const cancelled = await refusal(address, accountEndpoints.cancelAccountOrder, { body, headers })
    expect([cancelled.code, cancelled.message]).toEqual([
      422,
      'E-storybooks can be read at once, so they cannot be cancelled.',
    ])
    const back = { orderId, cart_data: [book], reason: 'no-longer-wanted' }
    const sent = await refusal(address, accountEndpoints.requestReturn, { body: back, headers })
    expect(sent.message).toBe('E-storybooks cannot be sent back.')
    expect(await spaces.main.shop.store.count('refunds')).toBe(0)
  })

  test('cannot be cancelled if only a free gift travels with it: nothing would come back', async () => {
    const { address, headers, mails, spaces } = await start()
    const orderId = await placeOrderOf(address, [{ ...book, quantity: 20 }])
    const { data } = await call(address, accountEndpoints.getAccountOrders, { headers })
    expect(data).toMatchObject([{ status: 'placed', gifts: [{ sku: 'surprise_gift' }] }])
    const body = { orderId, status: 'cancelled' as const }
    const refused = await refusal(address, accountEndpoints.cancelAccountOrder, { body, headers })
    expect([refused.code, refused.message]).toEqual([
      422,
      'E-storybooks can be read at once, so they cannot be cancelled.',
    ])
    expect(await spaces.main.shop.store.count('refunds')).toBe(0)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      `Your order ${orderId}`,
      'Your e-storybook is ready',
    ])
    const now = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString()
    await call(address, toolEndpoints.setClock, { body: { now } })
    const arrived = (await mails()).at(-1)
    expect(arrived?.subject).toBe(`Your order ${orderId} has arrived`)
    expect(arrived?.text).not.toContain('send it back')
  })

  test('does not keep an account from being erased', async () => {
    const { address, headers, spaces } = await start()
    await placeOrderOf(address, [book])
    await call(address, accountEndpoints.eraseAccountData, { body: { email }, headers })
    expect(await spaces.main.shop.store.count('users')).toBe(0)
  })
})

describe('an order of toys and e-storybooks', () => {
  test('gives back what its toys cost when it is cancelled, and the books stay', async () => {
    const { address, headers, mails, spaces } = await start()
    const orderId = await placeOrderOf(address, [book, toy])
    const body = { orderId, status: 'cancelled' as const }
    const { data } = await call(address, accountEndpoints.cancelAccountOrder, { body, headers })
    const paidForBook = data.cart_data.find(({ sku }) => sku === book.sku)?.total ?? 0
    expect(paidForBook).toBeGreaterThan(0)
    const [refund] = await spaces.main.shop.store.find('refunds', { order: 'oldest', limit: 1 })
    expect(refund?.row.amount).toBe(Math.round((data.total - paidForBook) * 100))
    const mail = (await mails()).at(-1)
    expect(mail?.text).toContain(`We give back: $${(data.total - paidForBook).toFixed(2)}`)
    expect(mail?.text).toContain('Your e-storybooks stay yours.')
  })

  test('is packed and shipped as others are', async () => {
    const { address } = await start()
    const orderId = await placeOrderOf(address, [book, toy])
    const now = new Date(Date.now() + 25 * 60 * 60 * 1000).toISOString()
    await call(address, toolEndpoints.setClock, { body: { now } })
    const headers = await logInHeaders(address)
    const { data } = await call(address, accountEndpoints.getAccountOrders, { headers })
    expect(data).toMatchObject([{ orderId, status: 'packed' }])
  })
})

describe('the pages of an e-storybook', () => {
  test('are for its buyer, by token or by the email of the order (§7.6)', async () => {
    const { address, headers } = await start()
    const orderId = await placeOrderOf(address, [book, toy])
    const params = { orderId, sku: book.sku }
    const byToken = await call(address, accountEndpoints.readBook, { params, headers })
    const byEmail = await call(address, accountEndpoints.readBook, { params, query: { email } })
    expect(byToken.data.pages).toHaveLength(12)
    expect(byToken.data.pages[0]?.text).toContain('hum')
    expect(byEmail).toEqual(byToken)
  })

  test('are refused to everybody else, and to a buyer of something else', async () => {
    const { address, headers } = await start()
    const orderId = await placeOrderOf(address, [book, toy])
    const stranger = await signUp(address, { ...sampleSignup, email: 'ada@example.com' })
    const params = { orderId, sku: book.sku }
    const noOrder = 'There is no such order for this email address.'
    for (const request of [
      { params },
      { params, query: { email: 'ada@example.com' } },
      { params, headers: { 'x-access-token': stranger } },
      { params: { ...params, orderId: 'STEM-22222-22222' }, headers },
    ]) {
      const { code, message } = await refusal(address, accountEndpoints.readBook, request)
      expect([code, message]).toEqual([404, noOrder])
    }
    for (const sku of [toy.sku, 'the_comet_who_was_late', 'nothing']) {
      const request = { params: { orderId, sku }, headers }
      const { code, message } = await refusal(address, accountEndpoints.readBook, request)
      expect([code, message]).toEqual([404, 'This order has no such e-storybook.'])
    }
  })

  test('are there for each e-storybook that is sold', () => {
    const sold = soldSkus.filter(isDigital)
    expect(sold).toHaveLength(3)
    expect(sold.filter((sku) => pagesOf(sku) === undefined)).toEqual([])
  })
})

describe('the mail with e-storybooks', () => {
  test('links to each of them under SHOP_URL, in HTML and text', async () => {
    const { address, mails } = await start()
    const orderId = await placeOrderOf(address, [book, toy])
    const mail = (await mails()).find(({ subject }) => subject === 'Your e-storybook is ready')
    const url = `${shopUrl}/storybooks/read/${orderId}/${book.sku}`
    expect(mail?.text).toContain(`Read Who’s the Monster in Oko?: ${url}#key=`)
    expect(mail?.html).toContain(`href="${url}#key=`)
  })

  test('has no link in production mode without SHOP_URL: a link to a guessed host could lead anywhere', async () => {
    const { address, spaces } = await startTestServer({ mockTools: false })
    await placeOrderOf(address, [book])
    const mails = await spaces.main.shop.store.find('mails', { order: 'newest', limit: 1 })
    expect(mails[0]?.row.subject).toBe('Your e-storybook is ready')
    expect(mails[0]?.row.html).not.toContain('href')
  })
})
