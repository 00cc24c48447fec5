import { accountEndpoints, authEndpoints, endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { placeOrderOnce } from '../orders/placeOrderOnce.ts'
import { mayasPurchase } from '../seed/maya.ts'
import { logInHeaders, proveEmail, sampleSignup, signUp } from '../testing/accounts.ts'
import { Browser } from '../testing/Browser.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { call, refusal, send } from '../testing/call.ts'
import { sampleCustomer, sampleOrder } from '../testing/samples.ts'
import { shopWith } from '../testing/shopWith.ts'
import { startTestServer } from '../testing/startTestServer.ts'

const { email, password } = sampleSignup
const stranger = 'ada@example.com'

/** Maya's account, and how her requests say that they are hers. */
async function start() {
  const server = await startTestServer()
  const headers = { 'x-access-token': await signUp(server.address) }
  return { ...server, headers }
}

async function headersOf(address: string, who: string) {
  return { 'x-access-token': await signUp(address, { email: who }) }
}

const ownCalls = [
  accountEndpoints.getProfile,
  accountEndpoints.updateProfile,
  accountEndpoints.getAddresses,
  accountEndpoints.updateAddresses,
  accountEndpoints.getAccountCart,
  accountEndpoints.updateAccountCart,
  accountEndpoints.getWishes,
  accountEndpoints.updateWishes,
  accountEndpoints.getAccountOrders,
]
const bodies: Readonly<Record<string, object>> = {
  '/user/profile': { name: 'Eve', phone: '5550100200', countryCode: '+1', country: 'US' },
  '/user/addresses': { addresses: [] },
  '/user/wishlist': { add: [], remove: [] },
  '/user/cart': { cart_id: 'x', countryCode: 'US', cart_data: [] },
  '/user/erase': { email },
}

function bodyFor({ method, path }: (typeof ownCalls)[number]) {
  return method === 'GET' ? {} : { body: bodies[path] ?? {} }
}

describe('what is somebody’s own', () => {
  test.each(ownCalls)('needs a session or a token (§7.15): $method $path', async (endpoint) => {
    const { address, headers } = await start()
    const proof = await proveEmail(address, email, {})
    for (const token of [undefined, '', 'x.y.z', proof]) {
      const sent = token === undefined ? {} : { headers: { 'x-access-token': token } }
      const failure = await refusal(address, endpoint, { ...bodyFor(endpoint), ...sent })
      expect(failure).toMatchObject({ code: 401, message: 'Please log in.' })
    }
    expect((await send(address, endpoint, { ...bodyFor(endpoint), headers })).status).toBe(200)
  })

  test.each([
    [accountEndpoints.getAccountData, {}],
    [accountEndpoints.logOutElsewhere, { body: {} }],
    [accountEndpoints.eraseAccountData, { body: { email } }],
    [accountEndpoints.cancelAccountOrder, { body: { orderId: 'STEM-NONE', status: 'cancelled' } }],
    [accountEndpoints.getReturns, {}],
    [
      accountEndpoints.requestReturn,
      { body: { orderId: 'STEM-NONE', cart_data: [line('orboot', 1)], reason: 'damaged' } },
    ],
  ])('needs a session or a token, too: $method $path', async (endpoint, request) => {
    const { address, spaces } = await start()
    for (const headers of [{}, { 'x-access-token': 'x.y.z' }]) {
      expect((await refusal(address, endpoint, { ...request, headers })).code).toBe(401)
    }
    expect(await spaces.main.shop.store.count('users')).toBe(1)
  })

  test('opens with the session of /api/auth', async () => {
    const { address } = await start()
    const browser = new Browser(address)
    await browser.form(authEndpoints.callback, { username: email, password })
    expect((await browser.send(accountEndpoints.getProfile)).status).toBe(200)
    await browser.form(authEndpoints.signOut)
    expect((await browser.send(accountEndpoints.getProfile)).status).toBe(401)
  })

  test('logging out elsewhere ends all sessions and tokens but those of the request (§7.15)', async () => {
    const { address, headers } = await start()
    const [here, elsewhere] = [new Browser(address), new Browser(address)]
    for (const browser of [here, elsewhere]) {
      await browser.form(authEndpoints.callback, { username: email, password })
    }
    expect((await here.send(accountEndpoints.logOutElsewhere, { body: {} })).status).toBe(200)
    expect(await here.signedInAs()).toBe(email)
    expect(await elsewhere.signedInAs()).toBeUndefined()
    expect((await send(address, accountEndpoints.getProfile, { headers })).status).toBe(401)
    const fresh = await logInHeaders(address)
    const { token } = await call(address, accountEndpoints.logOutElsewhere, {
      body: {},
      headers: fresh,
    })
    expect((await send(address, accountEndpoints.getProfile, { headers: fresh })).status).toBe(401)
    const renewed = { 'x-access-token': token }
    expect((await send(address, accountEndpoints.getProfile, { headers: renewed })).status).toBe(
      200,
    )
    expect(await here.signedInAs()).toBeUndefined()
  })

  test.each([
    accountEndpoints.updateProfile,
    accountEndpoints.updateAddresses,
    accountEndpoints.updateAccountCart,
    accountEndpoints.logOutElsewhere,
    accountEndpoints.eraseAccountData,
  ])('a page of another site cannot send it with the session: $path', async (endpoint) => {
    const { address } = await start()
    const browser = new Browser(address)
    await browser.form(authEndpoints.callback, { username: email, password })
    const body = bodies[endpoint.path] ?? {}
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await browser.send(endpoint, { body, headers })).status).toBe(403)
    expect((await browser.send(endpoint, { body })).status).toBe(200)
  })

  test('a token ends after an hour, and with a new password', async () => {
    const { address, headers, spaces } = await start()
    const { clock } = spaces.main.shop
    const status = async () =>
      (await send(address, accountEndpoints.getProfile, { headers })).status
    clock.set(new Date(Date.now() + 59 * 60_000))
    expect(await status()).toBe(200)
    clock.set(new Date(Date.now() + 61 * 60_000))
    expect(await status()).toBe(401)
    clock.set()
    const proof = { 'x-access-token': await proveEmail(address, email, {}) }
    const body = { email, newPassword: 'battery staple' }
    await call(address, accountEndpoints.updatePassword, { body, headers: proof })
    expect(await status()).toBe(401)
  })
})

