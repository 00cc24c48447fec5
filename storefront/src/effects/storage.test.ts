// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { countryNotice } from '../state/countryNotice.ts'
import { priceListIn, storesWith, spring, welcome } from '../test/storeStub.ts'
import { restorePage } from '../test/restorePage.ts'
import { keepInStorage } from './storage.ts'
import { storageKeys } from './storageKeys.ts'
import { limits } from '../../../scripts/gate/limits.ts'

beforeEach(() => localStorage.clear())

/** Valtio calls its subscribers in a microtask. */
const subscribersCalled = () => Promise.resolve()

test('the next visit restores the cart, a typed coupon and the orders (§3.9)', async () => {
  const first = storesWith().stores
  const stop = keepInStorage(first, window)
  first.cart.add('orboot', first.prices.state.catalogue)
  first.coupon.attach(welcome, 'typed')
  first.orders.remember({ id: 'SO-1', email: 'ada@example.com' })
  await subscribersCalled()
  stop()

  const second = storesWith().stores
  keepInStorage(second, window)
  expect(second.cart.state.lines).toEqual([{ sku: 'orboot', quantity: 1 }])
  expect(second.coupon.state.applied).toEqual(welcome)
  expect(second.orders.emailOf('SO-1')).toBe('ada@example.com')
})

test('the next visit knows whose cart it is, and what the account’s cart was', async () => {
  const accountCart = {
    email: 'sam@example.com',
    savedAt: '2026-11-21T09:00:00.000Z',
    cart: { lines: [{ sku: 'orboot', quantity: 1 }] },
  }
  const first = storesWith().stores
  const stop = keepInStorage(first, window)
  first.cart.keepId('own-1')
  first.cart.keepAccountCart(accountCart)
  await subscribersCalled()
  stop()

  const second = storesWith().stores
  keepInStorage(second, window)
  expect(second.cart.state).toMatchObject({ id: 'own-1', accountCart })
})

test('one notice says that the country changed since the last visit, and a typed coupon is dropped (§4)', async () => {
  const first = storesWith().stores
  const stop = keepInStorage(first, window)
  first.cart.add('orboot', first.prices.state.catalogue)
  first.coupon.attach(welcome, 'typed')
  await subscribersCalled()
  stop()

  const moved = storesWith({}, undefined, 'GB').stores
  keepInStorage(moved, window)()
  expect(moved.notices.state.notices).toEqual([countryNotice('GB')])
  expect(moved.coupon.state.applied).toEqual(spring)
  expect(moved.cart.state.lines).toEqual([{ sku: 'orboot', quantity: 1 }])

  const again = storesWith({}, undefined, 'GB').stores
  keepInStorage(again, window)()
  expect(again.notices.state.notices).toEqual([])
})

test('a chosen free gift is dropped when the country changed, and the notice says so once', async () => {
  const first = storesWith().stores
  const stop = keepInStorage(first, window)
  first.cart.replaceFromStorage({ lines: [{ sku: 'orboot', quantity: 3 }], gift: 'orboot_mars' })
  await subscribersCalled()
  stop()

  const moved = storesWith({}, undefined, 'GB').stores
  keepInStorage(moved, window)()
  expect(moved.notices.state.notices).toEqual([countryNotice('GB', 'Orboot Mars')])
  expect(moved.cart.state.gift).toBeUndefined()

  const back = storesWith().stores
  keepInStorage(back, window)()
  expect(back.cart.state.gift).toBeUndefined()
  expect(back.notices.state.notices).toEqual([countryNotice('US')])
})

test('a notice names a chosen country also with an empty cart, here and in other tabs', async () => {
  const { stores } = storesWith()
  const stop = keepInStorage(stores, window)
  expect(localStorage.getItem(storageKeys.state.name)).toBeNull()
  stores.prices.put(priceListIn('GB'), {}, undefined)
  await subscribersCalled()
  stop()
  const moved = storesWith({}, undefined, 'GB').stores
  keepInStorage(moved, window)()
  expect(moved.notices.state.notices).toEqual([countryNotice('GB')])
  expect(JSON.parse(localStorage.getItem(storageKeys.state.name) ?? '')).toMatchObject({
    country: 'GB',
  })
})

