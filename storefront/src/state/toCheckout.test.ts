import { expect, test } from 'vitest'
import { toCheckout } from './toCheckout.ts'
import { fill, storesWith } from '../test/storeStub.ts'
import { repairShortage } from './repairCart.ts'
import { pricedCart } from './pricing/pricedCart.ts'
import { submitCoupon } from './submitCoupon.ts'

const stem20 = {
  coupon_code: 'STEM20',
  code_value: 20,
  discountType: 'percent',
  status: 'success',
  is_applicable: true,
  country: ['US'],
  minimum_cart_values: { US: 75 },
  is_active: 1,
  coupon_use_time: '',
  sku: '',
}

test('STEM20 below $75 opens its own popup and stays attached, inactive (§2.50, §4.24)', async () => {
  const { stores } = storesWith({
    '/get_coupon': { status: 200, body: { status: 'success', coupon: stem20 } },
  })
  stores.coupon.remove()
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await submitCoupon(stores, ' stem20 ')
  expect(stores.dialogs.find('unmet-minimum')?.unmet).toEqual({
    popup: 'coupon-error',
    message: 'Build a cart of $75 or more to use STEM20',
    value: 4549,
    minimum: 7500,
  })
  expect(stores.coupon.state.applied?.code).toBe('STEM20')
  expect(pricedCart(stores).totals.coupon).toBe(0)
})

test('every other code below its minimum opens the minimum-cart popup (§2.51)', async () => {
  const { stores } = storesWith()
  stores.coupon.remove()
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await submitCoupon(stores, 'WELCOME10')
  expect(stores.dialogs.find('unmet-minimum')?.unmet?.popup).toBe('minimum-cart')
  expect(stores.coupon.state.applied?.code).toBe('WELCOME10')
})

test('a code that saves no more from its minimum on than the coupon in force opens nothing, and waits (§4.24)', async () => {
  const { stores } = storesWith()
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await submitCoupon(stores, 'WELCOME10')
  expect(stores.dialogs.find('unmet-minimum')).toBeUndefined()
  expect(stores.coupon.state.applied?.code).toBe('SPRING30')
  expect(stores.coupon.state.waiting.map(({ coupon }) => coupon.code)).toEqual(['WELCOME10'])
})

test('a code whose minimum is reached opens nothing', async () => {
  const { stores } = storesWith()
  stores.cart.add('orboot', stores.prices.state.catalogue, 2)
  await submitCoupon(stores, 'WELCOME10')
  expect(stores.dialogs.find('unmet-minimum')?.unmet).toBeUndefined()
})

test('checkout opens the popup of what is out of stock, and one press repairs the cart (§2)', async () => {
  const { stores } = storesWith({
    '/getSkuInStock': { status: 200, body: { status: 'success', data: { orboot: 1 } } },
  })
  await stores.refreshPrices()
  stores.cart.add('orboot', stores.prices.state.catalogue, 3)
  const visited: unknown[] = []
  const navigate = (to: unknown) => void visited.push(to)
  await toCheckout(stores, navigate)
  expect(stores.dialogs.find('shortage')?.shortage).toEqual({ sku: 'orboot', left: 1 })
  expect(visited).toEqual([])
  repairShortage(stores)
  expect(stores.cart.state.lines).toEqual([{ sku: 'orboot', quantity: 1 }])
  await toCheckout(stores, navigate)
  expect(visited).toEqual(['/checkout/guest'])
})

test('checkout stops once for sold-out gamepads, and the repair removes their kits too', async () => {
  const { stores } = storesWith({
    '/getSkuInStock': { status: 200, body: { status: 'success', data: { plugo_gamepad: 0 } } },
  })
  fill(stores, 'orboot', 'plugo_count', 'plugo_gamepad')
  await stores.refreshPrices()
  const visited: string[] = []
  const go = () => toCheckout(stores, (path) => void visited.push(path))
  await go()
  expect(stores.dialogs.find('shortage')?.shortage).toEqual({ sku: 'plugo_gamepad', left: 0 })
  repairShortage(stores)
  expect(stores.cart.state.lines).toEqual([{ sku: 'orboot', quantity: 1 }])
  await go()
  expect(visited).toEqual(['/checkout/guest'])
})

test('the account’s id stays if the cart joins an account during checkout', async () => {
  const { stores } = storesWith()
  fill(stores, 'orboot')
  const way = toCheckout(stores, () => undefined)
  stores.cart.keepId('own-1')
  await way
  expect(stores.cart.state.id).toBe('own-1')
})
