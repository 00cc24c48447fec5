import { minor, type Coupon } from '@stemside/rules'
import { expect, test } from 'vitest'
import { fill, storesWith, spring, trynew, welcome } from '../test/storeStub.ts'
import type { Stores } from './createStores.ts'
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

const applied = ({ coupon }: Stores) => coupon.state.applied?.code
const waiting = ({ coupon }: Stores) => coupon.state.waiting.map(({ coupon: { code } }) => code)

test('a code that saves more is applied, and the coupon that it replaced waits', () => {
  const { stores } = storesWith()
  fill(stores, 'orboot')
  expect(giveCoupon(stores, forty, 'lever')).toBeUndefined()
  expect(applied(stores)).toBe('FORTY')
  expect(waiting(stores)).toEqual(['SPRING30'])
})

test('a code that saves less waits, says why, and can be used anyway', () => {
  const { stores } = storesWith()
  fill(stores, 'orboot')
  expect(giveCoupon(stores, million, 'lever')).toBe(
    'Won: 30% off from $49, $3.51 more. SPRING30 saves more on this cart now.',
  )
  expect(applied(stores)).toBe('SPRING30')
  stores.coupon.chooseWaiting('1MILLION30')
  expect(applied(stores)).toBe('1MILLION30')
  expect(waiting(stores)).toEqual([])
})

test('with an empty cart a code waits; the first line decides', () => {
  const { stores } = storesWith()
  giveCoupon(stores, forty, 'signup')
  expect(applied(stores)).toBe('SPRING30')
  expect(settleWaiting(stores)).toBeUndefined()
  fill(stores, 'orboot')
  expect(settleWaiting(stores)).toBe('FORTY saves more now and is applied')
  expect(applied(stores)).toBe('FORTY')
})

test('a waiting code takes over once it saves more, and gives way once it saves less', () => {
  const { stores } = storesWith()
  giveCoupon(stores, million, 'lever')
  fill(stores, 'orboot', 'orboot_mars')
  settleWaiting(stores)
  expect(applied(stores)).toBe('1MILLION30')
  stores.cart.removeLine('orboot', 1, stores.prices.state.catalogue)
  settleWaiting(stores)
  expect(applied(stores)).toBe('SPRING30')
  expect(waiting(stores)).toEqual(['1MILLION30'])
})

test('a tie changes nothing once the coupons have been compared', () => {
  const { stores } = storesWith()
  fill(stores, 'orboot')
  giveCoupon(stores, million, 'lever')
  fill(stores, 'orboot_mars')
  expect(settleWaiting(stores)).toBeUndefined()
  expect(applied(stores)).toBe('SPRING30')
})

test('after a tie, the shopper reads that both coupons save the same (§4.28)', () => {
  const { stores } = storesWith()
  giveCoupon(stores, million, 'lever')
  fill(stores, 'orboot', 'orboot_mars')
  expect(settleWaiting(stores)).toBe('1MILLION30 saves the same and is applied')
})

test('without an applied coupon the code is applied, also on an empty cart', () => {
  const { stores } = storesWith()
  stores.coupon.remove()
  expect(giveCoupon(stores, million, 'link')).toBeUndefined()
  expect(applied(stores)).toBe('1MILLION30')
  expect(waiting(stores)).toEqual([])
})

test('a waiting code takes over when the shopper removes the applied coupon; Undo restores both', () => {
  const { stores } = storesWith()
  fill(stores, 'orboot')
  giveCoupon(stores, million, 'lever')
  removeCoupon(stores)
  expect(settleWaiting(stores)).toBe('1MILLION30 is applied')
  expect(applied(stores)).toBe('1MILLION30')
  stores.cart.undoRemoval()
  expect(applied(stores)).toBe('SPRING30')
  expect(waiting(stores)).toEqual(['1MILLION30'])
})

test('two codes wait, the newest first, and the same code once', () => {
  const { stores } = storesWith()
  giveCoupon(stores, million, 'lever')
  giveCoupon(stores, welcome, 'link')
  giveCoupon(stores, million, 'lever')
  expect(waiting(stores)).toEqual(['1MILLION30', 'WELCOME10'])
})

