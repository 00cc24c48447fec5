// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Stores } from '../state/createStores.ts'
import { storesWith } from '../test/storeStub.ts'
import { restorePage } from '../test/restorePage.ts'
import { keepSessionWhenReady, type FirstSession } from './keepSessionWhenReady.ts'
import { storageKeys } from './storageKeys.ts'
import { limits } from '../../../scripts/gate/limits.ts'

/* When a page asks who is signed in (docs/decisions/408). */

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

const sam = { name: 'Sam Sample', email: 'sam@example.com' }

/** A page of a browser with Sam's cookie. Its request for the session's code fails until `isUp` is set. */
function page(
  prepare: (stores: Stores) => unknown = () => undefined,
  asked?: FirstSession['asked'],
) {
  const network = { isUp: true, tries: 0 }
  const { stores, asked: calls } = storesWith({
    '/api/auth/session': { status: 200, body: { user: sam } },
  })
  prepare(stores)
  const open = () =>
    keepSessionWhenReady(stores, {
      asked,
      fetchCode: () => {
        network.tries += 1
        return network.isUp ? import('./keepSession.ts') : Promise.reject(new TypeError('offline'))
      },
    })
  const countAsked = () => calls.filter(({ path }) => path === '/api/auth/session').length
  return { stores, network, open, countAsked }
}

const hint = () => storageKeys.signedIn.write(window, '1')
const accountCart = { email: sam.email, savedAt: '', cart: { lines: [] } }

test.each<[string, (stores: Stores) => unknown]>([
  ['the hint of a session', hint],
  ['the mark of a sign-in with Google', () => storageKeys.signingIn.write(window, '1')],
  [
    'the cart of an account, which older code kept without a hint',
    ({ cart }) => cart.keepAccountCart(accountCart),
  ],
  ['a screen that needs the session', ({ session }) => session.ask()],
  ['a URL that opens a popup', () => window.history.replaceState(null, '', '/?popup=login')],
  ['the URL of a new account', () => window.history.replaceState(null, '', '/?account=new')],
])('a page with %s asks for the session at once', async (_, prepare) => {
  const { stores, open, countAsked } = page(prepare)
  const stop = open()
  expect([stores.session.state.status, countAsked()]).toEqual(['loading', 1])
  await vi.waitFor(() => expect(stores.session.state.user).toEqual(sam), limits.expectation)
  stop()
})

test('a guest’s page knows at once that nobody is signed in, asks for nothing and loads no code', async () => {
  const { stores, network, open, countAsked } = page()
  const stop = open()
  expect(stores.session.state.status).toBe('unauthenticated')
  for (const event of ['pointerdown', 'focus', 'online']) window.dispatchEvent(new Event(event))
  await vi.advanceTimersByTimeAsync(600_000)
  expect([countAsked(), network.tries]).toEqual([0, 0])
  stop()
})

test.each<[string, (stores: Stores) => unknown]>([
  ['a screen needs the session', ({ session }) => session.ask()],
  [
    'another tab signs in',
    () => {
      hint()
      window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.signedIn.name }))
    },
  ],
  [
    'the page has the focus after another tab has signed in',
    () => {
      hint()
      window.dispatchEvent(new Event('focus'))
    },
  ],
  [
    'Back restores the page after another one has signed in',
    () => {
      hint()
      restorePage()
    },
  ],
])('a guest’s page asks for the session when %s (§4.1)', async (_, act) => {
  const { stores, network, open, countAsked } = page()
  const stop = open()
  act(stores)
  await vi.waitFor(() => expect(stores.session.state.user).toEqual(sam), limits.expectation)
  expect([countAsked(), network.tries]).toEqual([1, 1])
  stop()
})

test('a guest who signs in gets the code that keeps the session current, and no second request', async () => {
  const { stores, network, open, countAsked } = page()
  const stop = open()
  stores.session.put(sam)
  await vi.advanceTimersByTimeAsync(100)
  expect([countAsked(), network.tries]).toEqual([0, 1])
  stop()
})

test('an answer that was requested before the page was ready is used', async () => {
  const robin = { name: 'Robin Sample', email: 'robin@example.com' }
  const { stores, open, countAsked } = page(hint, Promise.resolve(robin))
  const stop = open()
  await vi.waitFor(() => expect(stores.session.state.user).toEqual(robin), limits.expectation)
  expect(countAsked()).toBe(0)
  stop()
})

test.each<[string, (stores: Stores) => unknown]>([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page has the focus', () => window.dispatchEvent(new Event('focus'))],
  ['somebody else signs in', ({ session }) => session.put({ ...sam, name: 'Somebody' })],
])('the session’s code is fetched again when %s', async (_, act) => {
  const { stores, network, open } = page(hint)
  network.isUp = false
  const stop = open()
  await vi.waitFor(() => expect(stores.session.state.user).toEqual(sam), limits.expectation)
  await vi.advanceTimersByTimeAsync(100)
  network.isUp = true
  act(stores)
  await vi.advanceTimersByTimeAsync(100)
  expect(network.tries).toBe(2)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(100)
  expect(network.tries).toBe(2)
  stop()
})

test('nothing is fetched after the effect is stopped', async () => {
  const { network, open } = page(hint)
  network.isUp = false
  const stop = open()
  await vi.advanceTimersByTimeAsync(100)
  stop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(100)
  expect(network.tries).toBe(1)
})
