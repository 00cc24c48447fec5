import { minor } from '@stemside/rules'
import { orderRequestSchema } from '@stemside/rules/contract'
import { purchaseFromWire } from '@stemside/rules/contract/orders'
import { expect, test } from 'vitest'
import { shopWith, spring, trynew, type Answer } from '../test/storeStub.ts'
import { leftToPayAgain, payAgain } from './payAgain.ts'
import { pricedCart } from './pricing/pricedCart.ts'
import { placeOrder, type CheckoutDetails } from './purchase.ts'

/* A coupon that the store refuses at Pay (specification §4.26, §4.33). */

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

const placed: Answer = { status: 200, body: { status: 'success', orderId: 'SO-1' } }
const refused = (couponCode: string): Answer => ({
  status: 422,
  body: { status: 'failed', message: `${couponCode} can no longer be used.`, couponCode },
})

/** A shop with one Orboot Mars and TRYNEW in its cart, whose store gives these answers to orders. */
function shopAtPay(...answers: Answer[]) {
  const { shop, asked } = shopWith({ '/place_order': () => answers.shift() ?? placed })
  shop.cart.add('orboot_mars', shop.market.state.catalogue)
  shop.coupon.use(trynew)
  const sent = () =>
    asked
      .filter(({ path }) => path === '/place_order')
      .map(({ body }) => purchaseFromWire(orderRequestSchema.parse(JSON.parse(body))))
  return { shop, sent }
}

test('a refused coupon leaves the cart, the automatic one is in force, and the popup names the coupon', async () => {
  const { shop } = shopAtPay(refused('TRYNEW'))
  await placeOrder(shop, details)
  expect(shop.coupon.state).toMatchObject({ applied: spring, origin: 'automatic', waiting: [] })
  expect(shop.dialogs.find('order-failed')?.refusedCoupon).toBe('TRYNEW')
  expect(leftToPayAgain(shop.checkout.state.lastPurchase, pricedCart(shop).totals.total)).toBe(3783)
})

test('paying again sends the same order without the coupon, at the total that was shown', async () => {
  const { shop, sent } = shopAtPay(refused('TRYNEW'))
  await placeOrder(shop, { ...details, present: { hidesPrices: true } })
  await expect(payAgain(shop)).resolves.toMatchObject({ orderId: 'SO-1' })
  const [first, second] = sent()
  expect(first).toMatchObject({ couponCode: 'TRYNEW', total: 4466 })
  expect(second).toEqual({ ...first, couponCode: 'SPRING30', total: 3783 })
})

test('an automatic coupon that has ended leaves for good', async () => {
  const { shop, sent } = shopAtPay(refused('SPRING30'))
  shop.coupon.fallBack()
  await placeOrder(shop, details)
  expect(shop.coupon.state).toMatchObject({ applied: undefined, automatic: undefined })
  await payAgain(shop)
  expect(sent()[1]).toMatchObject({ total: 5148 })
  expect(sent()[1]?.couponCode).toBeUndefined()
})

test('another refusal takes no coupon out', async () => {
  const { shop } = shopAtPay({ status: 422, body: { message: 'Only 1 left.' } })
  await placeOrder(shop, details)
  expect(shop.coupon.state.applied).toEqual(trynew)
  expect(shop.dialogs.find('order-failed')?.refusedCoupon).toBeUndefined()
})

test('a gift card pays no more than the new total', async () => {
  const { shop, sent } = shopAtPay(refused('TRYNEW'))
  await placeOrder(shop, { ...details, giftCard: { code: 'CARD', pays: minor(4466) } })
  const { lastPurchase } = shop.checkout.state
  expect(leftToPayAgain(lastPurchase, minor(3783))).toBe(0)
  expect(leftToPayAgain(lastPurchase, minor(5148))).toBe(682)
  await payAgain(shop)
  expect(sent()[1]?.giftCard).toEqual({ code: 'CARD', pays: 3783 })
})

test('without a try there is nothing to pay again', async () => {
  const { shop, sent } = shopAtPay()
  expect(leftToPayAgain(undefined, minor(3783))).toBeUndefined()
  await expect(payAgain(shop)).resolves.toBeUndefined()
  expect(sent()).toEqual([])
})