describe('the profile', () => {
  test('is what was given at sign-up, and can be changed but for the email', async () => {
    const { address, headers } = await start()
    const { password: _, ...profile } = sampleSignup
    expect((await call(address, accountEndpoints.getProfile, { headers })).data).toEqual(profile)
    const body = { name: 'Maya Other', phone: '7700900123', countryCode: '+44', country: 'GB' }
    const changed = await call(address, accountEndpoints.updateProfile, { body, headers })
    expect(changed.data).toEqual({ ...body, email })
    expect((await call(address, accountEndpoints.getProfile, { headers })).data).toEqual(
      changed.data,
    )
    const { phone, ...withoutPhone } = body
    const kept = await call(address, accountEndpoints.updateProfile, {
      body: withoutPhone,
      headers,
    })
    expect(kept.data.phone).toBe(phone)
    const withEmail = { ...body, email: stranger }
    const failure = await refusal(address, accountEndpoints.updateProfile, {
      body: withEmail,
      headers,
    })
    expect(failure.code).toBe(400)
  })
})

describe('addresses', () => {
  test('are kept in the order in which they were sent, for their owner only', async () => {
    const { address, headers } = await start()
    const { shippingAddress } = sampleOrder()
    const addresses = [{ ...shippingAddress, line2: 'Second floor' }, shippingAddress]
    await call(address, accountEndpoints.updateAddresses, { body: { addresses }, headers })
    const kept = await call(address, accountEndpoints.getAddresses, { headers })
    expect(kept.data).toEqual(addresses)
    const others = await call(address, accountEndpoints.getAddresses, {
      headers: await headersOf(address, stranger),
    })
    expect(others.data).toEqual([])
  })

  test('are checked by the rules of their country', async () => {
    const { address, headers } = await start()
    const addresses = [{ ...sampleOrder().shippingAddress, postcode: '1' }]
    const failure = await refusal(address, accountEndpoints.updateAddresses, {
      body: { addresses },
      headers,
    })
    expect(failure.issues?.[0]?.path).toBe('body.addresses.0.postcode')
  })
})

describe('orders', () => {
  test('are listed for their owner, the newest first, also those placed before signing up', async () => {
    const server = await startTestServer()
    const { address } = server
    const first = await placeSampleOrder(address)
    const headers = await headersOf(address, email)
    const second = await placeSampleOrder(address, { customer: sampleCustomer('MAYA@example.com') })
    await placeSampleOrder(address, { customer: sampleCustomer(stranger) })
    const { data } = await call(address, accountEndpoints.getAccountOrders, { headers })
    expect(data.map(({ orderId }) => orderId)).toEqual([second, first])
  })

  test('one is read with a token or a session, and never by somebody else (§7.6)', async () => {
    const { address, headers } = await start()
    const orderId = await placeSampleOrder(address)
    const params = { orderId }
    const order = await call(address, endpoints.getOrder, { params, headers })
    expect(order.orderId).toBe(orderId)
    const browser = new Browser(address)
    await browser.form(authEndpoints.callback, { username: email, password })
    expect((await browser.send(endpoints.getOrder, { params })).status).toBe(200)
    const others = await headersOf(address, stranger)
    for (const request of [{ params }, { params, headers: others }]) {
      const failure = await refusal(address, endpoints.getOrder, request)
      expect(failure).toMatchObject({
        code: 404,
        message: 'There is no such order for this email address.',
      })
    }
  })
})

