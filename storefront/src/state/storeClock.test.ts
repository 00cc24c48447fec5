import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoreApi } from '../api/storeApi.ts'
import { createStoreClock } from './storeClock.ts'

/* The store's time (§2.60). */

const deviceTime = '2026-06-01T12:00:00.000Z'
const storeTime = '2026-12-24T23:30:00.000Z'

beforeEach(() => vi.useFakeTimers({ now: new Date(deviceTime), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

function storeAt(date: string, status = 200) {
  const clock = createStoreClock()
  const fetch = () =>
    Promise.resolve(Response.json({ status: 'success', data: {} }, { status, headers: { date } }))
  return { clock, api: createStoreApi({ fetch, origin: '', onDate: clock.hear }) }
}

const header = (time: string) => new Date(time).toUTCString()

test('the clock knows no time before the first answer', () => {
  expect(createStoreClock().now()).toBeUndefined()
})

test('the clock knows the time of the store’s last answer, to the minute', async () => {
  const { clock, api } = storeAt(header('2026-12-24T23:30:59.000Z'))
  await api.getStock()
  expect(clock.now()).toBe(storeTime)
})

test('the clock keeps running between two answers', async () => {
  const { clock, api } = storeAt(header(storeTime))
  await api.getStock()
  vi.setSystemTime(new Date('2026-06-01T13:00:00.000Z'))
  expect(clock.now()).toBe('2026-12-25T00:30:00.000Z')
})

test('the clock reads the time of a refusal too', async () => {
  const { clock, api } = storeAt(header(storeTime), 404)
  expect(await api.getCoupon('NONE')).toBeUndefined()
  expect(clock.now()).toBe(storeTime)
})

test('the clock ignores an answer without a time', async () => {
  const { clock, api } = storeAt('someday')
  await api.getStock()
  expect(clock.now()).toBeUndefined()
})

test('the clock uses the device’s time only while the store cannot be reached', () => {
  const clock = createStoreClock()
  clock.useDevice()
  expect(clock.now()).toBe(deviceTime)
  clock.hear(header(storeTime))
  clock.useDevice()
  expect(clock.now()).toBe(storeTime)
})

test('the clock calls its listeners when the store’s time is known', async () => {
  const clock = createStoreClock()
  const heard = vi.fn<() => void>()
  const stop = clock.subscribe(heard)
  clock.hear(header(storeTime))
  await Promise.resolve()
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
})
