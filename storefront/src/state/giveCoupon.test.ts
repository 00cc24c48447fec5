import { minor, type Coupon } from '@stemside/rules'
import { expect, test } from 'vitest'
import { fill, shopWith, spring, trynew, welcome } from '../test/storeStub.ts'
import type { Shop } from './createShop.ts'
import { giveCoupon, settleWaiting } from './giveCoupon.ts'
import { pricedCart } from './pricing/pricedCart.ts'
import { removeCoupon } from './removeCoupon.ts'
import { submitCoupon } from './submitCoupon.ts'

/* Codes that a shopper types (§4.22) or is given by the lever, a link or the signup (§4.28). SPRING30, 30 %, is in force. */

const forty: Coupon = {
  kind: 'percent',
  code: 'FORTY',
  basisPoints: 4000,
  countries: ['US'],
  minimums: {},
  isActive: true,
  skus: [],
}
/** As much as SPRING30, from $49: one Orboot costs $45.49. */
const million: Coupon = { ...spring, code: '1MILLION30', minimums: { US: minor(4900) } }

const applied = ({ coupon }: Shop) => coupon.state.applied?.code
const waiting = ({ coupon }: Shop) => coupon.state.waiting.map(({ coupon: { code } }) => code)

test('a code that saves more is applied, and the coupon that it replaced waits', () => {
  const { shop } = shopWith()
  fill(shop, 'orboot')
  expect(giveCoupon(shop, forty, 'lever')).toBeUndefined()
  expect(applied(shop)).toBe('FORTY')
  expect(waiting(shop)).toEqual(['SPRING30'])
})

test('a code that saves less waits, says why, and can be used anyway', () => {
  const { shop } = shopWith()
  fill(shop, 'orboot')
  expect(giveCoupon(shop, million, 'lever')).toBe(
    'Won: 30% off from $49, $3.51 more. SPRING30 saves more on this cart now.',
  )
  expect(applied(shop)).toBe('SPRING30')
  shop.coupon.chooseWaiting('1MILLION30')
  expect(applied(shop)).toBe('1MILLION30')
  expect(waiting(shop)).toEqual([])
})

test('with an empty cart a code waits; the first line decides', () => {
  const { shop } = shopWith()
  giveCoupon(shop, forty, 'signup')
  expect(applied(shop)).toBe('SPRING30')
  expect(settleWaiting(shop)).toBeUndefined()
  fill(shop, 'orboot')
  expect(settleWaiting(shop)).toBe('FORTY saves more now and is applied')
  expect(applied(shop)).toBe('FORTY')
})

test('a waiting code takes over once it saves more, and gives way once it saves less', () => {
  const { shop } = shopWith()
  giveCoupon(shop, million, 'lever')
  fill(shop, 'orboot', 'orboot_mars')
  settleWaiting(shop)
  expect(applied(shop)).toBe('1MILLION30')
  shop.cart.removeLine('orboot', 1, shop.market.state.catalogue)
  settleWaiting(shop)
  expect(applied(shop)).toBe('SPRING30')
  expect(waiting(shop)).toEqual(['1MILLION30'])
})

test('a tie changes nothing once the coupons have been compared', () => {
  const { shop } = shopWith()
  fill(shop, 'orboot')
  giveCoupon(shop, million, 'lever')
  fill(shop, 'orboot_mars')
  expect(settleWaiting(shop)).toBeUndefined()
  expect(applied(shop)).toBe('SPRING30')
})

test('after a tie, the shopper reads that both coupons save the same (§4.28)', () => {
  const { shop } = shopWith()
  giveCoupon(shop, million, 'lever')
  fill(shop, 'orboot', 'orboot_mars')
  expect(settleWaiting(shop)).toBe('1MILLION30 saves the same and is applied')
})

test('without an applied coupon the code is applied, also on an empty cart', () => {
  const { shop } = shopWith()
  shop.coupon.remove()
  expect(giveCoupon(shop, million, 'link')).toBeUndefined()
  expect(applied(shop)).toBe('1MILLION30')
  expect(waiting(shop)).toEqual([])
})

