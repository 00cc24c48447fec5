import { couponToWire } from '@stemside/rules/contract/mappers'
import { expect, test } from 'vitest'
import { ApiError } from '../api/ApiError.ts'
import { hashedCoupon } from '../test/hashedCoupon.ts'
import { storesWith, spring, welcome, type Answer } from '../test/storeStub.ts'
import type { Stores } from './createStores.ts'
import { sha256 } from './sha256.ts'

test('the country’s automatic coupon is attached from the start (§4.20)', () => {
  const { stores } = storesWith()
  expect(stores.coupon.state.applied).toEqual(spring)
})

test('a typed code is trimmed and upper-cased', async () => {
  const { stores } = storesWith()
  await expect(stores.coupon.lookUp(' welcome10 ')).resolves.toEqual(welcome)
  expect(stores.coupon.state.attempt).toBe('idle')
})

test.each([
  ['unknown', 'NOSUCHCODE', 'US'],
  ['of another country', 'SPRING30', 'IN'],
] as const)('a code that is %s is not found (§4.15, §8.3)', async (_case, code, country) => {
  const { stores } = storesWith({}, undefined, country)
  await expect(stores.coupon.lookUp(code)).resolves.toBeUndefined()
  expect(stores.coupon.state.attempt).toBe('not-applied')
})

test('an unknown code leaves the applied coupon unchanged', async () => {
  const { stores } = storesWith()
  stores.coupon.attach(welcome, 'typed')
  stores.coupon.wait({ coupon: spring, from: 'replaced', isCompared: true })
  await stores.coupon.lookUp('WELCMOE10')
  expect(stores.coupon.state).toMatchObject({ applied: welcome, origin: 'typed' })
  expect(stores.coupon.state.waiting.map(({ coupon }) => coupon.code)).toEqual(['SPRING30'])
  expect(stores.coupon.state.attempt).toBe('not-applied')
})

test('the automatic coupon replaces an applied code that is typed again after it has ended (§4.15, §8.3)', async () => {
  const { stores } = storesWith()
  stores.coupon.attach({ ...welcome, code: 'GONE10' }, 'typed')
  await stores.coupon.lookUp('gone10')
  expect(stores.coupon.state.applied).toEqual(spring)
})

test('the applied coupon and the typed code stay when the store cannot be reached (§4.18)', async () => {
  const { stores } = storesWith({ '/get_coupon': 'unreachable' })
  await stores.coupon.lookUp('welcome10')
  expect(stores.coupon.state).toMatchObject({ attempt: 'idle', untried: 'WELCOME10' })
  expect(stores.coupon.state.applied).toEqual(spring)
})

test('a typed code that was checked late is no longer tried (§4.18)', async () => {
  let answer: Answer = 'unreachable'
  const { stores } = storesWith({ '/get_coupon': () => answer })
  await stores.coupon.lookUp('WELCOME10')
  answer = { status: 200, body: { coupon: couponToWire(welcome) } }
  await expect(stores.coupon.lookUp('WELCOME10')).resolves.toEqual(welcome)
  expect(stores.coupon.state.untried).toBeUndefined()
})

test.each([
  ['the shopper changes it', (stores: Stores) => stores.coupon.forgetUntried()],
  ['the country changes', (stores: Stores) => stores.coupon.moveTo(undefined)],
  ['the shop is reset', (stores: Stores) => stores.reset()],
])('a typed code is not tried again once %s (§4.18)', async (_, leave) => {
  const { stores } = storesWith({ '/get_coupon': 'unreachable' })
  await stores.coupon.lookUp('WELCOME10')
  leave(stores)
  expect(stores.coupon.state.untried).toBeUndefined()
})

test('a coupon is marked unchecked until the store can be asked (§4.18)', async () => {
  let answer: Answer = 'unreachable'
  const { stores } = storesWith({ '/get_coupon': () => answer })
  await expect(stores.coupon.recheck()).rejects.toBeInstanceOf(ApiError)
  expect(stores.coupon.state.isUnchecked).toBe(true)
  answer = { status: 200, body: { coupon: couponToWire(spring) } }
  await stores.coupon.recheck()
  expect(stores.coupon.state.isUnchecked).toBe(false)
})

test('the mark "unchecked" belongs to its coupon, not to the one that replaces it (§4.18)', async () => {
  const { stores } = storesWith({ '/get_coupon': 'unreachable' })
  await expect(stores.coupon.recheck()).rejects.toBeInstanceOf(ApiError)
  stores.coupon.use(welcome)
  expect(stores.coupon.state.isUnchecked).toBe(false)
})

test('a removed automatic coupon is not applied again, also after a typed one is removed (§4.21)', () => {
  const { stores } = storesWith()
  stores.coupon.remove()
  expect(stores.coupon.state.isAutomaticRemoved).toBe(true)
  stores.coupon.use(welcome)
  stores.coupon.remove()
  expect(stores.coupon.state.applied).toBeUndefined()
})

test('the list of active coupons is fetched once and kept, and a code is found by its hash (§3.6, §5.11)', async () => {
  const inactive = { ...welcome, code: 'OLDCODE5', isActive: false }
  const { stores, asked } = storesWith({
    '/get_all_coupons': {
      status: 200,
      body: [welcome, inactive].map(hashedCoupon),
    },
  })
  expect(asked).toEqual([])
  expect(await stores.coupon.findInList(' welcome10 ')).toEqual(welcome)
  expect(stores.coupon.state.allCoupons?.map(({ code }) => code)).toEqual([
    await sha256('WELCOME10'),
  ])
  expect(await stores.coupon.findInList('OLDCODE5')).toBeUndefined()
  expect(asked.map(({ path }) => path)).toEqual(['/get_all_coupons'])
})

test('without the list no code is found, and the next look-up fetches the list again', async () => {
  const { stores, asked } = storesWith({ '/get_all_coupons': 'unreachable' })
  expect(await stores.coupon.findInList('WELCOME10')).toBeUndefined()
  expect(await stores.coupon.findInList('WELCOME10')).toBeUndefined()
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
  const { stores } = storesWith({ '/get_coupon': answer })
  stores.coupon.attach(welcome, 'typed')
  await stores.coupon.recheck()
  expect(stores.coupon.state.applied).toEqual(spring)
})

test.each([
  ['there is no answer', 'unreachable' as const],
  ['the store has a fault', { status: 503, body: failed }],
  ['the store has had too many look-ups', { status: 429, body: failed }],
  ['the store had no time', { status: 408, body: failed }],
  ['the store refuses the browser', { status: 403, body: failed }],
])('a later look-up keeps the coupon if %s (§4.18)', async (_, answer) => {
  const { stores } = storesWith({ '/get_coupon': answer })
  stores.coupon.attach(welcome, 'typed')
  await expect(stores.coupon.recheck()).rejects.toBeInstanceOf(ApiError)
  expect(stores.coupon.state.applied).toEqual(welcome)
})

test('a typed code whose answer has the status "failed" is not applied, and leaves what was (§7, §8.3)', async () => {
  const { stores } = storesWith({ '/get_coupon': { status: 200, body: failed } })
  await stores.coupon.lookUp('WELCOME10')
  expect(stores.coupon.state).toMatchObject({ applied: spring, attempt: 'not-applied' })
})
