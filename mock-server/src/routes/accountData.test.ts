import { accountEndpoints, authEndpoints, endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { logInHeaders, proveEmail, sampleSignup, signUp } from '../testing/accounts.ts'
import { Browser } from '../testing/Browser.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { call, refusal, send } from '../testing/call.ts'
import { sampleOrder } from '../testing/samples.ts'
import { eraseAndReturn } from '../testing/eraseAndReturn.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

const { email, name, password, phone } = sampleSignup
const stranger = 'ada@example.com'
/** Somebody else’s list, which Maya has bought from. */
const wishlist = { id: '8d0f5f4e0c5b4f0e9a315d2f6c0b7a11', skus: ['orboot'] }

/** Maya with an order, a return, addresses, a cart, a subscription and a message; and Ada with an order. */
async function start() {
  const { address, spaces } = await startTestServer()
  await signUp(address)
  const orderId = await placeSampleOrder(address, {
    couponCode: 'TRYNEW',
    total: 44.66,
    present: {
      recipientPhone: { phone: '5550100199', countryCode: '+1' },
      message: 'Yours, Maya',
      hidePrices: true,
    },
    wishlist,
  })
  const sample = sampleOrder()
  await placeSampleOrder(address, {
    customer: { ...sample.customer, name: 'Ada Other', email: stranger, phone: '5550199999' },
    shippingAddress: { ...sample.shippingAddress, line1: '2 Other Road' },
  })
  const country = 'US'
  await call(address, endpoints.subscribeEmail, { body: { email, source: 'footer', country } })
  const message = { name, email, subject: 'Spare parts', message: 'Hello', country }
  await call(address, endpoints.sendContact, { body: message })
  const arrived = new Date(Date.now() + 15 * 24 * 60 * 60 * 1000).toISOString()
  await call(address, toolEndpoints.setClock, { body: { now: arrived } })
  const headers = await logInHeaders(address)
  const addresses = [sampleOrder().shippingAddress]
  await call(address, accountEndpoints.updateAddresses, { body: { addresses }, headers })
  const wishes = { add: ['tacto_chess'], remove: [] }
  await call(address, accountEndpoints.updateWishes, { body: wishes, headers })
  const cart_data = [{ sku: 'orboot', quantity: 1 }]
  const cart = { cart_id: 'guest', countryCode: country, cart_data }
  await call(address, accountEndpoints.updateAccountCart, { body: cart, headers })
  const back = { orderId, cart_data, reason: 'damaged', comment: 'Maya’s lid is broken' }
  await call(address, accountEndpoints.requestReturn, { body: back, headers })
  return { address, spaces, headers, orderId }
}

async function returnArrives(address: string) {
  const { now } = await call(address, toolEndpoints.readClock)
  const later = new Date(Date.parse(now) + 6 * 24 * 60 * 60 * 1000).toISOString()
  await call(address, toolEndpoints.setClock, { body: { now: later } })
  return logInHeaders(address)
}

describe('own data', () => {
  test('can be downloaded: all that is kept, and nothing of others', async () => {
    const { address, headers, orderId } = await start()
    const { data } = await call(address, accountEndpoints.getAccountData, { headers })
    expect(data).toMatchObject({
      profile: { name, email, phone },
      addresses: [{ line1: '1 Example Street' }],
      cart: { cart_data: [{ sku: 'orboot', quantity: 1 }] },
      wishlist: ['tacto_chess'],
      orders: [
        {
          orderId,
          present: { recipientPhone: { phone: '5550100199' }, message: 'Yours, Maya' },
          wishlist,
        },
      ],
      returns: [{ orderId, comment: 'Maya’s lid is broken' }],
      subscriptions: [{ email, source: 'footer' }],
      messages: [{ subject: 'Spare parts' }],
    })
    expect(data.mails.length).toBeGreaterThan(0)
    expect(JSON.stringify(data)).not.toContain(stranger)
    expect(data.mails.filter(({ subject }) => subject.includes('is your Stemside code'))).toEqual(
      [],
    )
    const order = data.mails.find(({ subject }) => subject === `Your order ${orderId}`)
    expect(order?.text).toContain(`/tracking?order=${orderId}`)
    expect(JSON.stringify(data)).not.toContain('#key=')
    const kept = await send(address, accountEndpoints.getAccountData, { headers })
    expect(kept.headers.get('content-disposition')).toBe('attachment; filename=stemside.json')
    expect(await kept.text()).not.toMatch(/signInKey|"hash"|"salt"/)
  })

  test('is erased: the store names the person nowhere, and keeps the orders', async () => {
    const { address, spaces, orderId } = await start()
    const { store } = spaces.main.shop
    const headers = await returnArrives(address)
    await new Browser(address).form(authEndpoints.callback, { username: email, password })
    expect(await store.count('sessions')).toBe(1)
    const body = { email: 'MAYA@example.com' }
    await call(address, accountEndpoints.eraseAccountData, { body, headers })
    const kept = JSON.stringify(await store.export()).toLowerCase()
    for (const personal of ['maya', phone, '5550100199', '1 example street', 'spare parts']) {
      expect(kept).not.toContain(personal)
    }
    const order = await store.get('orders', orderId)
    expect(order).toMatchObject({ total: 4466, wishlist, customer: { name: '', email: '' } })
    expect(await store.count('users')).toBe(0)
    expect(await store.count('sessions')).toBe(0)
    expect((await send(address, accountEndpoints.getProfile, { headers })).status).toBe(401)
  })

  test('is erased with its tokens, but not the mails of an address with the same ending', async () => {
    const { address, spaces } = await start()
    const { store } = spaces.main.shop
    const alike = `jo${email}`
    const country = 'US'
    const body = { email: alike, source: 'footer', country }
    await call(address, endpoints.subscribeEmail, { body })
    const text = `Reply to: ${email}`
    const message = { name: 'Jo', email: alike, subject: 'A gift', message: text, country }
    await call(address, endpoints.sendContact, { body: message })
    const mailsOf = async () => {
      const mails = await store.find('mails', { order: 'oldest', limit: Infinity })
      return mails.filter(({ row }) => row.to === alike || row.text.includes(alike)).length
    }
    const before = await mailsOf()
    expect(before).toBe(3)
    const headers = await returnArrives(address)
    await proveEmail(address, email, {})
    await call(address, accountEndpoints.eraseAccountData, { body: { email }, headers })
    expect(await mailsOf()).toBe(before)
    expect(await store.count('proofs')).toBe(0)
  })

  test('an erased account’s one-time coupon stays used, and its next order is no first order', async () => {
    expect(await eraseAndReturn(await startTestServer())).toEqual({
      message: 'TRYNEW has already been used with this email.',
      pendingReward: 0,
    })
  })

  test('is not erased while a parcel is under way', async () => {
    const { address, headers } = await start()
    const failure = await refusal(address, accountEndpoints.eraseAccountData, {
      body: { email },
      headers,
    })
    expect(failure).toMatchObject({ code: 422 })
    expect(failure.message).toContain('under way')
  })

  test('is erased only with the email of the account, and by its owner', async () => {
    const { address, spaces } = await start()
    const headers = await returnArrives(address)
    const other = { body: { email: stranger }, headers }
    expect((await refusal(address, accountEndpoints.eraseAccountData, other)).code).toBe(422)
    const nobody = { body: { email } }
    expect((await refusal(address, accountEndpoints.eraseAccountData, nobody)).code).toBe(401)
    expect(await spaces.main.shop.store.count('users')).toBe(1)
  })
})
