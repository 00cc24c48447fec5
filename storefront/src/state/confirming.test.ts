// @vitest-environment jsdom
import { minor } from '@stemside/rules'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepAttempt } from '../effects/keepAttempt.ts'
import { sampleDetails } from '../test/sampleDetails.ts'
import { giftPage, sampleGift } from '../test/sampleGift.ts'
import { fill, lateAnswer, priceListIn, storesWith, type Answer } from '../test/storeStub.ts'
import { giftBuying } from './buyEGiftOnce.ts'
import { giftConfirming, orderConfirming } from './confirming.ts'
import { askForOrder, submitOrder, type CheckoutDetails } from './purchase.ts'
import type { Confirming } from './untilConfirmed.ts'

/* Orders and e-gifts whose payment the payer has to confirm (§2.98). */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const byPayPal: CheckoutDetails = {
  ...sampleDetails,
  payment: { provider: 'paypal', token: 'sandbox_window' },
}

const confirm = {
  by: 'window',
  page: '/payments/sandbox/one',
  until: '2026-11-21T14:05:00.000Z',
} as const

function ok(body: object): Answer {
  return { status: 200, body: { status: 'success', ...body } }
}

const unconfirmed = ok({ state: 'unconfirmed', confirm })
const placed = ok({ state: 'placed', orderId: 'SO-1' })
const reason =
  'The payment was declined. Nothing was charged; your cart is still here. You can try again, or pay another way.'
const declined = ok({ state: 'refused', reason })
const cancelled = ok({
  state: 'refused',
  reason:
    'The payment was cancelled. Nothing was charged; your cart is still here. You can try again, or pay another way.',
})

/** A store whose answers can be changed. Payments with `sandbox_window` have to be confirmed. */
function storeOf(path: '/place_order' | '/egift', byKey: '/orders/by-key' | '/egift/by-key') {
  const store = { sold: ok({ confirm }), asked: unconfirmed, ended: cancelled }
  const answers = {
    [path]: () => store.sold,
    [byKey]: () => store.asked,
    [`${byKey}/cancel`]: () => store.ended,
  }
  return { store, answers }
}

/** A page with a toy in its cart. */
function openShop(attempts = keepAttempt(window)) {
  const { store, answers } = storeOf('/place_order', '/orders/by-key')
  const { stores, asked } = storesWith(answers, attempts)
  fill(stores, 'orboot')
  const sent = () =>
    asked
      .filter(({ path }) => path === '/place_order')
      .map(({ headers, body }) => ({ key: headers.get('idempotency-key'), body }))
  const called = (end: string) => asked.filter(({ path }) => path.endsWith(end)).length
  return { stores, store, sent, called, confirming: orderConfirming(stores) }
}

async function untilWaiting({ state }: Confirming) {
  await expect.poll(() => state.waiting).toBeDefined()
}

/** A page that waits for PayPal. */
async function payByPayPal() {
  const shop = openShop()
  const paid = submitOrder(shop.stores, byPayPal)
  await untilWaiting(shop.confirming)
  return { ...shop, paid }
}

test('an order is placed once its payer has confirmed the payment', async () => {
  const { stores, store, confirming, paid } = await payByPayPal()
  expect(confirming.state.waiting).toMatchObject({ ...confirm, total: 3783, country: 'US' })
  expect(stores.checkout.state.status).toBe('placing')
  expect(stores.checkout.attempts.read()).toBeDefined()
  expect(stores.cart.state.lines).toHaveLength(1)
  store.asked = placed
  confirming.askNow()
  await expect(paid).resolves.toMatchObject({ orderId: 'SO-1' })
  expect(stores.checkout.state).toMatchObject({ status: 'placed', orderId: 'SO-1' })
  expect(stores.cart.state.lines).toEqual([])
  expect(stores.checkout.attempts.read()).toBeUndefined()
})

test.each([
  ['US', ['SO-1']],
  ['GB', []],
] as const)(
  'a purchase is measured only at the prices of its country: now in %s',
  async (country, measured) => {
    const { stores, store, confirming, paid } = await payByPayPal()
    stores.consent.restore('accepted')
    const recorded: string[] = []
    stores.events.takeBy((event) => {
      if (event.kind === 'purchase') recorded.push(event.orderId)
    })
    stores.prices.put(priceListIn(country), {})
    store.asked = placed
    confirming.askNow()
    await expect(paid).resolves.toMatchObject({ orderId: 'SO-1' })
    expect(stores.cart.state.lines).toEqual([])
    expect(recorded).toEqual(measured)
  },
)

test('the payer confirms only what the gift card does not pay', async () => {
  const { stores, confirming } = openShop()
  const code = 'GIFT-22222-33333-44444'
  void submitOrder(stores, { ...byPayPal, giftCard: { code, pays: minor(2500) } })
  await untilWaiting(confirming)
  expect(confirming.state.waiting?.total).toBe(1283)
})

