import { accountEndpoints, endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { signUp } from '../testing/accounts.ts'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'

describe('POST /cart/update', () => {
  test('keeps a cart normalised: sorted by sku, equal skus merged', async () => {
    const { address, spaces } = await startTestServer()
    const { cartId } = await call(address, endpoints.updateCart, {
      body: {
        countryCode: 'US',
        couponCode: 'SPRING30',
        gift: 'orboot_mars',
        cart_data: [
          { sku: 'tacto_chess', quantity: 1 },
          { sku: 'orboot', quantity: 2 },
          { sku: 'tacto_chess', quantity: 3 },
        ],
      },
    })
    expect(await spaces.main.shop.store.get('carts', cartId)).toMatchObject({
      country: 'US',
      couponCode: 'SPRING30',
      gift: 'orboot_mars',
      lines: [
        { sku: 'orboot', quantity: 2 },
        { sku: 'tacto_chess', quantity: 4 },
      ],
    })
  })

  test('an id that the store gave keeps one cart', async () => {
    const { address, spaces } = await startTestServer()
    const body = { countryCode: 'US', cart_data: [{ sku: 'orboot', quantity: 1 }] }
    const { cartId } = await call(address, endpoints.updateCart, { body })
    const changed = { ...body, cart_id: cartId, cart_data: [] }
    const again = await call(address, endpoints.updateCart, { body: changed })
    expect(again.cartId).toBe(cartId)
    expect(await spaces.main.shop.store.count('carts')).toBe(1)
    expect(await spaces.main.shop.store.get('carts', cartId)).toMatchObject({ lines: [] })
  })

  test('an id that a client made up is replaced, so that no two shoppers share a cart', async () => {
    const { address } = await startTestServer()
    const body = { cart_id: '1', countryCode: 'US', cart_data: [{ sku: 'orboot', quantity: 1 }] }
    const first = await call(address, endpoints.updateCart, { body })
    const second = await call(address, endpoints.updateCart, { body })
    expect(first.cartId).toMatch(/^[\da-f-]{36}$/)
    expect(new Set(['1', first.cartId, second.cartId]).size).toBe(3)
  })

  test.each([0, -1, 1.5, 21, 1e9, '2', null])('refuses a quantity of %j', async (quantity) => {
    const { address, spaces } = await startTestServer()
    const body = { countryCode: 'US', cart_data: [{ sku: 'orboot', quantity }] }
    const failure = await refusal(address, endpoints.updateCart, { body })
    expect(failure.code).toBe(400)
    expect(failure.issues?.[0]?.path).toBe('body.cart_data.0.quantity')
    expect(await spaces.main.shop.store.count('carts')).toBe(0)
  })

  test('refuses more than 20 of a sku, also over several lines', async () => {
    const { address } = await startTestServer()
    const line = { sku: 'orboot', quantity: 11 }
    const body = { countryCode: 'US', cart_data: [line, line] }
    const failure = await refusal(address, endpoints.updateCart, { body })
    expect(failure.message).toContain('must be whole, 1 to 20')
  })

  test.each(['unknown', 'surprise_gift', 'plugo_quest', '__proto__'])(
    'refuses an unknown sku: %s',
    async (sku) => {
      const { address } = await startTestServer()
      const body = { countryCode: 'US', cart_data: [{ sku, quantity: 1 }] }
      expect(await refusal(address, endpoints.updateCart, { body })).toMatchObject({
        code: 422,
        message: `There is no product called "${sku}".`,
      })
    },
  )

  test('refuses unknown fields, such as a price', async () => {
    const { address } = await startTestServer()
    const body = { countryCode: 'US', cart_data: [{ sku: 'orboot', quantity: 1, price: 1 }] }
    expect(await refusal(address, endpoints.updateCart, { body })).toMatchObject({ code: 400 })
  })
})

describe('GET /cart/{id}', () => {
  const cart = {
    countryCode: 'GB',
    couponCode: 'SPRING30',
    gift: 'orboot_mars',
    cart_data: [{ sku: 'orboot', quantity: 2 }],
  }

  test('gives the cart of an id back', async () => {
    const { address } = await startTestServer()
    const { cartId } = await call(address, endpoints.updateCart, { body: cart })
    const answer = await call(address, endpoints.getCart, { params: { cartId } })
    expect(answer).toEqual({ status: 'success', ...cart })
  })

  test.each([
    ['cc=IN', 'IN'],
    ['', 'US'],
  ])(
    'with the cookie %j, a cart that was stored without a country is one of %s',
    async (cookie, country) => {
      const { address } = await startTestServer()
      const { cart_data } = cart
      const body = { cartItems: JSON.stringify(cart_data) }
      const { cartId } = await call(address, endpoints.insertCart, { body })
      const answer = await call(address, endpoints.getCart, {
        params: { cartId },
        headers: { cookie },
      })
      expect(answer).toEqual({ status: 'success', cart_data, countryCode: country })
    },
  )

  test.each(['unknown', '__proto__', 'update', '%'])(
    'the id %j is unknown: 404',
    async (cartId) => {
      const { address } = await startTestServer()
      const failure = await refusal(address, endpoints.getCart, { params: { cartId } })
      expect(failure).toMatchObject({ code: 404, message: 'There is no such cart.' })
    },
  )

  test('the cart of an account is read by its session alone', async () => {
    const { address } = await startTestServer()
    const token = await signUp(address)
    const { cartId } = await call(address, accountEndpoints.updateAccountCart, {
      headers: { 'x-access-token': token },
      body: { ...cart, cart_id: 'guest' },
    })
    const failure = await refusal(address, endpoints.getCart, { params: { cartId } })
    expect(failure.code).toBe(404)
  })
})

function insert(address: string, cartItems: string) {
  return refusal(address, endpoints.insertCart, { body: { cartItems } })
}

describe('POST /insert_cart', () => {
  test('makes a cart of a form field', async () => {
    const { address, spaces } = await startTestServer()
    const cartItems = JSON.stringify([{ sku: 'orboot', quantity: 2 }])
    const { cartId } = await call(address, endpoints.insertCart, { body: { cartItems } })
    expect(await spaces.main.shop.store.get('carts', cartId)).toMatchObject({
      lines: [{ sku: 'orboot', quantity: 2 }],
    })
  })

  test.each([
    ['', 'body.cartItems'],
    ['orboot', 'body.cartItems'],
    ['[[', 'body.cartItems'],
    ['{"sku":"orboot"}', 'body.cartItems'],
    ['[{"sku":"orboot","quantity":0}]', 'body.cartItems.0.quantity'],
  ])('refuses %j with the place %s', async (cartItems, path) => {
    const { address } = await startTestServer()
    const { code, issues } = await insert(address, cartItems)
    expect([code, issues?.map((issue) => issue.path)]).toEqual([400, [path]])
  })

  test('refuses an unknown sku', async () => {
    const { address } = await startTestServer()
    const failure = await insert(address, '[{"sku":"unknown","quantity":1}]')
    expect(failure.code).toBe(422)
  })
})
