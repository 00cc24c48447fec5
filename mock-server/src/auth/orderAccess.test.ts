import { accountEndpoints, authEndpoints, endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { logInHeaders, sampleSignup, signUp } from '../testing/accounts.ts'
import { Browser } from '../testing/Browser.ts'
import { placeOrderOf, placeSampleOrder } from '../testing/buy.ts'
import { call, refusal } from '../testing/call.ts'
import { keyInMail } from '../testing/orderKeys.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

const { email, password } = sampleSignup
const dayMs = 24 * 60 * 60 * 1000
const book = { sku: 'whos_the_monster_in_oko', quantity: 1 }

/** A shop with an order, and the key in its mail. */
async function start() {
  const { address, spaces } = await startTestServer()
  const orderId = await placeSampleOrder(address)
  const key = await keyInMail(address, email, orderId)
  const now = Date.now()
  const daysLater = (days: number) =>
    call(address, toolEndpoints.setClock, {
      body: { now: new Date(now + days * dayMs).toISOString() },
    })
  return { address, spaces, orderId, key, daysLater }
}

const statusOf = async (browser: Browser, orderId: string) =>
  (await browser.send(endpoints.getOrder, { params: { orderId } })).status

async function openedBrowser(address: string, key: string): Promise<Browser> {
  const browser = new Browser(address)
  await browser.send(accountEndpoints.openOrder, { body: { key } })
  return browser
}

describe('the key in the mails of an order', () => {
  test('opens the order for a browser that knows no email address', async () => {
    const { address, orderId, key } = await start()
    const browser = new Browser(address)
    expect(await statusOf(browser, orderId)).toBe(404)
    const answer = await browser.send(accountEndpoints.openOrder, { body: { key } })
    expect(await answer.json()).toEqual({ status: 'success', orderId })
    expect(await statusOf(browser, orderId)).toBe(200)
  })

  test('proves the address of a letter about the order, whose confirmation then has a copy (§7.22)', async () => {
    const { address, orderId, key } = await start()
    const write = async (browser: Browser, order: string) => {
      const body = { name: 'Maya', email, subject: 'A piece', message: 'The rover\nis missing.' }
      await browser.send(endpoints.sendContact, {
        body: { ...body, country: 'US', order },
      })
      const mails = await call(address, toolEndpoints.readOutbox, { query: { to: body.email } })
      return mails.find(({ subject }) => subject === 'We have your message')?.text
    }
    const stranger = await write(new Browser(address), orderId)
    expect(stranger).toMatch(/^Hello,/)
    expect(stranger).not.toContain('rover')
    const opened = await openedBrowser(address, key)
    const buyer = await write(opened, orderId)
    expect(buyer).toMatch(/^Hello \S*Maya/)
    expect(buyer).toContain('The rover')
  })

  test('is kept in a cookie that scripts cannot read and that ends with the browser', async () => {
    const { address, key } = await start()
    const answer = await new Browser(address).send(accountEndpoints.openOrder, { body: { key } })
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).not.toMatch(/Expires|Max-Age/)
  })

  test('does not open another order of the same buyer', async () => {
    const { address, key } = await start()
    const other = await placeSampleOrder(address)
    const browser = await openedBrowser(address, key)
    expect(await statusOf(browser, other)).toBe(404)
    browser.cookies.set(`next-auth.order-key.${other}`, key)
    expect(await statusOf(browser, other)).toBe(404)
  })

  test('opens the order for 90 days, and not on day 91', async () => {
    const { address, orderId, key, daysLater } = await start()
    const browser = await openedBrowser(address, key)
    await daysLater(89)
    expect(await statusOf(browser, orderId)).toBe(200)
    await daysLater(91)
    expect(await statusOf(browser, orderId)).toBe(404)
    const late = await refusal(address, accountEndpoints.openOrder, { body: { key } })
    expect([late.code, late.message]).toEqual([
      403,
      'This link does not open your order any more. Its number and your email address do.',
    ])
  })

  test('is refused if it is forged, or a token for something else', async () => {
    const { address, key } = await start()
    const forged = `${key.slice(0, -4)}AAAA`
    for (const wrong of ['', 'key', forged, await signUp(address)]) {
      const refused = await refusal(address, accountEndpoints.openOrder, { body: { key: wrong } })
      expect(refused.code).toBe(403)
    }
  })

  test('signs nobody in', async () => {
    const { address, key } = await start()
    await signUp(address)
    const headers = { 'x-access-token': key }
    expect((await refusal(address, accountEndpoints.getProfile, { headers })).code).toBe(401)
  })

  test('opens nothing once the buyer has erased the account', async () => {
    const { address, orderId, key, daysLater } = await start()
    await signUp(address)
    const browser = await openedBrowser(address, key)
    await daysLater(15)
    expect(await statusOf(browser, orderId)).toBe(200)
    const headers = await logInHeaders(address)
    await call(address, accountEndpoints.eraseAccountData, { body: { email }, headers })
    expect(await statusOf(browser, orderId)).toBe(404)
    const again = await refusal(address, accountEndpoints.openOrder, { body: { key } })
    expect(again.code).toBe(403)
  })

  test('opens nothing in a browser after Log Out, or after somebody has logged in', async () => {
    const { address, orderId, key } = await start()
    await signUp(address, { email: 'ada@example.com' })
    const loggedOut = await openedBrowser(address, key)
    await loggedOut.form(authEndpoints.signOut)
    expect(await statusOf(loggedOut, orderId)).toBe(404)
    const other = await openedBrowser(address, key)
    await other.form(authEndpoints.callback, { username: 'ada@example.com', password })
    expect(await other.signedInAs()).toBe('ada@example.com')
    expect(await statusOf(other, orderId)).toBe(404)
  })

  test('does not open the order for a page of another site', async () => {
    const { address, orderId, key } = await start()
    const browser = await openedBrowser(address, key)
    const headers = { 'sec-fetch-site': 'cross-site' }
    const request = { params: { orderId }, headers }
    expect((await browser.send(endpoints.getOrder, request)).status).toBe(403)
  })

  test('opens the e-storybooks of the order', async () => {
    const { address } = await startTestServer()
    const orderId = await placeOrderOf(address, [book])
    const browser = await openedBrowser(address, await keyInMail(address, email, orderId))
    const request = { params: { orderId, sku: book.sku } }
    expect((await browser.send(accountEndpoints.readBook, request)).status).toBe(200)
    expect((await refusal(address, accountEndpoints.readBook, request)).code).toBe(404)
  })

  test('lets its buyer send units back without an account, and see what was sent back', async () => {
    const { address, orderId, key, daysLater } = await start()
    await daysLater(15)
    const cart_data = [{ sku: 'orboot', quantity: 1 }]
    const body = { orderId, cart_data, reason: 'no-longer-wanted' }
    expect((await refusal(address, accountEndpoints.requestReturn, { body })).code).toBe(401)
    const browser = await openedBrowser(address, key)
    const headers = { 'idempotency-key': 'a-key-of-this-return' }
    expect((await browser.send(accountEndpoints.requestReturn, { body, headers })).status).toBe(200)
    const read = await browser.send(endpoints.getOrder, { params: { orderId } })
    const returns = [{ orderId, status: 'requested', cart_data }]
    expect(await read.json()).toMatchObject({ orderId, returns })
    const asked = { params: { key: headers['idempotency-key'] } }
    expect((await call(address, accountEndpoints.askReturn, asked)).state).toBe('placed')
  })

  test('lets its buyer cancel it without an account: one refund, and the mail about it (§4.37)', async () => {
    const { address, spaces, orderId, key } = await start()
    const browser = await openedBrowser(address, key)
    const body = { orderId, status: 'cancelled' }
    const cancel = () => browser.send(accountEndpoints.cancelAccountOrder, { body })
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(2)
    const { store } = spaces.main.shop
    const refunds = await store.find('refunds', { order: 'oldest', limit: Infinity })
    expect(refunds.map(({ row }) => row)).toMatchObject([{ orderId }])
    const read = await browser.send(endpoints.getOrder, { params: { orderId } })
    expect(await read.json()).toMatchObject({ orderId, status: 'cancelled' })
    const mails = await call(address, toolEndpoints.readOutbox, { query: { to: email } })
    const about = mails.filter(({ subject }) => subject === `Your order ${orderId} is cancelled`)
    expect(about).toHaveLength(1)
  })

  test('is needed to cancel: number and email, and the key of another order, are refused', async () => {
    const { address, spaces, orderId } = await start()
    const other = await placeSampleOrder(address)
    const body = { orderId, status: 'cancelled' }
    const cancel = (browser: Browser) =>
      browser.send(accountEndpoints.cancelAccountOrder, { body, query: { email } })
    const stranger = new Browser(address)
    // Number and email address open the order, to read it.
    const read = { params: { orderId }, query: { email } }
    expect((await stranger.send(endpoints.getOrder, read)).status).toBe(200)
    expect((await cancel(stranger)).status).toBe(401)
    const keyOfOther = await keyInMail(address, email, other)
    const opener = await openedBrowser(address, keyOfOther)
    expect((await cancel(opener)).status).toBe(401)
    opener.cookies.set(`next-auth.order-key.${orderId}`, keyOfOther)
    expect((await cancel(opener)).status).toBe(401)
    expect(await spaces.main.shop.store.count('refunds')).toBe(0)
  })

  test('cancels no order for a page of another site', async () => {
    const { address, spaces, orderId, key } = await start()
    const browser = await openedBrowser(address, key)
    const body = { orderId, status: 'cancelled' }
    const headers = { 'sec-fetch-site': 'cross-site' }
    const refused = await browser.send(accountEndpoints.cancelAccountOrder, { body, headers })
    expect(refused.status).toBe(403)
    expect(await spaces.main.shop.store.count('refunds')).toBe(0)
  })

  test('shows no return of another order', async () => {
    const { address, key } = await start()
    const other = await placeSampleOrder(address)
    const browser = await openedBrowser(address, key)
    expect((await browser.send(accountEndpoints.getReturns)).status).toBe(401)
    expect((await browser.send(endpoints.getOrder, { params: { orderId: other } })).status).toBe(
      404,
    )
    const body = {
      orderId: other,
      cart_data: [{ sku: 'orboot', quantity: 1 }],
      reason: 'no-longer-wanted',
    }
    expect((await browser.send(accountEndpoints.requestReturn, { body })).status).toBe(401)
  })
})
