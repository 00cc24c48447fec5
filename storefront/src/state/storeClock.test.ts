import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoreApi } from '../api/storeApi.ts'
import { createStoreClock } from './storeClock.ts'

/* The store's date (§2.60). */

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 5, 1, 12), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

function storeAt(date: string, status = 200) {
  const clock = createStoreClock()
  const fetch = () =>
    Promise.resolve(Response.json({ status: 'success', data: {} }, { status, headers: { date } }))
  return { clock, api: createStoreApi({ fetch, origin: '', onDate: clock.hear }) }
}

test('knows no date before the first answer', () => {
  expect(createStoreClock().today()).toBeUndefined()
})

test('knows the date of the store’s last answer, in the visitor’s time zone', async () => {
  const { clock, api } = storeAt(new Date(2026, 11, 24, 23, 30).toUTCString())
  await api.getStock()
  expect(clock.today()).toBe('2026-12-24')
})

test('keeps running between two answers', async () => {
  const { clock, api } = storeAt(new Date(2026, 11, 24, 23, 30).toUTCString())
  await api.getStock()
  vi.setSystemTime(new Date(2026, 5, 1, 13))
  expect(clock.today()).toBe('2026-12-25')
})

test('reads the date of a refusal too', async () => {
  const { clock, api } = storeAt(new Date(2026, 0, 26, 9).toUTCString(), 404)
  expect(await api.getCoupon('NONE')).toBeUndefined()
  expect(clock.today()).toBe('2026-01-26')
})

test('ignores an answer without a date', async () => {
  const { clock, api } = storeAt('someday')
  await api.getStock()
  expect(clock.today()).toBeUndefined()
})

test('knows the store’s time to the minute', async () => {
  const { clock, api } = storeAt('Thu, 24 Dec 2026 23:30:59 GMT')
  expect(clock.now()).toBeUndefined()
  await api.getStock()
  expect(clock.now()).toBe('2026-12-24T23:30:00.000Z')
})

test('uses the device’s clock only while the store cannot be reached', () => {
  const clock = createStoreClock()
  clock.useDevice()
  expect(clock.today()).toBe('2026-06-01')
  clock.hear(new Date(2026, 11, 24, 12).toUTCString())
  clock.useDevice()
  expect(clock.today()).toBe('2026-12-24')
})

test('calls listeners when the store’s time is known', async () => {
  const clock = createStoreClock()
  const heard = vi.fn<() => void>()
  const stop = clock.subscribe(heard)
  clock.hear(new Date(2026, 11, 24, 12).toUTCString())
  await Promise.resolve()
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
})
