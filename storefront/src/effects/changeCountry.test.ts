// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countryNotice } from '../state/countryNotice.ts'
import { storesWith, spring, welcome } from '../test/storeStub.ts'
import { changeCountry, type CountryWindow } from './changeCountry.ts'

/* Changing country (§4.43, §9.4). */

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

/** A window at a URL, with a record of its navigations. */
function windowAt(href: string) {
  const went: string[] = []
  const document = { cookie: '' }
  const window: CountryWindow = {
    document,
    localStorage,
    sessionStorage,
    location: {
      href,
      reload: () => void went.push('reload'),
      replace: (url) => void went.push(String(url)),
    },
  }
  return { window, went, document }
}

test('a change of country drops coupon and coupon-popup flag, fetches prices, and reloads the page after 1 s (§3.3, §4.43, §9.4)', async () => {
  const { stores } = storesWith()
  stores.coupon.attach(welcome, 'typed')
  stores.cart.add('orboot', stores.prices.state.catalogue)
  localStorage.setItem('showApplyCouponPopup', 'true')
  const { window, went, document } = windowAt('https://shop.test/orboot/mars')
  await changeCountry(stores, 'GB', window)
  expect(stores.prices.state.country).toBe('GB')
  expect(stores.coupon.state.applied).toEqual(spring)
  expect(stores.cart.state.lines).toEqual([{ sku: 'orboot', quantity: 1 }])
  expect(localStorage.getItem('showApplyCouponPopup')).toBeNull()
  expect(document.cookie).toMatch(/^cc=GB; path=\/; max-age=31536000/)
  expect(stores.notices.state.notices).toEqual([countryNotice('GB')])
  await vi.advanceTimersByTimeAsync(999)
  expect(went).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(went).toEqual(['reload'])
})

test('a change of country drops a chosen free gift, and the notice says so', async () => {
  const { stores } = storesWith()
  stores.cart.replaceFromStorage({ lines: [{ sku: 'orboot', quantity: 3 }], gift: 'orboot_mars' })
  const { window } = windowAt('https://shop.test/cart')
  await changeCountry(stores, 'GB', window)
  expect(stores.notices.state.notices).toMatchObject([
    {
      message:
        'Prices and coupons are now for the United Kingdom, in GBP. The free Orboot Mars that you chose stays behind; the rest of your cart is as you left it.',
    },
  ])
})

test('a change of country removes the old country from the address', async () => {
  const { stores } = storesWith()
  const { window, went } = windowAt('https://shop.test/shop?cc=US&q=mars')
  await changeCountry(stores, 'GB', window)
  await vi.advanceTimersByTimeAsync(1000)
  expect(went).toEqual(['https://shop.test/shop?q=mars'])
})

test('a change of country changes nothing when the prices cannot be fetched, and says so', async () => {
  const { stores } = storesWith({ '/get_skus': 'unreachable' })
  const { window, went, document } = windowAt('https://shop.test/')
  await changeCountry(stores, 'GB', window)
  await vi.advanceTimersByTimeAsync(5000)
  expect(stores.prices.state.country).toBe('US')
  expect(document.cookie).toBe('')
  expect(went).toEqual([])
  expect(stores.notices.state.notices).toMatchObject([
    { message: 'The prices for the United Kingdom could not be fetched. Please try again.' },
  ])
})