test('an order’s thank-you page knows whether it opens for the first time, after reloads and in later visits (§4.31)', async () => {
  const first = storesWith().stores
  const stop = keepInStorage(first, window)
  first.orders.remember({ id: 'SO-1', email: 'ada@example.com', isFresh: true })
  await subscribersCalled()
  stop()
  const second = storesWith().stores
  const stopSecond = keepInStorage(second, window)
  expect(second.orders.greet('SO-2')).toBe(false)
  expect(second.orders.greet('SO-1')).toBe(true)
  expect(second.orders.greet('SO-1')).toBe(false)
  await subscribersCalled()
  stopSecond()
  const third = storesWith().stores
  keepInStorage(third, window)()
  expect(third.orders.greet('SO-1')).toBe(false)
  expect(third.orders.emailOf('SO-1')).toBe('ada@example.com')
})

test('a change of the cart in another tab shows here', async () => {
  const { stores } = storesWith()
  const stop = keepInStorage(stores, window)
  const text = JSON.stringify({
    version: 1,
    cart: { lines: [{ sku: 'orboot_mars', quantity: 2 }] },
    orders: [],
  })
  localStorage.setItem(storageKeys.state.name, text)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.state.name, newValue: text }))
  expect(stores.cart.state.lines).toEqual([{ sku: 'orboot_mars', quantity: 2 }])
  stop()
})

/** Fires the storage event of another tab in that country. */
function hearOf(country: string) {
  const text = JSON.stringify({ version: 1, cart: { lines: [] }, country })
  localStorage.setItem(storageKeys.state.name, text)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.state.name, newValue: text }))
}

test('a notice names another tab’s country, and this tab keeps its own', async () => {
  const { stores } = storesWith()
  const stop = keepInStorage(stores, window)
  hearOf('GB')
  await vi.waitFor(
    () =>
      expect(stores.notices.state.notices).toMatchObject([
        { id: 'country-changed', action: { label: 'Show prices in GBP' } },
      ]),
    limits.expectation,
  )
  expect(stores.prices.state.country).toBe('US')
  hearOf('US')
  expect(stores.notices.state.notices).toEqual([])
  stop()
})

test.each([
  ['no JSON', '{"version":1,'],
  ['another version', JSON.stringify({ version: 99, cart: { lines: [] } })],
  [
    'a quantity of 1e9',
    JSON.stringify({ version: 1, cart: { lines: [{ sku: 'orboot', quantity: 1e9 }] } }),
  ],
  ['no cart', JSON.stringify({ version: 1 })],
])(
  'stored state that cannot be read (%s) is set aside with a notice, not thrown away',
  (_, text) => {
    localStorage.setItem(storageKeys.state.name, text)
    const { stores } = storesWith()
    keepInStorage(stores, window)()
    expect(stores.cart.state.lines).toEqual([])
    expect(stores.notices.state.notices.map(({ id }) => id)).toEqual(['storage-corrupt'])
    expect(localStorage.getItem(`${storageKeys.state.name}.unreadable`)).toBe(text)
  },
)

test('the removal of an automatic coupon is stored under the specification’s key (§4.21)', async () => {
  const { stores } = storesWith()
  const stop = keepInStorage(stores, window)
  stores.coupon.remove()
  await subscribersCalled()
  stop()
  expect(localStorage.getItem('removedAutoAddedCoupon')).toBe('true')
  const next = storesWith().stores
  keepInStorage(next, window)()
  expect(next.coupon.state.applied).toBeUndefined()
})

test('a change of country forgets that the automatic coupon was removed (§4)', async () => {
  const { stores } = storesWith()
  const stop = keepInStorage(stores, window)
  stores.coupon.remove()
  await subscribersCalled()
  stop()
  const moved = storesWith({}, undefined, 'GB').stores
  keepInStorage(moved, window)()
  expect(moved.coupon.state.applied).toEqual(spring)
  expect(localStorage.getItem('removedAutoAddedCoupon')).toBeNull()
})

