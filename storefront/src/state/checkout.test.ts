// @vitest-environment jsdom
import { minor } from '@stemside/rules'
import { priceListToWire } from '@stemside/rules/contract/mappers'
import { beforeEach, expect, test } from 'vitest'
import { keepAttemptInSession } from '../effects/keepAttempt.ts'
import { lateAnswer, prices, shopWith, type Answer } from '../test/storeStub.ts'
import { askForOrder, placeOrder, watchTotal, type CheckoutDetails } from './purchase.ts'

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

test('empties the cart after an order, and remembers the order with its e-mail', async () => {
  const { shop } = shopWith()
  shop.cart.add('orboot', shop.market.state.catalogue)
  await expect(placeOrder(shop, details)).resolves.toBeDefined()
  expect(shop.cart.state.lines).toEqual([])
  expect(shop.orders.emailOf('SO-1')).toBe('ada@example.com')
})

test('remembers the account that ordered', async () => {
  const { shop } = shopWith()
  shop.session.put({ name: 'Sam Sample', email: 'sam@example.com' })
  shop.cart.add('orboot', shop.market.state.catalogue)
  await placeOrder(shop, details)
  expect(shop.orders.state.remembered[0]?.account).toBe('sam@example.com')
})

test('remembers the account of a session that ended before the order', async () => {
  const { shop } = shopWith()
  shop.session.put({ name: 'Sam Sample', email: 'sam@example.com' })
  shop.session.put(undefined)
  shop.cart.add('orboot', shop.market.state.catalogue)
  await placeOrder(shop, details)
  expect(shop.orders.state.remembered[0]?.account).toBe('sam@example.com')
})

test('two presses place one order', async () => {
  const { shop, asked } = shopWith()
  shop.cart.add('orboot', shop.market.state.catalogue)
  await Promise.all([placeOrder(shop, details), placeOrder(shop, details)])
  expect(orders(asked)).toHaveLength(1)
})

test('keeps the cart after a dropped connection, and sends the same key with the retry', async () => {
  let isUp = false
  const { shop, asked } = shopWith({
    '/place_order': () =>
      isUp ? { status: 200, body: { status: 'success', orderId: 'SO-1' } } : 'unreachable',
  })
  shop.cart.add('orboot', shop.market.state.catalogue)
  await expect(placeOrder(shop, details)).resolves.toBeUndefined()
  expect(shop.checkout.state.message).toContain('you will not be charged twice')
  expect(shop.checkout.state.isUnanswered).toBe(true)
  expect(shop.cart.state.lines).toHaveLength(1)
  isUp = true
  await expect(placeOrder(shop, details)).resolves.toBeDefined()
  const [first, second] = orders(asked).map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
})

