// @vitest-environment jsdom
import { minor } from '@stemside/rules'
import { priceListToWire } from '@stemside/rules/contract/mappers'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepAttempt } from '../effects/keepAttempt.ts'
import { sampleDetails } from '../test/sampleDetails.ts'
import { lateAnswer, priceListIn, storesWith, type Answer } from '../test/storeStub.ts'
import { askForOrder, submitOrder, watchTotal } from './purchase.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function orders<T extends { readonly path: string }>(asked: readonly T[]) {
  return asked.filter(({ path }) => path === '/place_order')
}

test('a placed order empties the cart, and this browser remembers it with the email typed at checkout', async () => {
  const { stores } = storesWith()
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await expect(submitOrder(stores, sampleDetails)).resolves.toBeDefined()
  expect(stores.cart.state.lines).toEqual([])
  expect(stores.orders.emailOf('SO-1')).toBe('ada@example.com')
})

test('this browser remembers the order of a signed-in shopper with the email of the account', async () => {
  const { stores } = storesWith()
  stores.session.put({ name: 'Sam Sample', email: 'sam@example.com' })
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await submitOrder(stores, sampleDetails)
  expect(stores.orders.state.remembered[0]?.account).toBe('sam@example.com')
})

test('this browser remembers an order with the account whose session ended before it was placed', async () => {
  const { stores } = storesWith()
  stores.session.put({ name: 'Sam Sample', email: 'sam@example.com' })
  stores.session.put(undefined)
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await submitOrder(stores, sampleDetails)
  expect(stores.orders.state.remembered[0]?.account).toBe('sam@example.com')
})

test('two presses place one order', async () => {
  const { stores, asked } = storesWith()
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await Promise.all([submitOrder(stores, sampleDetails), submitOrder(stores, sampleDetails)])
  expect(orders(asked)).toHaveLength(1)
})

/** A store that a first press on Pay does not reach. `come` brings it back. */
function unreachableStore(
  asked: Answer = { status: 200, body: { status: 'success', state: 'none' } },
) {
  let isUp = false
  return {
    answers: {
      '/place_order': () =>
        isUp
          ? { status: 200, body: { status: 'success', orderId: 'SO-2' } }
          : ('unreachable' as const),
      '/orders/by-key': () => (isUp ? asked : ('unreachable' as const)),
    },
    come: () => {
      isUp = true
    },
  }
}

const stands: Answer = {
  status: 200,
  body: { status: 'success', state: 'placed', orderId: 'SO-1' },
}
const running: Answer = { status: 200, body: { status: 'success', state: 'running' } }
const elsewhere = {
  ...sampleDetails,
  address: { ...sampleDetails.address, line1: '2 Example Avenue' },
}

/** A shop whose first order has no answer. */
async function withoutAnswer(asked?: Answer) {
  const { answers, come } = unreachableStore(asked)
  const { stores, asked: calls } = storesWith(answers)
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await expect(submitOrder(stores, sampleDetails)).resolves.toBeUndefined()
  come()
  return { stores, calls }
}

test('the cart stays after a dropped connection, and the store is asked about the order before another is sent', async () => {
  const { stores, calls } = await withoutAnswer()
  expect(stores.checkout.state.message).toContain('you will not be charged twice')
  expect(stores.checkout.state.isUnanswered).toBe(true)
  expect(stores.cart.state.lines).toHaveLength(1)
  await expect(submitOrder(stores, sampleDetails)).resolves.toMatchObject({ orderId: 'SO-2' })
  const [first, second] = orders(calls).map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
  expect(calls.map(({ path }) => path)).toContain(`/orders/by-key/${first}`)
})

test('the message of an order that the browser sent offline names the connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  const { stores } = await withoutAnswer()
  expect(stores.checkout.state.message).toBe(
    'The connection seems to be down. Your cart is safe: press Pay again, and you will not be charged twice.',
  )
})

test('the order that the store has is accepted if the form still says the same', async () => {
  const { stores, calls } = await withoutAnswer(stands)
  const payment = { provider: 'paypal', token: 'sandbox_approve' } as const
  await expect(submitOrder(stores, { ...sampleDetails, payment })).resolves.toBeDefined()
  const [first, second] = orders(calls)
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
  expect(second?.body).toBe(first?.body)
  expect(stores.cart.state.lines).toEqual([])
})

test('the same order is sent again under its own key while it is being paid: the store lets it wait', async () => {
  const { stores, calls } = await withoutAnswer(running)
  await expect(submitOrder(stores, sampleDetails)).resolves.toMatchObject({ orderId: 'SO-2' })
  const [first, second] = orders(calls)
  expect(second).toMatchObject({ body: first?.body })
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
})

