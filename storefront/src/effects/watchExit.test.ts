// @vitest-environment jsdom
import { countryCodes } from '@stemside/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storesWith } from '../test/storeStub.ts'
import { startEffects } from './startEffects.ts'
import { storageKeys } from './storageKeys.ts'
import { watchExit } from './watchExit.ts'

/* When the exit popup comes by itself (§4.46, §4.47, §9.6). */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  setWidth(1024)
})

const setWidth = (width: number) => Object.assign(window, { innerWidth: width })
const leave = () => document.documentElement.dispatchEvent(new MouseEvent('mouseleave'))
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

/** A page in New Zealand: none of the shop's five countries has the popup. */
function arrive(width: number, path = '/shop', country?: string) {
  setWidth(width)
  const { stores } = storesWith()
  stores.visit.openPage(path)
  const stop = watchExit(stores, window, country ?? 'NZ')
  return { stores, stop, isOpen: () => stores.dialogs.isOpen('exit-offer') }
}

test('the exit popup opens on a wide page when the mouse leaves it, and never by time', async () => {
  const { isOpen } = arrive(1200)
  await pass(60_000)
  expect(isOpen()).toBe(false)
  leave()
  expect(isOpen()).toBe(true)
})

test('the exit popup opens on a narrow page after 15 s, not when the mouse leaves', async () => {
  const { isOpen } = arrive(1199)
  leave()
  await pass(14_999)
  expect(isOpen()).toBe(false)
  await pass(1)
  expect(isOpen()).toBe(true)
})

test('the exit popup opens on a narrow page at a later change of route if the 15 s ended on an excluded page', async () => {
  const { stores, isOpen } = arrive(390, '/storybooks')
  await pass(15_000)
  expect(isOpen()).toBe(false)
  stores.visit.openPage('/shop')
  await pass(0)
  expect(isOpen()).toBe(true)
})

test('the exit popup opens once a session', () => {
  const { stores, isOpen } = arrive(1440)
  leave()
  stores.dialogs.close('exit-offer')
  leave()
  expect(isOpen()).toBe(false)
})

test.each<[string, () => unknown]>([
  ['it was closed before', () => storageKeys.exitPopupClosed.write(window, 'true')],
  ['an address was submitted', () => storageKeys.emailSubmitted.write(window, 'true')],
])('the exit popup does not open if %s', (_case, given) => {
  given()
  const { isOpen } = arrive(1440)
  leave()
  expect(isOpen()).toBe(false)
})

test('the exit popup does not open for a signed-in user', () => {
  const { stores, isOpen } = arrive(1440)
  stores.session.put({ name: 'Sam', email: 'sam@example.com' })
  leave()
  expect(isOpen()).toBe(false)
})

test.each(countryCodes)(
  'the exit popup does not open in %s: neither by its rule nor on a running page',
  async (country) => {
    const { isOpen } = arrive(1440, '/shop', country)
    leave()
    expect(isOpen()).toBe(false)
    const { stores } = storesWith({}, undefined, country)
    const stop = startEffects(stores)
    await pass(16_000)
    leave()
    await pass(100)
    expect(stores.dialogs.isOpen('exit-offer')).toBe(false)
    stop()
  },
)

test('the exit popup does not open after the watch is stopped', async () => {
  const { stop, isOpen } = arrive(390)
  stop()
  await pass(20_000)
  expect(isOpen()).toBe(false)
})
