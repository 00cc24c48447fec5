import { expect, test } from 'vitest'
import { cartOf } from '../state/cart.ts'
import { price } from '../state/pricing/pricedCart.ts'
import { shopWith, welcome } from '../test/storeStub.ts'
import { couponMessage } from './couponMessage.ts'

/* What stands below the coupon field (§4.15, §4.18). */

const { shop } = shopWith()
const { catalogue } = shop.market.state
shop.cart.add('orboot', catalogue)

test.each([
  ['not-applied', /^Code not applied/],
  ['unreachable', /not checked yet/],
] as const)('after a typed code is %s, it says so', (attempt, words) => {
  const cart = price(cartOf(shop.cart.state), catalogue, undefined)
  expect(couponMessage({ attempt }, cart, catalogue)).toMatch(words)
})

test.each([
  ['below its minimum says what is missing', welcome, /\$3\.51/],
  ['that has ended says nothing', { ...welcome, isActive: false }, undefined],
  ['of other countries says nothing', { ...welcome, countries: ['GB'] as const }, undefined],
])('a coupon of the cart %s', (_, coupon, words) => {
  const cart = price(cartOf(shop.cart.state), catalogue, coupon)
  const message = couponMessage({ attempt: 'idle' }, cart, catalogue)
  expect(words === undefined ? message === undefined : words.test(message ?? '')).toBe(true)
})