test('nothing else is sent while an earlier order is being paid, and the page says so', async () => {
  const { stores, calls } = await withoutAnswer(running)
  await expect(submitOrder(stores, elsewhere)).resolves.toBeUndefined()
  expect(orders(calls)).toHaveLength(1)
  expect(stores.checkout.state.message).toBe(
    'Your order of $37.83 is still being paid. Please wait a moment, then press Pay again.',
  )
  expect(stores.checkout.state.isUnanswered).toBe(true)
})

test('the shopper is asked whether a changed order is wanted too, if the store has the earlier one', async () => {
  const { stores, calls } = await withoutAnswer(stands)
  await expect(submitOrder(stores, elsewhere)).resolves.toBeUndefined()
  expect(orders(calls)).toHaveLength(1)
  expect(stores.dialogs.find('earlier-order')?.earlier).toMatchObject({
    orderId: 'SO-1',
    purchase: { total: 3783, address: sampleDetails.address },
  })
  expect(stores.cart.state.lines).toHaveLength(1)
})

test('checkout ends with the earlier order if that is all the shopper wants', async () => {
  const { stores, calls } = await withoutAnswer(stands)
  await submitOrder(stores, elsewhere)
  stores.dialogs.find('earlier-order')?.onEnough()
  await expect.poll(() => stores.checkout.state.orderId).toBe('SO-1')
  expect(stores.cart.state.lines).toEqual([])
  expect(stores.orders.emailOf('SO-1')).toBe('ada@example.com')
  expect(orders(calls)).toHaveLength(1)
})

test('one more order is placed if the shopper wants the changed one too', async () => {
  const { stores, calls } = await withoutAnswer(stands)
  await submitOrder(stores, elsewhere)
  await expect(stores.dialogs.find('earlier-order')?.onAgain()).resolves.toMatchObject({
    orderId: 'SO-2',
  })
  expect(JSON.parse(orders(calls)[1]?.body ?? '')).toMatchObject({
    again: true,
    shippingAddress: { line1: '2 Example Avenue' },
  })
  expect(stores.orders.state.remembered.map(({ id }) => id)).toEqual(['SO-2', 'SO-1'])
})

test('the shopper is asked again after closing the question without an answer', async () => {
  const { stores, calls } = await withoutAnswer(stands)
  await submitOrder(stores, elsewhere)
  stores.dialogs.close()
  await submitOrder(stores, elsewhere)
  expect(stores.dialogs.isOpen('earlier-order')).toBe(true)
  expect(orders(calls)).toHaveLength(1)
})

test('the shopper is asked if the store names the order of another tab or device', async () => {
  const answers: Answer[] = [
    {
      status: 409,
      body: { status: 'failed', message: 'This cart was ordered.', orderId: 'SO-1' },
    },
    { status: 200, body: { status: 'success', orderId: 'SO-2' } },
  ]
  const { stores, asked } = storesWith({
    '/place_order': () => answers.shift() ?? 'unreachable',
  })
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await submitOrder(stores, sampleDetails)
  expect(stores.dialogs.isOpen('order-failed')).toBe(false)
  expect(stores.checkout.state.isOutdated).toBe(false)
  await expect(stores.dialogs.find('earlier-order')?.onAgain()).resolves.toMatchObject({
    orderId: 'SO-2',
  })
  expect(orders(asked).map(({ body }) => body.includes('"again":true'))).toEqual([false, true])
})

test('an order that is found after its shopper has signed out stays unknown to the next one', async () => {
  const found = lateAnswer()
  const { stores, asked } = storesWith({
    '/place_order': {
      status: 409,
      body: { status: 'failed', message: 'Ordered already.', orderId: 'SO-1' },
    },
    '/orders/SO-1': found.ask,
  })
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await submitOrder(stores, sampleDetails)
  stores.dialogs.find('earlier-order')?.onEnough()
  await expect.poll(() => asked.at(-1)?.path).toBe('/orders/SO-1')
  stores.reset()
  found.give({ status: 404, body: { status: 'failed', message: 'Not found.' } })
  await new Promise<void>((resolve) => void setTimeout(resolve))
  expect(stores.orders.state.remembered).toEqual([])
  expect(stores.checkout.state).toMatchObject({ status: 'idle', orderId: undefined })
})

