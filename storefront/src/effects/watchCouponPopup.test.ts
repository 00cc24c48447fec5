// @vitest-environment jsdom
import { minor, type Coupon } from '@stemside/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storesWith, spring } from '../test/storeStub.ts'
import { storageKeys } from './storageKeys.ts'
import { watchCouponPopup } from './watchCouponPopup.ts'

/* When the apply-coupon popup comes by itself (§4.30, §9.7, §9.16). */

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const ref10: Coupon = {
  kind: 'flat',
  code: 'REF10',
  amount: minor(1000),
  countries: ['US'],
  minimums: { US: minor(3000) },
  isActive: true,
  skus: [],
}

function arrive(path: string, coupon: Coupon | undefined = ref10) {
  const { stores } = storesWith()
  storageKeys.referralTaken.write(window, 'FRIEND01 US')
  stores.visit.openPage(path)
  if (coupon !== undefined) stores.coupon.attach(coupon, 'typed')
  const stop = watchCouponPopup(stores, window, Date.now())
  return { stores, stop, isOpen: () => stores.dialogs.isOpen('apply-coupon') }
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

test('the popup opens 2 s after load for a referral coupon that applies', async () => {
  const { isOpen } = arrive('/shop')
  await pass(1999)
  expect(isOpen()).toBe(false)
  await pass(1)
  expect(isOpen()).toBe(true)
})

test('the popup opens for a referral coupon that waits', async () => {
  const { stores, isOpen } = arrive('/shop', spring)
  await pass(500)
  stores.coupon.wait({ coupon: ref10, from: 'link', isCompared: true })
  await pass(1499)
  expect(isOpen()).toBe(false)
  await pass(1)
  expect(isOpen()).toBe(true)
})

test('the popup opens at once for a coupon that arrives later than 2 s after load', async () => {
  const { stores, isOpen } = arrive('/shop', spring)
  await pass(5000)
  stores.coupon.attach(ref10, 'typed')
  await pass(0)
  expect(isOpen()).toBe(true)
})

test('the popup opens 1 s after a change of route', async () => {
  const { stores, isOpen } = arrive('/blog/why-globes-wobble')
  await pass(10_000)
  expect(isOpen()).toBe(false)
  stores.visit.openPage('/orboot')
  await pass(999)
  expect(isOpen()).toBe(false)
  await pass(1)
  expect(isOpen()).toBe(true)
})

test('a change to an excluded page withdraws the popup, even while it waits for typing to end', async () => {
  const { stores, isOpen } = arrive('/shop')
  stores.dialogs.hold('typing', true)
  await pass(2000)
  stores.visit.openPage('/tracking')
  await pass(0)
  stores.dialogs.hold('typing', false)
  await pass(5000)
  expect(isOpen()).toBe(false)
})

test('the popup opens only for a referral coupon, so SPRING30 does not open it', async () => {
  const { isOpen } = arrive('/shop', spring)
  await pass(10_000)
  expect(isOpen()).toBe(false)
})

test('the popup does not open after it was answered or postponed (§3, showApplyCouponPopup)', async () => {
  storageKeys.showApplyCouponPopup.write(window, 'false')
  const { stores, isOpen } = arrive('/shop')
  await pass(2000)
  stores.visit.openPage('/orboot')
  await pass(1000)
  expect(isOpen()).toBe(false)
})

test('the popup does not open after the watch is stopped', async () => {
  const { stop, isOpen } = arrive('/shop')
  stop()
  await pass(10_000)
  expect(isOpen()).toBe(false)
})

test('the popup does not open for a code that the shopper has typed', async () => {
  const { stores, isOpen } = arrive('/shop', spring)
  storageKeys.referralTaken.clear(window)
  stores.coupon.attach(ref10, 'typed')
  await pass(10_000)
  expect(isOpen()).toBe(false)
})
