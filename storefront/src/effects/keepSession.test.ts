// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { neededByOf } from '../state/neededBy.ts'
import { storesWith } from '../test/storeStub.ts'
import { restorePage } from '../test/restorePage.ts'
import { getSession } from '../api/session.ts'
import { keepSession } from './keepSession.ts'
import { keepEGiftAttempt, keepEGiftDraft } from './keepEGift.ts'
import { keepLetter } from './keepLetter.ts'
import { keepInStorage } from './storage.ts'
import { storageKeys } from './storageKeys.ts'
import { signOut } from './signOut.ts'
import { limits } from '../../../scripts/gate/limits.ts'

const sam = { name: 'Sam Sample', email: 'sam@example.com' }

let stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A tab of a browser whose cookie holds the session. */
function browser() {
  let user: typeof sam | undefined
  let isDown = false
  const tab = (options?: Parameters<typeof keepSession>[2]) => {
    const { stores, asked } = storesWith({
      '/api/auth/session': () =>
        isDown ? 'unreachable' : { status: 200, body: user ? { user } : {} },
      '/api/auth/csrf': { status: 200, body: { csrfToken: 'csrf-1' } },
      '/api/auth/signout': () => {
        user = undefined
        return { status: 200, body: { url: 'http://store.test/' } }
      },
      '/user/cart': {
        status: 200,
        body: {
          status: 'success',
          cartId: 'own-1',
          savedAt: '',
          data: { cart_data: [] },
          capped: [],
        },
      },
    })
    void stores.session.load(() => getSession(stores.api))
    stops.push(keepSession(stores, window, options))
    const loads = () => asked.filter(({ path }) => path === '/api/auth/session').length
    return { stores, loads }
  }
  return {
    tab,
    signIn: () => {
      user = sam
    },
    expire: () => {
      user = undefined
    },
    setDown: () => {
      isDown = true
    },
  }
}

const status = ({ stores }: ReturnType<ReturnType<typeof browser>['tab']>) =>
  stores.session.state.status

test('the first call says who is signed in, also that nobody is (§1.13, §3.1)', async () => {
  const visitor = browser().tab()
  expect(status(visitor)).toBe('loading')
  await vi.waitFor(() => expect(status(visitor)).toBe('unauthenticated'), limits.expectation)
  const known = browser()
  known.signIn()
  const tab = known.tab()
  await vi.waitFor(() => expect(tab.stores.session.state.user).toEqual(sam), limits.expectation)
})

test('a visitor counts as signed out while the store cannot be reached, and a known session is kept', async () => {
  const { tab, signIn, setDown } = browser()
  signIn()
  const known = tab()
  await vi.waitFor(() => expect(status(known)).toBe('authenticated'), limits.expectation)
  setDown()
  window.dispatchEvent(new Event('focus'))
  const fresh = tab()
  await vi.waitFor(() => expect(status(fresh)).toBe('unauthenticated'), limits.expectation)
  expect(status(known)).toBe('authenticated')
})

test('the session is fetched again on focus (§4.1)', async () => {
  const { tab, signIn } = browser()
  const page = tab()
  await vi.waitFor(() => expect(status(page)).toBe('unauthenticated'), limits.expectation)
  signIn()
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(status(page)).toBe('authenticated'), limits.expectation)
})

test('the session is renewed every 300 s (§4.3), and polled if the option is set (§4.1, §9.13)', async () => {
  vi.useFakeTimers()
  const { tab } = browser()
  const [usual, polling] = [tab(), tab({ pollEvery: 60 })]
  await vi.advanceTimersByTimeAsync(299_000)
  expect([usual.loads(), polling.loads()]).toEqual([1, 5])
  await vi.advanceTimersByTimeAsync(1000)
  expect(usual.loads()).toBe(2)
})

test('the session is polled at the interval of the build (§9.13)', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('SESSION_POLL_OF_BUILD', 60)
  const { loads } = browser().tab()
  await vi.advanceTimersByTimeAsync(240_000)
  expect(loads()).toBe(5)
})

test('the session is fetched again when Back restores the page (§4.1)', async () => {
  const { tab, signIn } = browser()
  const page = tab()
  await vi.waitFor(() => expect(status(page)).toBe('unauthenticated'), limits.expectation)
  signIn()
  restorePage()
  await vi.waitFor(() => expect(status(page)).toBe('authenticated'), limits.expectation)
})

test('a sign-in reaches other tabs (§4.1)', async () => {
  const { tab, signIn } = browser()
  const [one, other] = [tab(), tab()]
  await vi.waitFor(() => expect(status(other)).toBe('unauthenticated'), limits.expectation)
  signIn()
  one.stores.session.put(sam)
  await vi.waitFor(() => expect(status(other)).toBe('authenticated'), limits.expectation)
})

test('a tab whose session had ended forgets the shopper too when another tab signs out', async () => {
  const { tab, signIn } = browser()
  signIn()
  const [one, other] = [tab(), tab()]
  await vi.waitFor(
    () => expect([status(one), status(other)]).toEqual(['authenticated', 'authenticated']),
    limits.expectation,
  )
  other.stores.session.put(undefined)
  other.stores.cart.replaceFromStorage({ lines: [{ sku: 'orboot', quantity: 1 }] })
  other.stores.checkout.keepField('city', 'Springfield')
  await signOut(one.stores, window)
  await vi.waitFor(
    () => expect(other.stores.session.state.formerUser).toBeUndefined(),
    limits.expectation,
  )
  expect(other.stores.cart.state.lines).toEqual([])
  expect(other.stores.checkout.draft()).toEqual({})
})

