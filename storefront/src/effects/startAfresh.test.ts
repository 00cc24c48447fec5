// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fill, storesWith, type Answer } from '../test/storeStub.ts'
import { takeOrderKey } from './carryOrderKey.ts'
import { keepAttempt } from './keepAttempt.ts'
import { startAfresh } from './startAfresh.ts'

/* The crash page's Refresh (§4.67). */

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.setItem('stemside', 'x')
  sessionStorage.setItem('stemside.attempt', 'x')
  window.history.replaceState({ idx: 3 }, '', '/cart')
})
afterEach(() => {
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

const line = (sku: string, quantity = 1) => ({ sku, quantity })

/** The cart that the history entry names. */
const marked = (): unknown => Reflect.get(window.history.state, 'savedCart')

/** A page that has crashed. */
function crashed(answers: Parameters<typeof storesWith>[0] = {}) {
  const { stores, asked } = storesWith({
    '/cart/update': { status: 200, body: { status: 'success', cartId: 'cart-1' } },
    ...answers,
  })
  const events = new EventTarget()
  const reload = vi.fn<() => void>()
  const page = {
    localStorage,
    sessionStorage,
    history: window.history,
    addEventListener: events.addEventListener.bind(events),
    location: { reload },
  }
  return { stores, asked, reload, events, refresh: () => startAfresh(stores, page) }
}

test('Refresh clears both storages and reloads, also after an answer that comes while the page unloads', async () => {
  const { refresh, reload, events } = crashed()
  await refresh()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(reload).toHaveBeenCalledOnce()
  localStorage.setItem('stemside', 'late')
  events.dispatchEvent(new Event('pagehide'))
  expect(localStorage.length).toBe(0)
  expect(marked()).toBeUndefined()
})

test('Refresh leaves the cart at the store as it is now, with coupon, country and gift, and names it in the history entry', async () => {
  const { stores, asked, refresh } = crashed()
  fill(stores, 'orboot')
  stores.cart.replaceFromStorage({ lines: [line('orboot', 2)], gift: 'orboot_mars' })
  await refresh()
  expect(asked.map(({ path }) => path)).toEqual(['/insert_cart', '/cart/update'])
  expect(JSON.parse(asked.at(-1)?.body ?? '')).toEqual({
    cart_id: 'cart-1',
    countryCode: 'US',
    couponCode: 'SPRING30',
    cart_data: [line('orboot', 2)],
    gift: 'orboot_mars',
  })
  expect(marked()).toEqual({ id: 'cart-1', isOwn: false })
  expect(window.history.state).toMatchObject({ idx: 3 })
})

test.each<[string, Answer | (() => Promise<Answer>)]>([
  ['cannot be reached', 'unreachable'],
  ['does not answer', () => new Promise(() => undefined)],
])('Refresh names the cart as the store had it last if the store %s', async (_, answer) => {
  const { stores, refresh, reload } = crashed({ '/cart/update': answer })
  fill(stores, 'orboot')
  stores.cart.keepId('cart-5')
  const refreshing = refresh()
  await vi.advanceTimersByTimeAsync(2000)
  await refreshing
  expect(marked()).toEqual({ id: 'cart-5', isOwn: false })
  expect(reload).toHaveBeenCalledOnce()
})

test('Refresh names the account’s cart as the account’s', async () => {
  const { stores, refresh } = crashed()
  fill(stores, 'orboot')
  stores.cart.keepId('own-1')
  stores.cart.keepAccountCart({ email: 'sam@example.com', savedAt: '', cart: { lines: [] } })
  await refresh()
  expect(marked()).toEqual({ id: 'own-1', isOwn: true })
})

test('a second crash, before the cart came back, still names it', async () => {
  const { stores, refresh } = crashed()
  stores.cart.keepSaved({ id: 'cart-7', isOwn: false })
  await refresh()
  expect(marked()).toEqual({ id: 'cart-7', isOwn: false })
})

test('Refresh carries the key of an order without an answer over the reload, and no address', async () => {
  localStorage.setItem('stemside.order_key', 'key-12345')
  const { refresh } = crashed()
  await refresh()
  expect(localStorage.getItem('stemside.order_key')).toBeNull()
  expect(window.history.state).toMatchObject({ idx: 3, orderKey: 'key-12345' })

  takeOrderKey(window)
  expect(keepAttempt(window).read()).toEqual({ key: 'key-12345', request: undefined })
  expect(Reflect.get(window.history.state, 'orderKey')).toBeUndefined()
})
