// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pageAt } from '../routes/pageAt.ts'
import { StoresContext } from './StoresContext.tsx'
import type { Stores } from '../state/createStores.ts'
import { submitOrder } from '../state/purchase.ts'
import { storesWith } from '../test/storeStub.ts'
import { NavigationProvider } from './NavigationProvider.tsx'
import { useOrderEnd } from './useOrderEnd.ts'

/* What follows a placed order (§4.31, §9.3). */

// Load the code first: fake timers would not run while it loads.
beforeAll(() => pageAt('/thankyou/SO-1').ahead())
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function renderAt(path: string, stores: Stores) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>
      <StoresContext value={stores}>
        <NavigationProvider pageAt={pageAt}>{children}</NavigationProvider>
      </StoresContext>
    </MemoryRouter>
  )
  return renderHook(
    () => {
      useOrderEnd()
      return useLocation().pathname
    },
    { wrapper },
  )
}

async function buy(stores: Stores) {
  stores.cart.add('orboot', stores.prices.state.catalogue)
  await act(async () => {
    await submitOrder(stores, {
      customer: { name: 'Ada', email: 'ada@example.com', phone: '5550100123', dialCode: '+1' },
      address: { line1: '1', city: 'S', state: 'IL', postcode: '62701', country: 'US' },
      payment: { provider: 'stripe', token: 'sandbox_approve' },
    })
  })
}

const pass = (milliseconds: number) =>
  act(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => undefined))

test('checkout stays for 500 ms, then the order’s own page opens', async () => {
  const { stores } = storesWith()
  const { result } = renderAt('/checkout/guest', stores)
  await buy(stores)
  await pass(499)
  expect(result.current).toBe('/checkout/guest')
  await pass(1)
  expect(result.current).toBe('/thankyou/SO-1')
  expect(stores.checkout.state.status).toBe('idle')
})

test('a shopper who has left checkout gets a notice instead of the order’s page', async () => {
  const { stores } = storesWith()
  const { result } = renderAt('/shop', stores)
  await buy(stores)
  await pass(1000)
  expect(result.current).toBe('/shop')
  const [notice] = stores.notices.state.notices
  expect(notice?.message).toBe('Your order SO-1 is placed.')
  act(() => notice?.action?.onPress())
  expect(result.current).toBe('/thankyou/SO-1')
})

test('no page opens for a shopper who leaves checkout within the pause', async () => {
  const { stores } = storesWith()
  const { result, unmount } = renderAt('/checkout/guest', stores)
  await buy(stores)
  await pass(200)
  unmount()
  await pass(1000)
  expect(result.current).toBe('/checkout/guest')
  expect(stores.checkout.state.status).toBe('placed')
})
