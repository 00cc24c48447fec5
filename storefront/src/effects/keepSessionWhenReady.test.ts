// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Shop } from '../state/createShop.ts'
import { shopWith } from '../test/storeStub.ts'
import { keepSessionWhenReady } from './keepSessionWhenReady.ts'
import { limits } from '../../../scripts/gate/limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const sam = { name: 'Sam Sample', email: 'sam@example.com' }

/** A page whose request for the session's code fails until `isUp` is set. */
function page() {
  const network = { isUp: false, tries: 0 }
  const { shop } = shopWith({ '/api/auth/session': { status: 200, body: { user: sam } } })
  const stop = keepSessionWhenReady(shop, () => {
    network.tries += 1
    return network.isUp ? import('./keepSession.ts') : Promise.reject(new TypeError('offline'))
  })
  return { shop, network, stop }
}

test.each<[string, (shop: Shop) => unknown]>([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page has the focus', () => window.dispatchEvent(new Event('focus'))],
  ['somebody signs in', ({ session }) => session.put({ ...sam, name: 'Somebody' })],
])('fetches the session’s code again when %s', async (_, act) => {
  const { shop, network, stop } = page()
  await vi.advanceTimersByTimeAsync(4000)
  expect(shop.session.state.status).toBe('unauthenticated')
  network.isUp = true
  act(shop)
  await vi.waitFor(() => expect(shop.session.state.user).toEqual(sam), limits.expectation)
  expect(network.tries).toBe(2)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(100)
  expect(network.tries).toBe(2)
  stop()
})

test('does not fetch after it is stopped', async () => {
  const { network, stop } = page()
  await vi.advanceTimersByTimeAsync(4000)
  stop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(100)
  expect(network.tries).toBe(1)
})

test('fetches at once when the shopper waits for the session', async () => {
  const { shop, network, stop } = page()
  network.isUp = true
  shop.session.ask()
  await vi.waitFor(() => expect(shop.session.state.user).toEqual(sam), limits.expectation)
  stop()
})
