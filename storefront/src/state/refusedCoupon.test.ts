import { minor } from '@stemside/rules'
import { orderRequestSchema } from '@stemside/rules/contract'
import { purchaseFromWire } from '@stemside/rules/contract/orders'
import { expect, test } from 'vitest'
import { sampleDetails } from '../test/sampleDetails.ts'
import { lateAnswer, storesWith, spring, trynew, type Answer } from '../test/storeStub.ts'
import { pricedCart } from './pricing/pricedCart.ts'
import { submitOrder } from './purchase.ts'

/* A coupon that the store refuses at Pay (specification §4.26, §4.33). */

const placed: Answer = { status: 200, body: { status: 'success', orderId: 'SO-1' } }
const refused = (couponCode: string): Answer => ({
  status: 422,
  body: { status: 'failed', message: `${couponCode} can no longer be used.`, couponCode },
})

/** A shop with one Orboot Mars and TRYNEW in its cart, whose store gives these answers to orders. */
function storesAtPay(...answers: (Answer | (() => Promise<Answer>))[]) {
  const { stores, asked } = storesWith({
    '/place_order': () => {
      const answer = answers.shift() ?? placed
      return typeof answer === 'function' ? answer() : answer
    },
  })
  stores.cart.add('orboot_mars', stores.prices.state.catalogue)
  stores.coupon.use(trynew)
  const sent = () =>
    asked
      .filter(({ path }) => path === '/place_order')
      .map(({ body }) => purchaseFromWire(orderRequestSchema.parse(JSON.parse(body))))
  const pressPay = async () => {
    stores.dialogs.find('order-failed')?.refused?.onPay()
    await expect.poll(() => stores.checkout.state.status).toBe('placed')
  }
  return { stores, asked, sent, pressPay }
}

test('a refused coupon leaves the cart, the automatic one is in force, and the popup names the coupon', async () => {
  const { stores } = storesAtPay(refused('TRYNEW'))
  await submitOrder(stores, sampleDetails)
  expect(stores.coupon.state).toMatchObject({ applied: spring, origin: 'automatic', waiting: [] })
  expect(stores.dialogs.find('order-failed')?.refused).toMatchObject({
    code: 'TRYNEW',
    giftCardPays: 0,
  })
  expect(pricedCart(stores).totals.total).toBe(3783)
})

test('paying again sends the same order without the coupon, at the total that was shown', async () => {
  const { stores, sent, pressPay } = storesAtPay(refused('TRYNEW'))
  await submitOrder(stores, { ...sampleDetails, present: { hidesPrices: true } })
  await pressPay()
  expect(stores.checkout.state.orderId).toBe('SO-1')
  const [first, second] = sent()
  expect(first).toMatchObject({ couponCode: 'TRYNEW', total: 4466 })
  expect(second).toEqual({ ...first, couponCode: 'SPRING30', total: 3783 })
})

test('an automatic coupon that has ended leaves for good', async () => {
  const { stores, sent, pressPay } = storesAtPay(refused('SPRING30'))
  stores.coupon.fallBack()
  await submitOrder(stores, sampleDetails)
  expect(stores.coupon.state).toMatchObject({ applied: undefined, automatic: undefined })
  await pressPay()
  expect(sent()[1]).toMatchObject({ total: 5148 })
  expect(sent()[1]?.couponCode).toBeUndefined()
})

test('a coupon that is refused after its shopper has signed out stays in the next one’s cart', async () => {
  const first = lateAnswer()
  const declined = { status: 402, body: { status: 'failed', message: 'Declined.' } }
  const { stores, asked } = storesAtPay(first.ask, declined)
  const paying = submitOrder(stores, sampleDetails)
  await expect.poll(() => asked.at(-1)?.path).toBe('/place_order')
  stores.reset()
  stores.cart.add('orboot_mars', stores.prices.state.catalogue)
  stores.coupon.use(trynew)
  await submitOrder(stores, sampleDetails)
  first.give(refused('TRYNEW'))
  await paying
  expect(stores.coupon.state.applied).toEqual(trynew)
  expect(stores.dialogs.find('order-failed')?.refused).toBeUndefined()
})

test('another refusal takes no coupon out', async () => {
  const { stores } = storesAtPay({ status: 422, body: { message: 'Only 1 left.' } })
  await submitOrder(stores, sampleDetails)
  expect(stores.coupon.state.applied).toEqual(trynew)
  expect(stores.dialogs.find('order-failed')?.refused).toBeUndefined()
})

test('a gift card pays no more than the new total', async () => {
  const { stores, sent, pressPay } = storesAtPay(refused('TRYNEW'))
  await submitOrder(stores, { ...sampleDetails, giftCard: { code: 'CARD', pays: minor(4466) } })
  expect(stores.dialogs.find('order-failed')?.refused?.giftCardPays).toBe(4466)
  await pressPay()
  expect(sent()[1]?.giftCard).toEqual({ code: 'CARD', pays: 3783 })
})