test('a new tab asks about the order that another tab has sent', async () => {
  const { answers, come } = unreachableStore(stands)
  const first = storesWith(answers, keepAttempt(window)).stores
  first.cart.add('orboot', first.prices.state.catalogue)
  await submitOrder(first, sampleDetails)
  come()
  sessionStorage.clear()
  const second = storesWith(answers, keepAttempt(window))
  second.stores.cart.replace({ lines: first.cart.state.lines })
  await submitOrder(second.stores, sampleDetails)
  expect(orders(second.asked)).toEqual([])
  expect(second.stores.dialogs.find('earlier-order')?.earlier).toMatchObject({
    orderId: 'SO-1',
    purchase: undefined,
  })
})

test('the second order that an account places within ten minutes is sent with `again`', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { stores, asked } = storesWith()
  const { catalogue } = stores.prices.state
  stores.cart.keepId('own-1')
  stores.cart.keepAccountCart({
    email: 'ada@example.com',
    savedAt: '2026-11-21T09:00:00.000Z',
    cart: { lines: [] },
  })
  const order = async () => {
    stores.cart.add('orboot', catalogue)
    await submitOrder(stores, sampleDetails)
    stores.checkout.finish()
  }
  await order()
  await order()
  vi.setSystemTime(Date.now() + 12 * 60_000)
  await order()
  const sent = orders(asked).map(({ body }): unknown => JSON.parse(body))
  expect(sent).toMatchObject([{ cart_id: 'own-1' }, { again: true }, { cart_id: 'own-1' }])
  expect(sent[0]).not.toHaveProperty('again')
  expect(sent[2]).not.toHaveProperty('again')
})

test('what is added while an order is placed stays in the cart', async () => {
  const { stores } = storesWith()
  const { catalogue } = stores.prices.state
  stores.cart.add('orboot', catalogue)
  const placing = submitOrder(stores, sampleDetails)
  stores.cart.add('orboot_mars', catalogue)
  await placing
  expect(stores.cart.state.lines).toEqual([{ sku: 'orboot_mars', quantity: 1 }])
})

test.each([402, 200])('after a refusal with %d, another card gets a new key', async (status) => {
  const { stores, asked } = storesWith({
    '/place_order': { status, body: { status: 'failed', message: 'The card was declined.' } },
  })
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await submitOrder(stores, sampleDetails)
  expect(stores.checkout.state.message).toBe('The card was declined.')
  await submitOrder(stores, {
    ...sampleDetails,
    payment: { provider: 'paypal', token: 'sandbox_approve' },
  })
  const [first, second] = orders(asked).map(({ headers }) => headers.get('idempotency-key'))
  expect(second).not.toBe(first)
})

test('the store is asked about an order that it had no time for', async () => {
  const tooMany = { status: 429, body: { status: 'failed', message: 'Too many tries.' } }
  const { stores, asked } = storesWith({ '/place_order': tooMany })
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await submitOrder(stores, sampleDetails)
  expect(stores.checkout.state.message).toBe(
    'Too many tries. Your cart is safe: press Pay again, and you will not be charged twice.',
  )
  await submitOrder(stores, sampleDetails)
  const [first] = orders(asked).map(({ headers }) => headers.get('idempotency-key'))
  expect(asked.map(({ path }) => path)).toContain(`/orders/by-key/${first}`)
})

test('an order without an answer is asked for without a payment', async () => {
  const { stores, calls } = await withoutAnswer(stands)
  await expect(askForOrder(stores)).resolves.toMatchObject({ orderId: 'SO-1' })
  expect(orders(calls)).toHaveLength(1)
  expect(stores.checkout.state).toMatchObject({ status: 'placed', isUnanswered: false })
  expect(stores.cart.state.lines).toEqual([])
})

test('the page says that nothing was charged if the store has no order', async () => {
  const { stores } = await withoutAnswer()
  await expect(askForOrder(stores)).resolves.toBeUndefined()
  expect(stores.checkout.state).toMatchObject({
    message: 'Your order was not placed, and nothing was charged. Press Pay to order.',
    isUnanswered: false,
  })
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
])(
  'after an answer %s, the page says so and asks to press Pay again',
  async (_, status, body, said) => {
    const { stores } = storesWith({ '/place_order': { status, body } })
    stores.cart.add('orboot', stores.prices.state.catalogue)
    await submitOrder(stores, sampleDetails)
    expect(stores.checkout.state.message).toBe(
      `${said} Your cart is safe: press Pay again, and you will not be charged twice.`,
    )
    expect(stores.checkout.state.isUnanswered).toBe(true)
  },
)

test('the page says that a price has changed, and the prices are fetched again', async () => {
  const { stores, asked } = storesWith({
    '/place_order': {
      status: 409,
      body: { status: 'failed', message: 'The total is now $50.00.' },
    },
  })
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await submitOrder(stores, sampleDetails)
  expect(stores.checkout.state.isOutdated).toBe(true)
  expect(asked.map(({ path }) => path)).toContain('/get_skus')
})