const line = (sku: string, quantity: number) => ({ sku, quantity })

describe('the cart of an account', () => {
  test('follows its owner to another browser', async () => {
    const { address, headers } = await start()
    const { cartId, data } = await call(address, accountEndpoints.getAccountCart, { headers })
    expect(data).toEqual({ cart_data: [] })
    const cart = { countryCode: 'US', couponCode: 'SPRING30', cart_data: [line('orboot', 2)] }
    const body = { cart_id: cartId, ...cart }
    await call(address, accountEndpoints.updateAccountCart, { body, headers })
    expect(await call(address, accountEndpoints.getAccountCart, { headers })).toMatchObject({
      cartId,
      data: cart,
    })
    const fewer = { ...body, cart_data: [line('tacto_chess', 1)] }
    const changed = await call(address, accountEndpoints.updateAccountCart, {
      body: fewer,
      headers,
    })
    expect(changed.data.cart_data).toEqual([line('tacto_chess', 1)])
  })

  test('gets the lines of a guest’s cart once, even if the request is repeated', async () => {
    const { address, headers } = await start()
    const { cartId } = await call(address, accountEndpoints.getAccountCart, { headers })
    const own = { cart_id: cartId, countryCode: 'US', cart_data: [line('orboot', 15)] }
    await call(address, accountEndpoints.updateAccountCart, { body: own, headers })
    const guest = {
      cart_id: 'a-guest',
      countryCode: 'US',
      gift: 'orboot_mars',
      cart_data: [line('orboot', 10), line('tacto_chess', 1)],
    }
    const merged = await call(address, accountEndpoints.updateAccountCart, { body: guest, headers })
    expect(merged).toMatchObject({
      cartId,
      data: { gift: 'orboot_mars', cart_data: [line('orboot', 20), line('tacto_chess', 1)] },
      capped: ['orboot'],
    })
    const again = await call(address, accountEndpoints.updateAccountCart, { body: guest, headers })
    expect(again).toMatchObject({ data: merged.data, capped: [] })
  })

  test('gets the toys that its owner adds after signing out', async () => {
    const { address, headers } = await start()
    const lines = { countryCode: 'US', cart_data: [line('orboot', 1)] }
    const first = await call(address, endpoints.updateCart, { body: lines })
    const merge = (cart_id: string, body: object) =>
      call(address, accountEndpoints.updateAccountCart, { body: { ...body, cart_id }, headers })
    await merge(first.cartId, lines)
    const more = { countryCode: 'US', cart_data: [line('tacto_chess', 1)] }
    const body = { ...more, cart_id: first.cartId }
    const second = await call(address, endpoints.updateCart, { body })
    const { data } = await merge(second.cartId, more)
    expect(data.cart_data).toEqual([line('orboot', 1), line('tacto_chess', 1)])
  })

  test('is empty once it is ordered, and the guest’s cart does not come back', async () => {
    const { address, headers } = await start()
    const { cartId } = await call(address, accountEndpoints.getAccountCart, { headers })
    const guest = { cart_id: 'a-guest', countryCode: 'US', cart_data: [line('orboot', 1)] }
    await call(address, accountEndpoints.updateAccountCart, { body: guest, headers })
    await placeSampleOrder(address, { cart_id: cartId })
    const after = await call(address, accountEndpoints.getAccountCart, { headers })
    expect(after).toMatchObject({ cartId, data: { cart_data: [] } })
    const again = await call(address, accountEndpoints.updateAccountCart, { body: guest, headers })
    expect(again.data.cart_data).toEqual([])
  })

  test('keeps what another device has put in while the payment was under way', async () => {
    const { address, headers, spaces } = await start()
    const { shop } = spaces.main
    const { cartId } = await call(address, accountEndpoints.getAccountCart, { headers })
    const put = async (...lines: readonly object[]) => {
      const body = { cart_id: cartId, countryCode: 'US', cart_data: lines }
      await call(address, accountEndpoints.updateAccountCart, { body, headers })
    }
    await put(line('orboot', 1))
    const { stripe } = shop.gateways
    const purchase = { ...mayasPurchase, cartId }
    const withSlow = shopWith(shop, 'stripe', {
      create: async (request) => {
        await put(line('orboot', 2), line('tacto_chess', 1))
        return stripe.create(request)
      },
    })
    await placeOrderOnce(withSlow, purchase, undefined)
    const { data } = await call(address, accountEndpoints.getAccountCart, { headers })
    expect(data.cart_data).toEqual([line('orboot', 1), line('tacto_chess', 1)])
  })

  test('refuses a cart that began with an older one, and changes nothing', async () => {
    const { address, headers } = await start()
    const first = await call(address, accountEndpoints.getAccountCart, { headers })
    const cart = { cart_id: first.cartId, countryCode: 'US', savedAt: first.savedAt }
    const phone = { ...cart, cart_data: [line('orboot', 1)] }
    const saved = await call(address, accountEndpoints.updateAccountCart, { body: phone, headers })
    expect(saved.savedAt).not.toBe(first.savedAt)
    const laptop = { ...cart, cart_data: [line('tacto_chess', 1)] }
    const failure = await refusal(address, accountEndpoints.updateAccountCart, {
      body: laptop,
      headers,
    })
    expect(failure.code).toBe(409)
    const now = await call(address, accountEndpoints.getAccountCart, { headers })
    expect(now).toMatchObject({ savedAt: saved.savedAt, data: { cart_data: phone.cart_data } })
    const rebased = { ...laptop, savedAt: now.savedAt }
    await call(address, accountEndpoints.updateAccountCart, { body: rebased, headers })
  })

  test('answers a repeated request as the first one', async () => {
    const { address, headers } = await start()
    const { cartId, savedAt } = await call(address, accountEndpoints.getAccountCart, { headers })
    const body = { cart_id: cartId, countryCode: 'US', savedAt, cart_data: [line('orboot', 1)] }
    const first = await call(address, accountEndpoints.updateAccountCart, { body, headers })
    expect(await call(address, accountEndpoints.updateAccountCart, { body, headers })).toEqual(
      first,
    )
  })

  test('refuses a cart that began before an order emptied it', async () => {
    const { address, headers } = await start()
    const { cartId } = await call(address, accountEndpoints.getAccountCart, { headers })
    const body = { cart_id: cartId, countryCode: 'US', cart_data: [line('orboot', 1)] }
    const { savedAt } = await call(address, accountEndpoints.updateAccountCart, { body, headers })
    await placeSampleOrder(address, { cart_id: cartId })
    const stale = { ...body, savedAt, cart_data: [line('orboot', 2)] }
    const failure = await refusal(address, accountEndpoints.updateAccountCart, {
      body: stale,
      headers,
    })
    expect(failure.code).toBe(409)
  })

  test('is not changed by another account that sends its cart id', async () => {
    const { address, headers } = await start()
    const { cartId } = await call(address, accountEndpoints.getAccountCart, { headers })
    const others = await headersOf(address, stranger)
    const body = { cart_id: cartId, countryCode: 'US', cart_data: [line('orboot', 1)] }
    await call(address, accountEndpoints.updateAccountCart, { body, headers: others })
    const mine = await call(address, accountEndpoints.getAccountCart, { headers })
    expect(mine.data.cart_data).toEqual([])
  })

  test('refuses an unknown sku', async () => {
    const { address, headers } = await start()
    const body = { cart_id: 'x', countryCode: 'US', cart_data: [line('unknown', 1)] }
    const failure = await refusal(address, accountEndpoints.updateAccountCart, { body, headers })
    expect(failure.code).toBe(422)
  })
})

