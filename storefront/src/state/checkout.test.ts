// @vitest-environment jsdom
import { minor } from '@stemside/rules'
import { priceListToWire } from '@stemside/rules/contract/mappers'
import { beforeEach, expect, test } from 'vitest'
import { keepAttemptInSession } from '../effects/keepAttempt.ts'
import { prices, shopWith } from '../test/storeStub.ts'
import { placeOrder, watchTotal, type CheckoutDetails } from './purchase.ts'

beforeEach(() => sessionStorage.clear())

const details: CheckoutDetails = {
  customer: { name: 'Ada Sample', email: 'ada@example.com', phone: '5550100123', dialCode: '+1' },
  address: {
    line1: '1 Sample Street',
    city: 'Springfield',
    state: 'IL',
    postcode: '62701',
    country: 'US',
  },
  payment: { provider: 'stripe', token: 'sandbox_approve' },
}

function orders<T extends { readonly path: string }>(asked: readonly T[]) {
  return asked.filter(({ path }) => path === '/place_order')
}

test('an order that is placed empties the cart and is remembered with its e-mail', async () => {
  const { shop } = shopWith()
  shop.cart.add('orboot', shop.market.state.catalogue)
  await expect(placeOrder(shop, details)).resolves.toBe(true)
  expect(shop.cart.state.lines).toEqual([])
  expect(shop.orders.emailOf('SO-1')).toBe('ada@example.com')
})

test('two presses place one order', async () => {
  const { shop, asked } = shopWith()
  shop.cart.add('orboot', shop.market.state.catalogue)
  await Promise.all([placeOrder(shop, details), placeOrder(shop, details)])
  expect(orders(asked)).toHaveLength(1)
})

test('after a dropped connection the cart is still there, and the retry carries the same key', async () => {
  let isUp = false
  const { shop, asked } = shopWith({
    '/place_order': () =>
      isUp ? { status: 200, body: { status: 'success', orderId: 'SO-1' } } : 'unreachable',
  })
  shop.cart.add('orboot', shop.market.state.catalogue)
  await expect(placeOrder(shop, details)).resolves.toBe(false)
  expect(shop.checkout.state.message).toContain('you will not be charged twice')
  expect(shop.checkout.state.isUnanswered).toBe(true)
  expect(shop.cart.state.lines).toHaveLength(1)
  isUp = true
  await expect(placeOrder(shop, details)).resolves.toBe(true)
  const [first, second] = orders(asked).map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
})

test('an unanswered order is asked again with its own key after a reload, whatever the form says now', async () => {
  let isUp = false
  const answers = {
    '/place_order': () =>
      isUp
        ? { status: 200, body: { status: 'success', orderId: 'SO-1' } }
        : ('unreachable' as const),
  }
  const before = shopWith(answers, keepAttemptInSession(window))
  before.shop.cart.add('orboot', before.shop.market.state.catalogue)
  await placeOrder(before.shop, details)

  isUp = true
  const after = shopWith(answers, keepAttemptInSession(window))
  after.shop.cart.replace({ lines: before.shop.cart.state.lines })
  const corrected = { ...details.customer, phone: '5550100124' }
  await placeOrder(after.shop, { ...details, customer: corrected })
  const keys = [...orders(before.asked), ...orders(after.asked)].map(({ headers }) =>
    headers.get('idempotency-key'),
  )
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(after.shop.cart.state.lines).toEqual([])
})

test('what is added while an order is placed stays in the cart', async () => {
  const { shop } = shopWith()
  const { catalogue } = shop.market.state
  shop.cart.add('orboot', catalogue)
  const placing = placeOrder(shop, details)
  shop.cart.add('orboot_mars', catalogue)
  await placing
  expect(shop.cart.state.lines).toEqual([{ sku: 'orboot_mars', quantity: 1 }])
})

test('another card after a refusal is another purchase, with a key of its own', async () => {
  const { shop, asked } = shopWith({
    '/place_order': { status: 402, body: { status: 'failed', message: 'The card was declined.' } },
  })
  shop.cart.add('orboot', shop.market.state.catalogue)
  await placeOrder(shop, details)
  expect(shop.checkout.state.message).toBe('The card was declined.')
  await placeOrder(shop, { ...details, payment: { provider: 'paypal', token: 'sandbox_approve' } })
  const [first, second] = orders(asked).map(({ headers }) => headers.get('idempotency-key'))
  expect(second).not.toBe(first)
})