test('an answer without an order number is a failed order (§8.1)', async () => {
  const { stores } = storesWith({ '/place_order': { status: 200, body: { status: 'success' } } })
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await expect(submitOrder(stores, sampleDetails)).resolves.toBeUndefined()
  expect(stores.checkout.state.status).toBe('failed')
  expect(stores.checkout.state.isUnanswered).toBe(true)
  expect(stores.cart.state.lines).toHaveLength(1)
})

test('an unanswered order fills the form after a reload, and the page says so', async () => {
  const { stores } = storesWith({ '/place_order': 'unreachable' }, keepAttempt(window))
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await submitOrder(stores, sampleDetails)
  const after = storesWith({}, keepAttempt(window)).stores
  after.checkout.recall()
  expect(after.checkout.state.lastPurchase?.customer).toEqual(sampleDetails.customer)
  expect(after.checkout.state.message).toContain('you will not be charged twice')
})

test('both totals are shown before paying when the store has changed a price', async () => {
  let isRaised = false
  const list = () => {
    const now = priceListIn()
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
  const { stores } = storesWith({ '/get_skus': list })
  stores.coupon.remove()
  stores.cart.add('orboot', stores.prices.state.catalogue)
  const stop = watchTotal(stores)
  await stores.refreshPrices()
  stores.cart.setQuantity('orboot', 2, stores.prices.state.catalogue)
  await Promise.resolve()
  stores.cart.setQuantity('orboot', 1, stores.prices.state.catalogue)
  await Promise.resolve()
  expect(stores.checkout.state.message).toBeUndefined()
  isRaised = true
  await stores.refreshPrices()
  await Promise.resolve()
  expect(stores.checkout.state.message).toBe(
    'Prices have changed: your order now comes to $50.49, not $51.48.',
  )
  stop()
})

test('what is typed is stored, except a card, and deleted when the order is placed (§2.71)', async () => {
  const { stores } = storesWith()
  stores.cart.add('orboot', stores.prices.state.catalogue)
  for (const [name, value] of [
    ['name', 'Ada Sample'],
    ['postcode', 'SW1A 1AA'],
    ['cardNumber', '4242 4242 4242 4242'],
    ['cardCode', '123'],
  ] as const) {
    stores.checkout.keepField(name, value)
  }
  expect(stores.checkout.draft()).toEqual({ name: 'Ada Sample', postcode: 'SW1A 1AA' })
  await submitOrder(stores, sampleDetails)
  expect(stores.checkout.draft()).toEqual({})
})

test('what was typed stays after a refused order', async () => {
  const { stores } = storesWith({
    '/place_order': { status: 422, body: { status: 'failed', message: 'Sold out.' } },
  })
  stores.cart.add('orboot', stores.prices.state.catalogue)
  stores.checkout.keepField('city', 'Springfield')
  await submitOrder(stores, sampleDetails)
  expect(stores.checkout.draft()).toEqual({ city: 'Springfield' })
})

/** A shop in which Sam's payment is under way, and the function that answers it. */
function payingAsSam(said: Answer) {
  const answering = lateAnswer()
  const { stores } = storesWith({ '/place_order': answering.ask })
  stores.session.put({ name: 'Sam Sample', email: 'sam@example.com' })
  stores.checkout.claimFor('sam@example.com')
  stores.cart.add('orboot', stores.prices.state.catalogue)
  return { stores, paid: submitOrder(stores, sampleDetails), answer: () => answering.give(said) }
}

test.each([
  ['an answer', { status: 200, body: { status: 'success', orderId: 'SO-1' } }],
  ['a refusal', { status: 402, body: { message: 'The payment was declined.' } }],
])('%s to a payment of the account before does not reach the next account', async (_, said) => {
  const { stores, paid, answer } = payingAsSam(said)
  await expect.poll(() => stores.checkout.state.status).toBe('placing')
  stores.session.put({ name: 'Robin Sample', email: 'robin@example.com' })
  stores.checkout.claimFor('robin@example.com')
  stores.cart.replaceFromStorage({ lines: [{ sku: 'orboot', quantity: 2 }] })
  answer()
  await expect(paid).resolves.toBeUndefined()
  expect(stores.checkout.state).toMatchObject({
    status: 'idle',
    orderId: undefined,
    message: undefined,
  })
  expect(stores.orders.state.remembered).toEqual([])
  expect(stores.cart.state.lines).toEqual([{ sku: 'orboot', quantity: 2 }])
  expect(stores.dialogs.isOpen('order-failed')).toBe(false)
})