test('a declined payment says why, and the cart stays', async () => {
  const { stores, store, confirming, paid, sent } = await payByPayPal()
  store.asked = declined
  confirming.askNow()
  await expect(paid).resolves.toBeUndefined()
  expect(stores.checkout.state).toMatchObject({
    status: 'failed',
    isUnanswered: false,
    message: reason,
  })
  expect(stores.dialogs.isOpen('order-failed')).toBe(true)
  expect(stores.cart.state.lines).toHaveLength(1)
  store.sold = ok({ orderId: 'SO-2' })
  await expect(submitOrder(stores, sampleDetails)).resolves.toMatchObject({ orderId: 'SO-2' })
  const [first, second] = sent()
  expect(second?.key).not.toBe(first?.key)
})

test('whoever pays another way is back at the form without a message', async () => {
  const { stores, store, confirming, paid } = await payByPayPal()
  stores.checkout.keepField('city', 'Springfield')
  confirming.payAnotherWay()
  await expect(paid).resolves.toBeUndefined()
  expect(stores.checkout.state).toMatchObject({
    status: 'idle',
    isUnanswered: false,
    message: undefined,
  })
  expect(stores.dialogs.isOpen('order-failed')).toBe(false)
  expect(stores.checkout.draft()).toEqual({ city: 'Springfield' })
  expect(stores.checkout.attempts.read()).toBeUndefined()
  expect(stores.cart.state.lines).toHaveLength(1)
  store.sold = ok({ orderId: 'SO-2' })
  await expect(submitOrder(stores, sampleDetails)).resolves.toMatchObject({ orderId: 'SO-2' })
})

test('an order that was paid before its payment could be ended is placed', async () => {
  const { stores, store, confirming, paid } = await payByPayPal()
  store.ended = placed
  confirming.payAnotherWay()
  await expect(paid).resolves.toMatchObject({ orderId: 'SO-1' })
  expect(stores.cart.state.lines).toEqual([])
})

test('after a reload, the same order is sent again under its key, and waits again', async () => {
  const before = await payByPayPal()
  const { stores, store, confirming, sent } = openShop()
  stores.checkout.recall()
  expect(stores.checkout.state.isUnanswered).toBe(true)
  const paid = submitOrder(stores, byPayPal)
  await untilWaiting(confirming)
  expect(sent()).toEqual(before.sent())
  store.asked = placed
  confirming.askNow()
  await expect(paid).resolves.toMatchObject({ orderId: 'SO-1' })
})

test('after a reload, paying by card ends the payment that waits for PayPal', async () => {
  const before = await payByPayPal()
  const { stores, store, sent, called } = openShop()
  stores.checkout.recall()
  store.sold = ok({ orderId: 'SO-2' })
  await expect(submitOrder(stores, sampleDetails)).resolves.toMatchObject({ orderId: 'SO-2' })
  expect(called('/cancel')).toBe(1)
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.key).not.toBe(before.sent()[0]?.key)
})

test('paying by card is not sent if PayPal was approved meanwhile', async () => {
  await payByPayPal()
  const { stores, store, sent } = openShop()
  store.ended = placed
  const elsewhere = { ...sampleDetails.address, line1: '2 Example Avenue' }
  await expect(
    submitOrder(stores, { ...sampleDetails, address: elsewhere }),
  ).resolves.toBeUndefined()
  expect(sent()).toEqual([])
  expect(stores.dialogs.find('earlier-order')?.earlier).toMatchObject({ orderId: 'SO-1' })
})

test('a second tab sends the order under a key of its own while the first one waits', async () => {
  const before = await payByPayPal()
  sessionStorage.clear()
  const { stores, store, confirming, sent, called } = openShop()
  const paid = submitOrder(stores, sampleDetails)
  await untilWaiting(confirming)
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.key).not.toBe(before.sent()[0]?.key)
  expect(called('/cancel')).toBe(0)
  store.asked = placed
  confirming.askNow()
  await expect(paid).resolves.toMatchObject({ orderId: 'SO-1' })
})

test('back from the provider in the same tab, the order is waited for', async () => {
  await payByPayPal()
  const { stores, store, confirming, sent } = openShop()
  stores.checkout.recall()
  const found = askForOrder(stores)
  await untilWaiting(confirming)
  store.asked = placed
  confirming.askNow()
  await expect(found).resolves.toMatchObject({ orderId: 'SO-1' })
  expect(stores.checkout.state.status).toBe('placed')
  expect(sent()).toEqual([])
})

test('back from the provider in the same tab, a declined payment says why', async () => {
  await payByPayPal()
  const { stores, store } = openShop()
  stores.checkout.recall()
  store.asked = declined
  await expect(askForOrder(stores)).resolves.toBeUndefined()
  expect(stores.checkout.state.message).toBe(reason)
  expect(stores.checkout.attempts.read()).toBeUndefined()
})

