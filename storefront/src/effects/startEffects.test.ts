// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storesWith, welcome } from '../test/storeStub.ts'
import { restorePage } from '../test/restorePage.ts'
import { startEffects } from './startEffects.ts'

/* What starts on a page after hydration, and that all of it stops. */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

test('prices are fetched at once, when the network is back, when Back restores the page, and when the coupon changes (§4)', async () => {
  const { stores, asked } = storesWith()
  const fetches = () => asked.filter(({ path }) => path === '/get_skus').length
  document.documentElement.dataset['stored'] = 'unread'
  const stop = startEffects(stores)
  await settle()
  expect(fetches()).toBe(1)
  expect(document.documentElement.dataset['stored']).toBeUndefined()
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(fetches()).toBe(2)
  restorePage()
  await settle()
  expect(fetches()).toBe(3)
  stores.coupon.remove()
  await settle()
  expect(fetches()).toBe(4)
  stop()
})

test('a notice is shown while the store cannot be reached, and the next answer removes it', async () => {
  let isUp = false
  const { stores } = storesWith({
    '/getSkuInStock': () =>
      isUp ? { status: 200, body: { status: 'success', data: {} } } : 'unreachable',
  })
  const stop = startEffects(stores)
  await settle()
  const [notice] = stores.notices.state.notices
  expect(notice?.id).toBe('store-unreachable')
  isUp = true
  notice?.action?.onPress()
  await settle()
  expect(stores.notices.state.notices).toEqual([])
  stop()
})

test('nothing is fetched, sent or stored after the effects are stopped', async () => {
  const { stores, asked } = storesWith()
  const stop = startEffects(stores)
  await settle()
  stop()
  const before = asked.length
  const stored = JSON.stringify(Object.entries(localStorage))
  window.dispatchEvent(new Event('online'))
  stores.coupon.remove()
  stores.cart.add('orboot', stores.prices.state.catalogue)
  stores.consent.answer('accepted')
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveLength(before)
  expect(JSON.stringify(Object.entries(localStorage))).toBe(stored)
})

test('an empty cart’s coupon is looked up with its first line, and removed if it has ended (§4.19)', async () => {
  const { stores, asked } = storesWith({
    '/get_coupon': { status: 404, body: { status: 'failed', message: 'No such coupon.' } },
  })
  const lookUps = () => asked.filter(({ path }) => path === '/get_coupon').length
  const stop = startEffects(stores)
  await settle()
  expect(lookUps()).toBe(0)
  expect(stores.coupon.state.applied?.code).toBe('SPRING30')
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await settle()
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await settle()
  expect(lookUps()).toBe(1)
  expect(stores.coupon.state.applied).toBeUndefined()
  stop()
})

test('the apply-coupon popup may open again for another coupon, not for the stored one (§3)', async () => {
  localStorage.setItem('showApplyCouponPopup', 'false')
  const { stores } = storesWith()
  const stop = startEffects(stores)
  await settle()
  expect(localStorage.getItem('showApplyCouponPopup')).toBe('false')
  stores.coupon.remove()
  await settle()
  expect(localStorage.getItem('showApplyCouponPopup')).toBe('false')
  stores.coupon.attach(welcome, 'typed')
  await settle()
  expect(localStorage.getItem('showApplyCouponPopup')).toBeNull()
  stop()
})

test('the page reloads after a price list of a newer schema, even if the code cannot read it (§4.44)', async () => {
  const { stores } = storesWith({
    '/get_skus': { status: 200, body: { status: 'success', skuRespons: { schema: 2 } } },
  })
  const stop = startEffects(stores)
  await settle()
  expect(sessionStorage.getItem('stemside.schema')).toBe('2')
  expect(localStorage.getItem('reloadAfterPriceFetch')).toBe('false')
  vi.clearAllTimers()
  stop()
})