test('one notice says that storage is blocked, and the cart works without it', async () => {
  const { stores } = storesWith()
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    location: window.location,
  }
  const stop = keepInStorage(stores, blocked)
  expect(stores.notices.state.notices.map(({ id }) => id)).toEqual(['storage-blocked'])
  stores.notices.dismiss('storage-blocked')
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await subscribersCalled()
  stop()
  expect(stores.cart.state.lines).toHaveLength(1)
  expect(stores.notices.state.notices).toEqual([])
})

test('another tab’s decision about the automatic coupon is not overwritten', async () => {
  const { stores } = storesWith()
  const stop = keepInStorage(stores, window)
  localStorage.setItem('removedAutoAddedCoupon', 'true')
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await subscribersCalled()
  expect(localStorage.getItem('removedAutoAddedCoupon')).toBe('true')
  stop()
})

test('waiting coupons are kept, and stay in the country that they came in (§4.28, §4.43)', async () => {
  const { stores } = storesWith()
  const stop = keepInStorage(stores, window)
  stores.coupon.wait({ coupon: welcome, from: 'lever', isCompared: false })
  await Promise.resolve()
  stop()
  const { stores: next } = storesWith()
  keepInStorage(next, window)()
  expect(next.coupon.state.waiting).toEqual([{ coupon: welcome, from: 'lever', isCompared: false }])
  const { stores: elsewhere } = storesWith({}, undefined, 'GB')
  keepInStorage(elsewhere, window)()
  expect(elsewhere.coupon.state.waiting).toEqual([])
})

/** What another page stores while the browser keeps this page for Back. */
function storeElsewhere(state: object) {
  localStorage.setItem(storageKeys.state.name, JSON.stringify({ version: 1, ...state }))
}

test('a page that Back restores takes the stored cart and coupon, and adds to them (§4.71)', async () => {
  const { stores } = storesWith()
  const stop = keepInStorage(stores, window)
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await subscribersCalled()
  storeElsewhere({
    country: 'US',
    cart: { lines: [{ sku: 'orboot_mars', quantity: 2 }] },
    coupon: welcome,
  })
  restorePage()
  expect(stores.coupon.state.applied).toEqual(welcome)
  stores.cart.setQuantity('orboot_mars', 3, stores.prices.state.catalogue)
  await subscribersCalled()
  stop()
  const next = storesWith().stores
  keepInStorage(next, window)()
  expect(next.cart.state.lines).toEqual([{ sku: 'orboot_mars', quantity: 3 }])
  expect(next.coupon.state.applied).toEqual(welcome)
})

test('a page that is shown for the first time reads the storage once', () => {
  const { stores } = storesWith()
  const stop = keepInStorage(stores, window)
  storeElsewhere({ cart: { lines: [{ sku: 'orboot', quantity: 1 }] } })
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(stores.cart.state.lines).toEqual([])
  stop()
})

/** This window, with a `reload` that is counted. */
function withReloads(changes: object = {}) {
  const reload = vi.fn<() => void>()
  const events = new EventTarget()
  return {
    reload,
    window: {
      localStorage,
      sessionStorage,
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      location: { reload },
      ...changes,
    },
    restore: () => restorePage(events),
  }
}

test('a page that Back restores after a reset is loaded again, so that its cart does not come back', async () => {
  const { stores } = storesWith()
  const { window: watched, reload, restore } = withReloads()
  const stop = keepInStorage(stores, watched)
  restore()
  expect(reload).not.toHaveBeenCalled()
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await subscribersCalled()
  restore()
  expect(reload).not.toHaveBeenCalled()
  localStorage.clear()
  restore()
  expect(reload).toHaveBeenCalledOnce()
  stop()
})

test('a page that Back restores keeps its cart if storage is blocked', async () => {
  const { stores } = storesWith()
  const denied = {
    get(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  const { window: watched, reload, restore } = withReloads()
  Object.defineProperties(watched, { localStorage: denied, sessionStorage: denied })
  const stop = keepInStorage(stores, watched)
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await subscribersCalled()
  restore()
  expect(stores.cart.state.lines).toHaveLength(1)
  expect(reload).not.toHaveBeenCalled()
  stop()
})