test('back from the provider in the same tab, the shopper can pay another way', async () => {
  await payByPayPal()
  const { stores, confirming } = openShop()
  stores.checkout.recall()
  const found = askForOrder(stores)
  await untilWaiting(confirming)
  confirming.payAnotherWay()
  await expect(found).resolves.toBeUndefined()
  expect(stores.checkout.state).toMatchObject({ status: 'idle', isUnanswered: false })
  expect(stores.checkout.attempts.read()).toBeUndefined()
})

test('the next shopper sees nothing of a payment that waits', async () => {
  const { stores, store, confirming, paid, called } = await payByPayPal()
  stores.reset()
  expect(confirming.state.waiting).toBeUndefined()
  store.asked = placed
  await expect(paid).resolves.toBeUndefined()
  expect(stores.checkout.state).toMatchObject({ status: 'idle', message: undefined })
  expect(stores.orders.state.remembered).toEqual([])
  expect(called('/place_order')).toBe(1)
})

/** A page that has sent a gift and waits for PayPal. */
async function giveByPayPal() {
  const { store, answers } = storeOf('/egift', '/egift/by-key')
  const { stores, asked } = storesWith(answers)
  const page = giftPage()
  const confirming = giftConfirming(stores)
  const buying = giftBuying(stores)
  const leave = buying.show()
  const bought = buying.buy(page, sampleGift)
  await untilWaiting(confirming)
  const sent = () => asked.filter(({ path }) => path === '/egift').length
  return { stores, store, page, keeper: page.attempt, confirming, buying, leave, bought, sent }
}

test('a gift is bought once its payer has confirmed the payment', async () => {
  const { stores, store, page, keeper, confirming, buying, bought } = await giveByPayPal()
  expect(confirming.state.waiting).toMatchObject({ ...confirm, total: 5000, country: 'US' })
  expect(buying.state.isPaying).toBe(true)
  store.asked = placed
  confirming.askNow()
  await bought
  expect(buying.state).toMatchObject({ isPaying: false, bought: sampleGift })
  expect(page.kept).toEqual([sampleGift])
  expect(stores.notices.state.notices).toEqual([])
  expect(keeper.read()).toBeUndefined()
})

test('a gift that is bought while another page is shown is kept for its thanks, and a notice leads to them', async () => {
  const { stores, store, page, confirming, buying, leave, bought } = await giveByPayPal()
  const openThanks = vi.spyOn(page, 'openThanks')
  leave()
  store.asked = placed
  confirming.askNow()
  await bought
  expect(page.kept).toEqual([sampleGift])
  expect(buying.state).toEqual({ isPaying: false, news: undefined, bought: undefined })
  const [notice] = stores.notices.state.notices
  expect(notice?.message).toBe('Your gift for Ben Sample is bought.')
  notice?.action?.onPress()
  expect(openThanks).toHaveBeenCalledOnce()
})

test('a declined gift says why', async () => {
  const { store, keeper, confirming, buying, bought } = await giveByPayPal()
  const text = 'The payment was declined. Nothing was charged.'
  store.asked = ok({ state: 'refused', reason: text })
  confirming.askNow()
  await bought
  expect(buying.state).toMatchObject({
    bought: undefined,
    news: { error: text },
  })
  expect(keeper.read()).toBeUndefined()
})

test('whoever pays a gift another way reads no error', async () => {
  const { keeper, confirming, buying, bought } = await giveByPayPal()
  confirming.payAnotherWay()
  await bought
  expect(buying.state).toEqual({ isPaying: false, news: undefined, bought: undefined })
  expect(keeper.read()).toBeUndefined()
})

test('a gift that waits is asked for without being sent again', async () => {
  const { stores, store, sent, page, keeper } = await giveByPayPal()
  const open = keeper.read()
  stores.reset()
  if (open?.request !== undefined) keeper.write({ key: open.key, request: open.request })
  const buying = giftBuying(stores)
  const found = buying.askForOpen(page)
  const confirming = giftConfirming(stores)
  await untilWaiting(confirming)
  store.asked = placed
  confirming.askNow()
  await found
  expect(buying.state.bought).toEqual(sampleGift)
  expect(sent()).toBe(1)
})

test('the next shopper sees nothing of a gift that waits', async () => {
  const { stores, store, page, confirming, buying, bought } = await giveByPayPal()
  stores.reset()
  store.asked = placed
  await bought
  expect(page.kept).toEqual([])
  expect(confirming.state.waiting).toBeUndefined()
  expect(buying.state).toEqual({ isPaying: false, news: undefined, bought: undefined })
})

test('for the next shopper, no gift of the one before is cancelled or bought', async () => {
  const asking = lateAnswer()
  const { stores, asked } = storesWith({ '/egift/by-key': asking.ask })
  const page = giftPage()
  page.attempt.write({ key: 'one', request: sampleGift })
  const buying = giftBuying(stores)
  const bought = buying.buy(page, { ...sampleGift, payment: sampleDetails.payment })
  await expect.poll(() => asked).toHaveLength(1)
  stores.reset()
  asking.give(unconfirmed)
  await bought
  expect(asked.map(({ path }) => path)).toEqual(['/egift/by-key/one'])
})