const wish = (
  address: string,
  headers: Record<string, string>,
  add: string[],
  remove: string[] = [],
) => call(address, accountEndpoints.updateWishes, { body: { add, remove }, headers })

describe('the wish list', () => {
  test('adds in front and removes, whatever the order in which two devices send', async () => {
    const { address, headers } = await start()
    await wish(address, headers, ['orboot', 'tacto_chess'])
    const { data } = await wish(address, headers, ['orboot_mars'], ['tacto_chess'])
    expect(data).toEqual(['orboot_mars', 'orboot'])
    // The answer was lost, so the device sends the same again.
    expect((await wish(address, headers, ['orboot_mars'], ['tacto_chess'])).data).toEqual(data)
    expect((await call(address, accountEndpoints.getWishes, { headers })).data).toEqual(data)
  })

  test('ignores unknown skus, and belongs to one account', async () => {
    const { address, headers } = await start()
    await wish(address, headers, ['no_such_toy', 'orboot'])
    expect((await call(address, accountEndpoints.getWishes, { headers })).data).toEqual(['orboot'])
    const other = await headersOf(address, stranger)
    expect((await call(address, accountEndpoints.getWishes, { headers: other })).data).toEqual([])
  })

  test('keeps the addresses and the profile as they are', async () => {
    const { address, headers } = await start()
    const addresses = [sampleOrder().shippingAddress]
    await call(address, accountEndpoints.updateAddresses, { body: { addresses }, headers })
    await wish(address, headers, ['orboot'])
    const kept = await call(address, accountEndpoints.getAddresses, { headers })
    expect(kept.data).toEqual(addresses)
  })
})