test('a code that the shopper puts in force stops waiting', () => {
  const { stores } = storesWith()
  giveCoupon(stores, welcome, 'signup')
  stores.coupon.use(welcome)
  expect(applied(stores)).toBe('WELCOME10')
  expect(waiting(stores)).toEqual([])
})

test.each([
  ['the lever', (stores: Stores) => Promise.resolve(giveCoupon(stores, welcome, 'lever'))],
  ['a link', (stores: Stores) => Promise.resolve(giveCoupon(stores, welcome, 'link'))],
  ['the field', (stores: Stores) => submitCoupon(stores, 'WELCOME10')],
])(
  'a code from %s that is below its minimum raises no total, and waits until it is used',
  async (_from, give) => {
    const { stores } = storesWith()
    fill(stores, 'orboot_mars')
    await give(stores)
    settleWaiting(stores)
    expect(pricedCart(stores).totals.total).toBe(3783)
    expect(waiting(stores)).toEqual(['WELCOME10'])
  },
)

test('a typed code that saves more is applied, and the one that it replaced waits', async () => {
  const { stores } = storesWith()
  stores.coupon.attach(trynew, 'typed')
  fill(stores, 'orboot')
  await submitCoupon(stores, ' spring30 ')
  expect(stores.coupon.state).toMatchObject({ applied: spring, origin: 'automatic' })
  expect(waiting(stores)).toEqual(['TRYNEW'])
})

test('a typed code that is applied says what it saves, and ends the Undo of a removed one', async () => {
  const { stores } = storesWith()
  fill(stores, 'orboot')
  removeCoupon(stores)
  await submitCoupon(stores, 'SPRING30')
  expect(stores.cart.state).toMatchObject({
    news: 'SPRING30 saves you $13.65.',
    notice: 'SPRING30 saves you $13.65',
    undo: undefined,
  })
})

test('a typed code that is in force already is answered beside the field, not by news (§4.22)', async () => {
  const { stores } = storesWith()
  fill(stores, 'orboot')
  await submitCoupon(stores, ' spring30 ')
  expect(stores.coupon.state.attempt).toBe('held')
  expect(stores.cart.state.news).toBeUndefined()
  giveCoupon(stores, forty, 'lever')
  expect(stores.coupon.state.attempt).toBe('idle')
})

test('a code that the shopper uses anyway is not replaced by a waiting one', () => {
  const { stores } = storesWith()
  fill(stores, 'orboot', 'orboot_mars')
  giveCoupon(stores, welcome, 'typed')
  stores.coupon.chooseWaiting('WELCOME10')
  expect(settleWaiting(stores)).toBeUndefined()
  expect(applied(stores)).toBe('WELCOME10')
})

test('the automatic coupon is in force again while a chosen code does not count', () => {
  const { stores } = storesWith()
  fill(stores, 'orboot', 'orboot_mars')
  giveCoupon(stores, welcome, 'typed')
  stores.coupon.chooseWaiting('WELCOME10')
  stores.cart.removeLine('orboot', 1, stores.prices.state.catalogue)
  expect(settleWaiting(stores)).toBe('SPRING30 saves more now and is applied')
  expect(pricedCart(stores).totals.total).toBe(3783)
  expect(stores.coupon.state.origin).toBe('automatic')
  expect(waiting(stores)).toEqual(['WELCOME10'])
})

test('an automatic coupon that the shopper removed does not return by itself', () => {
  const { stores } = storesWith()
  stores.coupon.remove()
  fill(stores, 'orboot')
  giveCoupon(stores, million, 'typed')
  expect(settleWaiting(stores)).toBeUndefined()
  expect(applied(stores)).toBe('1MILLION30')
})

test('one press removes an automatic coupon that took over from another code', () => {
  const { stores } = storesWith()
  stores.coupon.attach(trynew, 'typed')
  fill(stores, 'orboot')
  giveCoupon(stores, spring, 'typed')
  stores.coupon.remove()
  expect(applied(stores)).toBeUndefined()
})

test('a waiting code does not follow to another country (§4.43)', () => {
  const { stores } = storesWith()
  giveCoupon(stores, million, 'lever')
  stores.coupon.moveTo(undefined)
  expect(waiting(stores)).toEqual([])
})
