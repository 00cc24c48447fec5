import { compareCoupons, hashWith, sha256, type Coupon } from '@stemside/rules'
import { couponToWire } from '@stemside/rules/contract/mappers'
import { expect, test } from 'vitest'
import { shopWith, spring, welcome } from '../test/storeStub.ts'
import { pricedCart } from './pricing/pricedCart.ts'

test('attaches the country’s automatic coupon from the start (§4.20)', () => {
  const { shop } = shopWith()
  expect(shop.coupon.state.applied).toEqual(spring)
})

test('trims and upper-cases a typed code, and replaces the automatic coupon by it', async () => {
  const { shop } = shopWith()
  await shop.coupon.submit(' welcome10 ', 'US', () => undefined)
  expect(shop.coupon.state.applied).toEqual(welcome)
  expect(shop.coupon.state.origin).toBe('typed')
})

test('applies neither an unknown code nor one of another country (§4.15, §8.3)', async () => {
  const { shop } = shopWith()
  await shop.coupon.submit('NOSUCHCODE', 'US', () => undefined)
  expect(shop.coupon.state.attempt).toBe('not-applied')
  await shop.coupon.submit('SPRING30', 'IN', () => undefined)
  expect(shop.coupon.state.attempt).toBe('not-applied')
})

test('an unknown code leaves the applied coupon unchanged', async () => {
  const { shop } = shopWith()
  shop.coupon.attach(welcome, 'typed')
  shop.coupon.wait({ coupon: spring, from: 'replaced', isCompared: true })
  await shop.coupon.submit('WELCMOE10', 'US', () => undefined)
  expect(shop.coupon.state).toMatchObject({ applied: welcome, origin: 'typed' })
  expect(shop.coupon.state.waiting.map(({ coupon }) => coupon.code)).toEqual(['SPRING30'])
  expect(shop.coupon.state.attempt).toBe('not-applied')
})

test('the automatic coupon replaces an applied code that is typed again after it has ended (§4.15, §8.3)', async () => {
  const { shop } = shopWith()
  shop.coupon.attach({ ...welcome, code: 'GONE10' }, 'typed')
  await shop.coupon.submit('gone10', 'US', () => undefined)
  expect(shop.coupon.state.applied).toEqual(spring)
})

test('keeps the applied coupon when the store cannot be reached (§4.18)', async () => {
  const { shop } = shopWith({ '/get_coupon': 'unreachable' })
  await shop.coupon.submit('WELCOME10', 'US', () => undefined)
  expect(shop.coupon.state.attempt).toBe('unreachable')
  expect(shop.coupon.state.applied).toEqual(spring)
})

test('does not apply a removed automatic coupon again, also after a typed one is removed (§4.21)', async () => {
  const { shop } = shopWith()
  shop.coupon.remove()
  expect(shop.coupon.state.isAutomaticRemoved).toBe(true)
  await shop.coupon.submit('WELCOME10', 'US', () => undefined)
  shop.coupon.remove()
  expect(shop.coupon.state.applied).toBeUndefined()
})

test('offers a typed code that saves less, and applies it on request', async () => {
  const { shop } = shopWith()
  const { catalogue } = shop.market.state
  shop.cart.add('orboot_mars', catalogue, 2)
  const compare = (current: Coupon, typed: Coupon) =>
    compareCoupons(pricedCart(shop), catalogue, current, typed)
  await shop.coupon.submit('WELCOME10', 'US', compare)
  // 30 % of 90.98 against 10 % of it.
  expect(shop.coupon.state.weaker?.comparison).toEqual({
    current: 'SPRING30',
    typed: 'WELCOME10',
    more: 2729 - 910,
  })
  expect(shop.coupon.state.applied?.code).toBe('SPRING30')
  shop.coupon.acceptWeaker()
  expect(shop.coupon.state.applied?.code).toBe('WELCOME10')
})

test('keeps the list of active coupons, fetches it once and finds a code by its hash (§3.6, §5.11)', async () => {
  const inactive = { ...welcome, code: 'OLDCODE5', isActive: false }
  const { shop, asked } = shopWith({
    '/get_all_coupons': {
      status: 200,
      body: [welcome, inactive].map((coupon) => couponToWire(coupon, sha256(coupon.code))),
    },
  })
  expect(asked).toEqual([])
  const hash = hashWith(undefined)
  expect(await shop.coupon.findInList(' welcome10 ', 'US', hash)).toEqual(welcome)
  expect(shop.coupon.state.allCoupons?.map(({ code }) => code)).toEqual([sha256('WELCOME10')])
  expect(await shop.coupon.findInList('OLDCODE5', 'US', hash)).toBeUndefined()
  expect(asked.map(({ path }) => path)).toEqual(['/get_all_coupons'])
})

test('finds nothing without the list, and fetches it again the next time', async () => {
  const { shop, asked } = shopWith({ '/get_all_coupons': 'unreachable' })
  const hash = hashWith(undefined)
  expect(await shop.coupon.findInList('WELCOME10', 'US', hash)).toBeUndefined()
  expect(await shop.coupon.findInList('WELCOME10', 'US', hash)).toBeUndefined()
  expect(asked).toHaveLength(2)
})
