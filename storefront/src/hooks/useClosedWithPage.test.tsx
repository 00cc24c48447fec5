// @vitest-environment jsdom
import { minor, type Coupon } from '@stemside/rules'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { subscribe } from 'valtio'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from '../effects/storageKeys.ts'
import { watchCouponPopup } from '../effects/watchCouponPopup.ts'
import { fetchedOnce } from '../loading/fetchedOnce.ts'
import type { Page } from '../loading/route.ts'
import type { Stores } from '../state/createStores.ts'
import type { Dialog } from '../state/dialogs.ts'
import { storesWith } from '../test/storeStub.ts'
import { useGo } from './navigation.ts'
import { NavigationProvider } from './NavigationProvider.tsx'
import { StoresContext } from './StoresContext.tsx'
import { useClosedWithPage } from './useClosedWithPage.ts'

/* Dialogs and popups when the page changes (§4.30, §9.16). */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const ref10: Coupon = {
  kind: 'flat',
  code: 'REF10',
  amount: minor(1000),
  countries: ['US'],
  minimums: { US: minor(3000) },
  isActive: true,
  skus: [],
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

/** Milliseconds that the code of each page takes to load. */
const loading = 400

/** The pages of a shop, none of them loaded but the one at `path`. */
async function pagesFrom(path: string) {
  const load = async () => {
    await new Promise<void>((resolve) => void setTimeout(resolve, loading))
    return () => null
  }
  const pages = new Map<string, Page>()
  const pageAt = (pathname: string): Page => {
    const page = pages.get(pathname) ?? { ...fetchedOnce(load), next: undefined }
    pages.set(pathname, page)
    return page
  }
  const first = pageAt(path).ahead()
  await vi.advanceTimersByTimeAsync(loading)
  await first
  return pageAt
}

/** A shopper on a page with a referral coupon. Returns every list of open dialogs since then. */
async function arrive(path: string, dialog?: Dialog) {
  window.history.replaceState(null, '', path)
  const pageAt = await pagesFrom(path)
  const { stores } = storesWith()
  storageKeys.referralTaken.write(window, 'FRIEND01 US')
  stores.coupon.attach(ref10, 'typed')
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BrowserRouter>
      <StoresContext value={stores}>
        <NavigationProvider pageAt={pageAt}>{children}</NavigationProvider>
      </StoresContext>
    </BrowserRouter>
  )
  const page = renderHook(
    () => {
      useClosedWithPage()
      return useGo()
    },
    { wrapper },
  )
  if (dialog !== undefined) act(() => stores.dialogs.open(dialog))
  const stop = watchCouponPopup(stores, window, Date.now())
  await pass(2000)
  const seen: string[] = []
  const unsubscribe = subscribe(
    stores.dialogs.state,
    () => void seen.push(...stores.dialogs.state.stack.map(({ id }) => id)),
    true,
  )
  return {
    stores,
    seen,
    go: (href: string) => void page.result.current(href),
    leave: () => {
      stop()
      unsubscribe()
    },
  }
}

const isPopupOpen = (stores: Stores) => stores.dialogs.isOpen('apply-coupon')

const dialogs = ['cart', 'menu'] as const
const targets = ['/checkout/guest', '/tracking', '/tacto?sku=tacto_night_cc'] as const
const pairs = dialogs.flatMap((id) => targets.map((target) => [id, target] as const))

test.each(pairs)(
  'no popup opens when a press in %s closes it and leads to %s',
  async (id, target) => {
    const { stores, seen, go, leave } = await arrive('/', { id })
    expect(isPopupOpen(stores)).toBe(false)
    act(() => {
      stores.dialogs.close(id)
      go(target)
    })
    await pass(5000)
    expect(window.location.pathname + window.location.search).toBe(target)
    expect(seen).not.toContain('apply-coupon')
    leave()
  },
)

test('a link from the cart to a quick view closes the cart and opens no popup over the view', async () => {
  const { stores, seen, go, leave } = await arrive('/', { id: 'cart' })
  act(() => go('/tacto?sku=tacto_night_cc'))
  await pass(5000)
  expect(stores.dialogs.state.stack).toEqual([])
  expect(seen).not.toContain('apply-coupon')
  leave()
})

test('a popup that waited on checkout does not open on the excluded page that follows', async () => {
  const { stores, seen, go, leave } = await arrive('/checkout/guest')
  expect(isPopupOpen(stores)).toBe(false)
  act(() => go('/tracking'))
  await pass(5000)
  expect(window.location.pathname).toBe('/tracking')
  expect(seen).not.toContain('apply-coupon')
  leave()
})

test('a popup whose time comes while the next page loads waits for that page', async () => {
  const { stores, seen, go, leave } = await arrive('/', { id: 'cart' })
  act(() => {
    stores.dialogs.close('cart')
    go('/shop')
  })
  await pass(loading)
  expect(window.location.pathname).toBe('/shop')
  expect(seen).not.toContain('apply-coupon')
  await pass(1000)
  expect(isPopupOpen(stores)).toBe(true)
  leave()
})

test('an open popup closes on an excluded page, also one that opened while that page was loading', async () => {
  const { stores, go, leave } = await arrive('/', { id: 'cart' })
  act(() => go('/tracking'))
  act(() => stores.dialogs.open({ id: 'apply-coupon' }))
  await pass(loading)
  expect(window.location.pathname).toBe('/tracking')
  expect(isPopupOpen(stores)).toBe(false)
  leave()
})

test('a popup opens after the dialog over it has closed on the same page', async () => {
  const { stores, leave } = await arrive('/shop', { id: 'cart' })
  act(() => stores.dialogs.close('cart'))
  expect(isPopupOpen(stores)).toBe(false)
  await pass(0)
  expect(isPopupOpen(stores)).toBe(true)
  leave()
})
