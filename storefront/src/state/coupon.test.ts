import { couponToWire } from '@stemside/rules/contract/mappers'
import { expect, test } from 'vitest'
import { ApiError } from '../api/ApiError.ts'
import { hashedCoupon } from '../test/hashedCoupon.ts'
import { shopWith, spring, welcome, type Answer } from '../test/storeStub.ts'
import type { Shop } from './createShop.ts'
import { sha256 } from './sha256.ts'

test('the country’s automatic coupon is attached from the start (§4.20)', () => {
  const { shop } = shopWith()
  expect(shop.coupon.state.applied).toEqual(spring)
})

test('a typed code is trimmed and upper-cased', async () => {
  const { shop } = shopWith()
  await expect(shop.coupon.lookUp(' welcome10 ', 'US')).resolves.toEqual(welcome)
  expect(shop.coupon.state.attempt).toBe('idle')
})

test.each([
  ['unknown', 'NOSUCHCODE', 'US'],
  ['of another country', 'SPRING30', 'IN'],
] as const)('a code that is %s is not found (§4.15, §8.3)', async (_case, code, country) => {
  const { shop } = shopWith()
  await expect(shop.coupon.lookUp(code, country)).resolves.toBeUndefined()
  expect(shop.coupon.state.attempt).toBe('not-applied')
})

test('an unknown code leaves the applied coupon unchanged', async () => {
  const { shop } = shopWith()
  shop.coupon.attach(welcome, 'typed')
  shop.coupon.wait({ coupon: spring, from: 'replaced', isCompared: true })
  await shop.coupon.lookUp('WELCMOE10', 'US')
  expect(shop.coupon.state).toMatchObject({ applied: welcome, origin: 'typed' })
  expect(shop.coupon.state.waiting.map(({ coupon }) => coupon.code)).toEqual(['SPRING30'])
  expect(shop.coupon.state.attempt).toBe('not-applied')
})

test('the automatic coupon replaces an applied code that is typed again after it has ended (§4.15, §8.3)', async () => {
  const { shop } = shopWith()
  shop.coupon.attach({ ...welcome, code: 'GONE10' }, 'typed')
  await shop.coupon.lookUp('gone10', 'US')
  expect(shop.coupon.state.applied).toEqual(spring)
})

test('the applied coupon and the typed code stay when the store cannot be reached (§4.18)', async () => {
  const { shop } = shopWith({ '/get_coupon': 'unreachable' })
  await shop.coupon.lookUp('welcome10', 'US')
  expect(shop.coupon.state).toMatchObject({ attempt: 'idle', untried: 'WELCOME10' })
  expect(shop.coupon.state.applied).toEqual(spring)
})

test('a typed code that was checked late is no longer tried (§4.18)', async () => {
  let answer: Answer = 'unreachable'
  const { shop } = shopWith({ '/get_coupon': () => answer })
  await shop.coupon.lookUp('WELCOME10', 'US')
  answer = { status: 200, body: { coupon: couponToWire(welcome) } }
  await expect(shop.coupon.lookUp('WELCOME10', 'US')).resolves.toEqual(welcome)
  expect(shop.coupon.state.untried).toBeUndefined()
})

test.each([
  ['the shopper changes it', (shop: Shop) => shop.coupon.forgetUntried()],
  ['the country changes', (shop: Shop) => shop.coupon.moveTo(undefined)],
  ['the shop is reset', (shop: Shop) => shop.reset()],
])('a typed code is not tried again once %s (§4.18)', async (_, leave) => {
  const { shop } = shopWith({ '/get_coupon': 'unreachable' })
  await shop.coupon.lookUp('WELCOME10', 'US')
  leave(shop)
  expect(shop.coupon.state.untried).toBeUndefined()
})

test('a coupon is marked unchecked until the store can be asked (§4.18)', async () => {
  let answer: Answer = 'unreachable'
  const { shop } = shopWith({ '/get_coupon': () => answer })
  await expect(shop.coupon.recheck('US')).rejects.toBeInstanceOf(ApiError)
  expect(shop.coupon.state.isUnchecked).toBe(true)
  answer = { status: 200, body: { coupon: couponToWire(spring) } }
  await shop.coupon.recheck('US')
  expect(shop.coupon.state.isUnchecked).toBe(false)
})