test('sends an unanswered order again with its own key after a reload, whatever the form says now', async () => {
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

test('keeps in the cart what is added while an order is placed', async () => {
  const { shop } = shopWith()
  const { catalogue } = shop.market.state
  shop.cart.add('orboot', catalogue)
  const placing = placeOrder(shop, details)
  shop.cart.add('orboot_mars', catalogue)
  await placing
  expect(shop.cart.state.lines).toEqual([{ sku: 'orboot_mars', quantity: 1 }])
})

test('sends another card after a refusal with a key of its own', async () => {
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

test('keeps the key of an order without an answer where the store then has too many requests', async () => {
  const tooMany = { status: 429, body: { status: 'failed', message: 'Too many tries.' } }
  const placed = { status: 200, body: { status: 'success', orderId: 'SO-1' } }
  const answers = ['unreachable' as const, tooMany, placed]
  const { shop, asked } = shopWith({ '/place_order': () => answers.shift() ?? placed })
  shop.cart.add('orboot', shop.market.state.catalogue)
  await placeOrder(shop, details)
  await placeOrder(shop, details)
  expect(shop.checkout.state.message).toBe(
    'Too many tries. Your cart is safe: press Pay again, and you will not be charged twice.',
  )
  await expect(placeOrder(shop, details)).resolves.toBeDefined()
  const keys = orders(asked).map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(3)
})

test('returns the purchase that the store has, not the one of the form', async () => {
  let isUp = false
  const { shop } = shopWith({
    '/place_order': () =>
      isUp ? { status: 200, body: { status: 'success', orderId: 'SO-1' } } : 'unreachable',
  })
  shop.cart.add('orboot', shop.market.state.catalogue)
  await placeOrder(shop, details)
  isUp = true
  const address = { ...details.address, line1: '2 Example Avenue' }
  const placed = await placeOrder(shop, { ...details, address })
  expect(placed?.purchase.address).toEqual(details.address)
})

test('asks for an order without an answer under its own key, without a payment', async () => {
  let isUp = false
  const { shop, asked } = shopWith({
    '/place_order': () =>
      isUp ? { status: 200, body: { status: 'success', orderId: 'SO-1' } } : 'unreachable',
  })
  shop.cart.add('orboot', shop.market.state.catalogue)
  await placeOrder(shop, details)
  isUp = true
  await expect(askForOrder(shop)).resolves.toMatchObject({ orderId: 'SO-1' })
  const sent = orders(asked)
  expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'))
  expect(shop.checkout.state.isUnanswered).toBe(false)
  expect(shop.cart.state.lines).toEqual([])
})

const late = 'The payment did not answer in time. The order was not placed.'

test.each<[string, number, unknown, string]>([
  [
    'of a gateway, without a sentence of the store',
    502,
    '<p>Bad gateway</p>',
    'The store could not answer just now. Please try again.',
  ],
  ['with the store’s own sentence', 504, { status: 'failed', message: late }, late],
])('after an answer %s, says it and asks to press Pay again', async (_, status, body, said) => {
  const { shop } = shopWith({ '/place_order': { status, body } })
  shop.cart.add('orboot', shop.market.state.catalogue)
  await placeOrder(shop, details)
  expect(shop.checkout.state.message).toBe(
    `${said} Your cart is safe: press Pay again, and you will not be charged twice.`,
  )
  expect(shop.checkout.state.isUnanswered).toBe(true)
})

test('says that a price has changed, and fetches the prices again', async () => {
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
  await expect(placeOrder(shop, details)).resolves.toBeUndefined()
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

test('stores what is typed except a card, and deletes it when the order is placed (§2.71)', async () => {
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

test('keeps what was typed after a refused order', async () => {
  const { shop } = shopWith({
    '/place_order': { status: 422, body: { status: 'failed', message: 'Sold out.' } },
  })
  shop.cart.add('orboot', shop.market.state.catalogue)
  shop.checkout.keepField('city', 'Springfield')
  await placeOrder(shop, details)
  expect(shop.checkout.draft()).toEqual({ city: 'Springfield' })
})

/** A shop in which Sam's payment is under way, and the function that answers it. */
function payingAsSam(said: Answer) {
  const answering = lateAnswer()
  const { shop } = shopWith({ '/place_order': answering.ask })
  shop.session.put({ name: 'Sam Sample', email: 'sam@example.com' })
  shop.checkout.claimFor('sam@example.com')
  shop.cart.add('orboot', shop.market.state.catalogue)
  return { shop, paid: placeOrder(shop, details), answer: () => answering.give(said) }
}

test.each([
  ['an answer', { status: 200, body: { status: 'success', orderId: 'SO-1' } }],
  ['a refusal', { status: 402, body: { message: 'The payment was declined.' } }],
])('%s to a payment of the account before does not reach the next account', async (_, said) => {
  const { shop, paid, answer } = payingAsSam(said)
  await expect.poll(() => shop.checkout.state.status).toBe('placing')
  shop.session.put({ name: 'Robin Sample', email: 'robin@example.com' })
  shop.checkout.claimFor('robin@example.com')
  shop.cart.replaceFromStorage({ lines: [{ sku: 'orboot', quantity: 2 }] })
  answer()
  await expect(paid).resolves.toBeUndefined()
  expect(shop.checkout.state).toMatchObject({
    status: 'idle',
    orderId: undefined,
    message: undefined,
  })
  expect(shop.orders.state.remembered).toEqual([])
  expect(shop.cart.state.lines).toEqual([{ sku: 'orboot', quantity: 2 }])
  expect(shop.dialogs.isOpen('order-failed')).toBe(false)
})
