// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { shopWith } from '../test/storeStub.ts'
import { keepSession } from './keepSession.ts'
import { signOut } from './signOut.ts'

const sam = { name: 'Sam Sample', email: 'sam@example.com' }

let stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.useRealTimers()
})

/** A tab of a browser whose cookie says who is signed in. */
function browser() {
  let user: typeof sam | undefined
  let isDown = false
  const tab = (options?: Parameters<typeof keepSession>[2]) => {
    const { shop, asked } = shopWith({
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
    stops.push(keepSession(shop, window, options))
    const loads = () => asked.filter(({ path }) => path === '/api/auth/session').length
    return { shop, loads }
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

const status = ({ shop }: ReturnType<ReturnType<typeof browser>['tab']>) =>
  shop.session.state.status

test('knows who is signed in after the first call, also when nobody is', async () => {
  const visitor = browser().tab()
  expect(status(visitor)).toBe('loading')
  await vi.waitFor(() => expect(status(visitor)).toBe('unauthenticated'))
  const known = browser()
  known.signIn()
  const tab = known.tab()
  await vi.waitFor(() => expect(tab.shop.session.state.user).toEqual(sam))
})

test('treats a visitor as signed out while the store cannot be reached, and keeps a known session', async () => {
  const { tab, signIn, setDown } = browser()
  signIn()
  const known = tab()
  await vi.waitFor(() => expect(status(known)).toBe('authenticated'))
  setDown()
  window.dispatchEvent(new Event('focus'))
  const fresh = tab()
  await vi.waitFor(() => expect(status(fresh)).toBe('unauthenticated'))
  expect(status(known)).toBe('authenticated')
})

test('fetches the session again on focus', async () => {
  const { tab, signIn } = browser()
  const page = tab()
  await vi.waitFor(() => expect(status(page)).toBe('unauthenticated'))
  signIn()
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(status(page)).toBe('authenticated'))
})

test('renews the session every 300 s, and polls where that is asked for', async () => {
  vi.useFakeTimers()
  const { tab } = browser()
  const [usual, polling] = [tab(), tab({ pollEvery: 60 })]
  await vi.advanceTimersByTimeAsync(299_000)
  expect([usual.loads(), polling.loads()]).toEqual([1, 5])
  await vi.advanceTimersByTimeAsync(1000)
  expect(usual.loads()).toBe(2)
})

test('other tabs follow a sign-in', async () => {
  const { tab, signIn } = browser()
  const [one, other] = [tab(), tab()]
  await vi.waitFor(() => expect(status(other)).toBe('unauthenticated'))
  signIn()
  one.shop.session.put(sam)
  await vi.waitFor(() => expect(status(other)).toBe('authenticated'))
})

test('other tabs follow a sign-out and forget the cart; a session that only ended keeps it', async () => {
  const { tab, signIn, expire } = browser()
  signIn()
  const [one, other] = [tab(), tab()]
  await vi.waitFor(() =>
    expect([status(one), status(other)]).toEqual(['authenticated', 'authenticated']),
  )
  await vi.waitFor(() => expect(other.shop.cart.state.accountCart?.email).toBe(sam.email))
  for (const { shop } of [one, other])
    shop.cart.replaceFromStorage({ lines: [{ sku: 'orboot', quantity: 1 }] })
  await signOut(one.shop, window)
  await vi.waitFor(() => expect(other.shop.cart.state.lines).toEqual([]))
  expect([status(one), status(other)]).toEqual(['unauthenticated', 'unauthenticated'])

  signIn()
  const third = tab()
  await vi.waitFor(() => expect(third.shop.cart.state.accountCart?.email).toBe(sam.email))
  third.shop.cart.replaceFromStorage({ lines: [{ sku: 'orboot', quantity: 1 }] })
  expire()
  await third.shop.session.load(() => Promise.resolve(undefined))
  expect(third.shop.cart.state.lines).toHaveLength(1)
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
    { mode: 'login', message: undefined, next: undefined },
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
    const { shop } = browser().tab()
    await vi.waitFor(() => expect(shop.dialogs.find('account')?.request).toEqual(request))
    expect(window.location.search).toBe(request === undefined ? search : '')
  },
)