const letter = () => keepLetter(window, storageKeys.letterDraft)
const school = () => keepLetter(window, storageKeys.schoolDraft)

test('after an expired session, the next account finds and sends nothing of the one before', async () => {
  const robin = { name: 'Robin Sample', email: 'robin@example.com' }
  const { stores } = browser().tab()
  stores.session.put(sam)
  keepEGiftDraft(window).keepField('recipientName', 'Ada Sample')
  sessionStorage.setItem('stemside.gift_attempt', '{"gift":{},"key":"k"}')
  sessionStorage.setItem('stemside.gift_bought', '{"recipient":{}}')
  sessionStorage.setItem('stemside.typed', '{}')
  school().keepField('school', 'Sample School')
  letter().keepField('message', 'A mirror is missing.')
  const day = neededByOf(stores)
  day.choose('2026-12-24')
  stores.notices.show({ id: 'gift-bought', message: 'Your gift for Ada Sample is bought.' })
  stores.dialogs.open({ id: 'order-failed', refused: undefined })
  stores.session.put(undefined)
  stores.session.put(sam)
  expect(letter().read()).toEqual({ message: 'A mirror is missing.' })
  expect(day.state.day).toBe('2026-12-24')
  expect(stores.notices.state.notices).toHaveLength(1)
  const { resets } = stores.checkout.form
  stores.session.put(undefined)
  stores.session.put(robin)
  expect(keepEGiftDraft(window).read()).toEqual({})
  expect(keepEGiftAttempt(window).read()).toBeUndefined()
  expect(letter().read()).toBeUndefined()
  expect(school().read()).toBeUndefined()
  expect(day.state.day).toBeUndefined()
  expect(stores.notices.state.notices).toEqual([])
  expect(stores.dialogs.find('order-failed')).toBeUndefined()
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('stemside.'))).toEqual([])
  expect(stores.checkout.form.resets).toBe(resets + 1)
})

test('after an expired session, the next account finds no order of the one before, but those of a guest', async () => {
  const { stores } = browser().tab()
  stops.push(keepInStorage(stores, window))
  const guest = { id: 'SO-1', email: 'ada@example.com' }
  const own = { id: 'SO-2', email: sam.email, account: sam.email }
  stores.orders.remember(guest)
  stores.session.put(sam)
  stores.orders.remember(own)
  stores.session.put(undefined)
  stores.session.put(sam)
  expect(stores.orders.state.remembered).toEqual([own, guest])
  stores.session.put({ name: 'Robin Sample', email: 'robin@example.com' })
  expect(stores.orders.state.remembered).toEqual([guest])
  await vi.waitFor(
    () => expect(localStorage.getItem('stemside')).toContain('SO-1'),
    limits.expectation,
  )
  expect(localStorage.getItem('stemside')).not.toContain(sam.email)
})

test('Log Out signs out other tabs too and empties their cart; an expired session keeps the cart (§4.1)', async () => {
  const { tab, signIn, expire } = browser()
  signIn()
  const [one, other] = [tab(), tab()]
  await vi.waitFor(
    () => expect([status(one), status(other)]).toEqual(['authenticated', 'authenticated']),
    limits.expectation,
  )
  await vi.waitFor(
    () => expect(other.stores.cart.state.accountCart?.email).toBe(sam.email),
    limits.expectation,
  )
  for (const { stores } of [one, other])
    stores.cart.replaceFromStorage({ lines: [{ sku: 'orboot', quantity: 1 }] })
  await signOut(one.stores, window)
  await vi.waitFor(() => expect(other.stores.cart.state.lines).toEqual([]), limits.expectation)
  expect([status(one), status(other)]).toEqual(['unauthenticated', 'unauthenticated'])

  signIn()
  const third = tab()
  await vi.waitFor(
    () => expect(third.stores.cart.state.accountCart?.email).toBe(sam.email),
    limits.expectation,
  )
  third.stores.cart.replaceFromStorage({ lines: [{ sku: 'orboot', quantity: 1 }] })
  expire()
  await third.stores.session.load(() => Promise.resolve(undefined))
  expect(third.stores.cart.state.lines).toHaveLength(1)
})

test.each([
  ['?popup=login', { mode: 'login', message: undefined, next: undefined }],
  ['?popup=signup', { mode: 'signup', message: undefined, next: undefined }],
  [
    '?popup=login&error=SessionRequired&callbackUrl=%2Fprofile%2Forders',
    { mode: 'login', message: 'Please sign in to see that page.', next: '/profile/orders' },
  ],
  [
    '?popup=login&error=Unknown&callbackUrl=https%3A%2F%2Fevil.example%2F',
    {
      mode: 'login',
      message: 'Signing in did not work. Please try again.',
      next: undefined,
    },
  ],
  [
    '?popup=login&callbackUrl=%2F.%2F%2Fevil.example',
    { mode: 'login', message: undefined, next: '/evil.example' },
  ],
  [
    '?popup=login&error=OAuthCreateAccount',
    {
      mode: 'login',
      message: 'We cannot use this Google account. Please sign up with a code.',
      next: undefined,
    },
  ],
  ['?popup=other', undefined],
  ['', undefined],
])(
  'the address %s opens the popup once, and never leads to another site',
  async (search, request) => {
    window.history.replaceState(null, '', `/${search}`)
    const { stores } = browser().tab()
    await vi.waitFor(
      () => expect(stores.dialogs.find('account')?.request).toEqual(request),
      limits.expectation,
    )
    expect(window.location.search).toBe(request === undefined ? search : '')
  },
)
