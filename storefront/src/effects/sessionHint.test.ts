// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/ApiError.ts'
import { endSessionOn } from '../state/askToSignIn.ts'
import type { Stores } from '../state/createStores.ts'
import { storesWith } from '../test/storeStub.ts'
import { resetStores } from './resetStores.ts'
import { hasSessionHint, keepSessionHint, takeSessionHint } from './sessionHint.ts'
import { startAfresh } from './startAfresh.ts'
import { storageKeys } from './storageKeys.ts'

/* The hint that this browser has a session (docs/decisions/408). */

const sam = { name: 'Sam Sample', email: 'sam@example.com' }
const root = document.documentElement
let stop = () => {}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  stop()
  delete root.dataset['account']
  window.history.replaceState(null, '', '/')
})

function page() {
  const { stores } = storesWith()
  stop = keepSessionHint(stores, window)
  return stores
}

const settle = () => new Promise((resolve) => void setTimeout(resolve))

test('the hint is set by a sign-in, and has neither name nor address', async () => {
  const { session } = page()
  session.put(sam)
  await settle()
  expect(Object.entries(localStorage)).toEqual([['stemside.signed_in', '1']])
})

test('the hint is set for a session that the page knew before', () => {
  const { stores } = storesWith()
  stores.session.put(sam)
  stop = keepSessionHint(stores, window)
  expect(hasSessionHint(window)).toBe(true)
})

test.each<[string, (stores: Stores) => unknown]>([
  ['the store says that nobody is signed in', ({ session }) => session.load(async () => undefined)],
  ['a call is refused because the session has ended', endByCall],
  ['the shopper logs out', (stores) => resetStores(stores, window)],
])('the hint is cleared when %s', async (_, act) => {
  const stores = page()
  stores.session.put(sam)
  await settle()
  await act(stores)
  await settle()
  expect(hasSessionHint(window)).toBe(false)
})

function endByCall(stores: Stores) {
  endSessionOn(new ApiError('refused', '', 401), stores)
}

test.each<[string, (stores: Stores) => unknown]>([
  ['does not answer', ({ session }) => session.load(() => Promise.reject(new Error('down')))],
  ['was not asked', ({ session }) => session.assumeVisitor()],
])('the hint stays when the store %s', async (_, act) => {
  storageKeys.signedIn.write(window, '1')
  const stores = page()
  await act(stores)
  await settle()
  expect(stores.session.state.status).toBe('unauthenticated')
  expect(hasSessionHint(window)).toBe(true)
})

test('the way to Google leaves a mark in the tab, which goes with the answer after the return', async () => {
  const { session } = page()
  session.depart()
  await settle()
  expect(sessionStorage.getItem('stemside.signing_in')).toBe('1')
  // The page after the return.
  stop()
  const next = page()
  expect(hasSessionHint(window)).toBe(true)
  await next.session.load(async () => undefined)
  await settle()
  expect(hasSessionHint(window)).toBe(false)
})

test('another tab’s answer does not take the mark of the way to Google', async () => {
  const { session } = page()
  session.depart()
  storageKeys.signedIn.clear(window)
  expect(hasSessionHint(window)).toBe(true)
})

test('"Log In" is shown again once the session is known, or the store does not answer', async () => {
  for (const load of [
    async () => sam,
    async () => undefined,
    () => Promise.reject(new Error('down')),
  ]) {
    root.dataset['account'] = 'expected'
    const { session } = page()
    await settle()
    expect(root.dataset['account']).toBe('expected')
    await session.load(load)
    await settle()
    expect(root.dataset['account']).toBeUndefined()
    stop()
  }
})

test('the hint outlives the crash page’s Refresh, which clears storage (§4.67)', async () => {
  const { stores } = storesWith()
  storageKeys.signedIn.write(window, '1')
  const { localStorage, sessionStorage, history } = window
  const location = { reload: vi.fn<() => void>() }
  await startAfresh(stores, {
    localStorage,
    sessionStorage,
    history,
    location,
    addEventListener: vi.fn<() => void>(),
  })
  expect(hasSessionHint(window)).toBe(false)
  takeSessionHint(window)
  expect(hasSessionHint(window)).toBe(true)
  expect(Reflect.get(window.history.state, 'isSignedIn')).toBeUndefined()
})