test('shows that a price has changed, and fetches the prices again', async () => {
  const { shop, asked } = shopWith({
    '/place_order': {
      status: 409,
      body: { status: 'failed', message: 'The total is now $50.00.' },
    },
  })
  shop.cart.add('orboot', shop.market.state.catalogue)
  await placeOrder(shop, details)
  expect(shop.checkout.state.isOutdated).toBe(true)
  expect(asked.map(({ path }) => path)).toContain('/get_skus')
})

test('an answer without an order number is a failed order (§8.1)', async () => {
  const { shop } = shopWith({ '/place_order': { status: 200, body: { status: 'success' } } })
  shop.cart.add('orboot', shop.market.state.catalogue)
  await expect(placeOrder(shop, details)).resolves.toBe(false)
  expect(shop.checkout.state.status).toBe('failed')
  expect(shop.cart.state.lines).toHaveLength(1)
})

test('fills the form from an unanswered order after a reload, and says so', async () => {
  const { shop } = shopWith({ '/place_order': 'unreachable' }, keepAttemptInSession(window))
  shop.cart.add('orboot', shop.market.state.catalogue)
  await placeOrder(shop, details)
  const after = shopWith({}, keepAttemptInSession(window)).shop
  after.checkout.recall()
  expect(after.checkout.state.lastPurchase?.customer).toEqual(details.customer)
  expect(after.checkout.state.message).toContain('you will not be charged twice')
})

test('shows both totals before paying when the store has changed a price', async () => {
  let isRaised = false
  const list = () => {
    const now = prices()
    const raised = { ...now.prices['orboot'], listPrice: minor(5049), strikePrice: minor(5499) }
    return {
      status: 200,
      body: {
        status: 'success',
        skuRespons: priceListToWire(
          isRaised
            ? {
                ...now,
                prices: {
                  ...now.prices,
                  orboot: { soldIn: ['US'], singleAllowedIn: [], ...raised },
                },
              }
            : now,
        ),
      },
    }
  }
  const { shop } = shopWith({ '/get_skus': list })
  shop.coupon.remove()
  shop.cart.add('orboot', shop.market.state.catalogue)
  const stop = watchTotal(shop)
  await shop.refreshPrices()
  shop.cart.setQuantity('orboot', 2, shop.market.state.catalogue)
  await Promise.resolve()
  shop.cart.setQuantity('orboot', 1, shop.market.state.catalogue)
  await Promise.resolve()
  expect(shop.checkout.state.message).toBeUndefined()
  isRaised = true
  await shop.refreshPrices()
  await Promise.resolve()
  expect(shop.checkout.state.message).toBe(
    'Prices have changed: your order now comes to $50.49, not $51.48.',
  )
  stop()
})

test('stores what is typed except a card, and deletes it when the order is placed', async () => {
  const { shop } = shopWith()
  shop.cart.add('orboot', shop.market.state.catalogue)
  for (const [name, value] of [
    ['name', 'Ada Sample'],
    ['postcode', 'SW1A 1AA'],
    ['cardNumber', '4242 4242 4242 4242'],
    ['cardCode', '123'],
  ] as const) {
    shop.checkout.keepField(name, value)
  }
  expect(shop.checkout.draft()).toEqual({ name: 'Ada Sample', postcode: 'SW1A 1AA' })
  await placeOrder(shop, details)
  expect(shop.checkout.draft()).toEqual({})
})

test('a refused order keeps what was typed', async () => {
  const { shop } = shopWith({
    '/place_order': { status: 422, body: { status: 'failed', message: 'Sold out.' } },
  })
  shop.cart.add('orboot', shop.market.state.catalogue)
  shop.checkout.keepField('city', 'Springfield')
  await placeOrder(shop, details)
  expect(shop.checkout.draft()).toEqual({ city: 'Springfield' })
})
