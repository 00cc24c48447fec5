import { expect, test } from 'vitest'
import { cartOf } from '../state/cart.ts'
import { price } from '../state/pricing/pricedCart.ts'
import { spring, storesWith, welcome } from '../test/storeStub.ts'
import { couponMessage } from './couponMessage.ts'

/* What stands below the coupon field (§4.15, §4.18). */

const { stores } = storesWith()
const { catalogue } = stores.prices.state
stores.cart.add('orboot', catalogue)

test.each([
  ['refused', { attempt: 'not-applied', untried: undefined }, /^Code not applied/],
  [
    'in force already',
    { attempt: 'held', untried: undefined },
    /^SPRING30 is already in your cart$/,
  ],
  ['not checked', { attempt: 'idle', untried: 'WELCOME10' }, /not checked yet/],
  ['being checked again', { attempt: 'looking', untried: 'WELCOME10' }, /not checked yet/],
] as const)('while a typed code is %s, the field says so', (_, state, words) => {
  const cart = price(cartOf(stores.cart.state), catalogue, undefined)
  expect(couponMessage({ ...state, applied: spring }, cart, catalogue)).toMatch(words)
})

test.each([
  ['below its minimum says what is missing', welcome, /\$3\.51/],
  ['that has ended says nothing', { ...welcome, isActive: false }, undefined],
  ['of other countries says nothing', { ...welcome, countries: ['GB'] as const }, undefined],
])('a coupon of the cart %s', (_, coupon, words) => {
  const cart = price(cartOf(stores.cart.state), catalogue, coupon)
  const message = couponMessage(
    { applied: coupon, attempt: 'idle', untried: undefined },
    cart,
    catalogue,
  )
  expect(words === undefined ? message === undefined : words.test(message ?? '')).toBe(true)
})