test('the mark "unchecked" belongs to its coupon, not to the one that replaces it (§4.18)', async () => {
  const { shop } = shopWith({ '/get_coupon': 'unreachable' })
  await expect(shop.coupon.recheck('US')).rejects.toBeInstanceOf(ApiError)
  shop.coupon.use(welcome)
  expect(shop.coupon.state.isUnchecked).toBe(false)
})

test('a removed automatic coupon is not applied again, also after a typed one is removed (§4.21)', () => {
  const { shop } = shopWith()
  shop.coupon.remove()
  expect(shop.coupon.state.isAutomaticRemoved).toBe(true)
  shop.coupon.use(welcome)
  shop.coupon.remove()
  expect(shop.coupon.state.applied).toBeUndefined()
})

test('the list of active coupons is fetched once and kept, and a code is found by its hash (§3.6, §5.11)', async () => {
  const inactive = { ...welcome, code: 'OLDCODE5', isActive: false }
  const { shop, asked } = shopWith({
    '/get_all_coupons': {
      status: 200,
      body: [welcome, inactive].map(hashedCoupon),
    },
  })
  expect(asked).toEqual([])
  expect(await shop.coupon.findInList(' welcome10 ', 'US')).toEqual(welcome)
  expect(shop.coupon.state.allCoupons?.map(({ code }) => code)).toEqual([await sha256('WELCOME10')])
  expect(await shop.coupon.findInList('OLDCODE5', 'US')).toBeUndefined()
  expect(asked.map(({ path }) => path)).toEqual(['/get_all_coupons'])
})

test('without the list no code is found, and the next look-up fetches the list again', async () => {
  const { shop, asked } = shopWith({ '/get_all_coupons': 'unreachable' })
  expect(await shop.coupon.findInList('WELCOME10', 'US')).toBeUndefined()
  expect(await shop.coupon.findInList('WELCOME10', 'US')).toBeUndefined()
  expect(asked).toHaveLength(2)
})

const failed = { status: 'failed', message: 'No.' }

test.each([
  ['has ended', { status: 200, body: { coupon: couponToWire({ ...welcome, isActive: false }) } }],
  [
    'is of other countries now',
    { status: 200, body: { coupon: couponToWire({ ...welcome, countries: ['GB'] }) } },
  ],
  [
    'has the status "failed"',
    { status: 200, body: { coupon: { ...couponToWire(welcome), status: 'failed' } } },
  ],
  ['is refused with 200', { status: 200, body: failed }],
  ['is refused with 400', { status: 400, body: failed }],
  ['is unknown', { status: 404, body: failed }],
])('a later look-up removes a coupon that %s (§4.15, §4.19)', async (_, answer) => {
  const { shop } = shopWith({ '/get_coupon': answer })
  shop.coupon.attach(welcome, 'typed')
  await shop.coupon.recheck('US')
  expect(shop.coupon.state.applied).toEqual(spring)
})

test.each([
  ['there is no answer', 'unreachable' as const],
  ['the store has a fault', { status: 503, body: failed }],
  ['the store has had too many look-ups', { status: 429, body: failed }],
  ['the store had no time', { status: 408, body: failed }],
  ['the store refuses the browser', { status: 403, body: failed }],
])('a later look-up keeps the coupon if %s (§4.18)', async (_, answer) => {
  const { shop } = shopWith({ '/get_coupon': answer })
  shop.coupon.attach(welcome, 'typed')
  await expect(shop.coupon.recheck('US')).rejects.toBeInstanceOf(ApiError)
  expect(shop.coupon.state.applied).toEqual(welcome)
})

test('a typed code whose answer has the status "failed" is not applied, and leaves what was (§7, §8.3)', async () => {
  const { shop } = shopWith({ '/get_coupon': { status: 200, body: failed } })
  await shop.coupon.lookUp('WELCOME10', 'US')
  expect(shop.coupon.state).toMatchObject({ applied: spring, attempt: 'not-applied' })
})