test('a waiting code takes over when the shopper removes the applied coupon; Undo restores both', () => {
  const { shop } = shopWith()
  fill(shop, 'orboot')
  giveCoupon(shop, million, 'lever')
  removeCoupon(shop)
  expect(settleWaiting(shop)).toBe('1MILLION30 is applied')
  expect(applied(shop)).toBe('1MILLION30')
  shop.cart.undoRemoval()
  expect(applied(shop)).toBe('SPRING30')
  expect(waiting(shop)).toEqual(['1MILLION30'])
})

test('two codes wait, the newest first, and the same code once', () => {
  const { shop } = shopWith()
  giveCoupon(shop, million, 'lever')
  giveCoupon(shop, welcome, 'link')
  giveCoupon(shop, million, 'lever')
  expect(waiting(shop)).toEqual(['1MILLION30', 'WELCOME10'])
})

test('a code that the shopper puts in force stops waiting', () => {
  const { shop } = shopWith()
  giveCoupon(shop, welcome, 'signup')
  shop.coupon.use(welcome)
  expect(applied(shop)).toBe('WELCOME10')
  expect(waiting(shop)).toEqual([])
})

test.each([
  ['the lever', (shop: Shop) => Promise.resolve(giveCoupon(shop, welcome, 'lever'))],
  ['a link', (shop: Shop) => Promise.resolve(giveCoupon(shop, welcome, 'link'))],
  ['the field', (shop: Shop) => submitCoupon(shop, 'WELCOME10')],
])(
  'a code from %s that is below its minimum raises no total, and waits until it is used',
  async (_from, give) => {
    const { shop } = shopWith()
    fill(shop, 'orboot_mars')
    await give(shop)
    settleWaiting(shop)
    expect(pricedCart(shop).totals.total).toBe(3783)
    expect(waiting(shop)).toEqual(['WELCOME10'])
  },
)

test('a typed code that saves more is applied, and the one that it replaced waits', async () => {
  const { shop } = shopWith()
  shop.coupon.attach(trynew, 'typed')
  fill(shop, 'orboot')
  await submitCoupon(shop, ' spring30 ')
  expect(shop.coupon.state).toMatchObject({ applied: spring, origin: 'automatic' })
  expect(waiting(shop)).toEqual(['TRYNEW'])
})

test('a code that the shopper uses anyway is not replaced by a waiting one', () => {
  const { shop } = shopWith()
  fill(shop, 'orboot', 'orboot_mars')
  giveCoupon(shop, welcome, 'typed')
  shop.coupon.chooseWaiting('WELCOME10')
  expect(settleWaiting(shop)).toBeUndefined()
  expect(applied(shop)).toBe('WELCOME10')
})

test('the automatic coupon is in force again while a chosen code does not count', () => {
  const { shop } = shopWith()
  fill(shop, 'orboot', 'orboot_mars')
  giveCoupon(shop, welcome, 'typed')
  shop.coupon.chooseWaiting('WELCOME10')
  shop.cart.removeLine('orboot', 1, shop.market.state.catalogue)
  expect(settleWaiting(shop)).toBe('SPRING30 saves more now and is applied')
  expect(pricedCart(shop).totals.total).toBe(3783)
  expect(shop.coupon.state.origin).toBe('automatic')
  expect(waiting(shop)).toEqual(['WELCOME10'])
})

test('an automatic coupon that the shopper removed does not return by itself', () => {
  const { shop } = shopWith()
  shop.coupon.remove()
  fill(shop, 'orboot')
  giveCoupon(shop, million, 'typed')
  expect(settleWaiting(shop)).toBeUndefined()
  expect(applied(shop)).toBe('1MILLION30')
})

test('one press removes an automatic coupon that took over from another code', () => {
  const { shop } = shopWith()
  shop.coupon.attach(trynew, 'typed')
  fill(shop, 'orboot')
  giveCoupon(shop, spring, 'typed')
  shop.coupon.remove()
  expect(applied(shop)).toBeUndefined()
})

test('a waiting code does not follow to another country (§4.43)', () => {
  const { shop } = shopWith()
  giveCoupon(shop, million, 'lever')
  shop.coupon.moveTo(undefined)
  expect(waiting(shop)).toEqual([])
})
