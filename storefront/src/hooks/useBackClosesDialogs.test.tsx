// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchedOnce } from '../loading/fetchedOnce.ts'
import type { Page } from '../loading/route.ts'
import { storesWith } from '../test/storeStub.ts'
import { useGo, usePageLocation, type Go } from './navigation.ts'
import { NavigationProvider } from './NavigationProvider.tsx'
import { StoresContext } from './StoresContext.tsx'
import { useBackClosesDialogs } from './useBackClosesDialogs.ts'
import { useClosedWithPage } from './useClosedWithPage.ts'

/* Back and Forward around dialogs (docs/decisions/253-back-closes-the-dialog.md). */

const pageOf = (code: Promise<unknown>): Page => ({
  ...fetchedOnce(() => code.then(() => () => null)),
  next: undefined,
})
const page = pageOf(Promise.resolve())

beforeEach(async () => {
  window.history.pushState(null, '', '/')
  await page.ahead()
})
afterEach(cleanup)

/** A shopper who has come from the home page to the listing. */
async function atTheListing(pageAt: (pathname: string) => Page = () => page) {
  const { stores } = storesWith()
  const rendered = vi.fn<(path: string) => void>()
  const hasGo = vi.fn<(go: Go) => void>()
  function Frame() {
    useClosedWithPage()
    useBackClosesDialogs()
    hasGo(useGo())
    return <ShownPage />
  }
  function ShownPage() {
    const { pathname, search } = usePageLocation()
    rendered(pathname + search)
    return null
  }
  render(
    <BrowserRouter useTransitions={false}>
      <StoresContext value={stores}>
        <NavigationProvider pageAt={pageAt}>
          <Frame />
        </NavigationProvider>
      </StoresContext>
    </BrowserRouter>,
  )
  const follow = (href: string) => act(async () => hasGo.mock.lastCall?.[0](href))
  await follow('/shop')
  return {
    stores,
    rendered,
    follow,
    /** Follows a link whose page is not loaded yet. */
    begin: (href: string) => act(() => void hasGo.mock.lastCall?.[0](href)),
    open: (id: 'cart' | 'menu') => act(async () => stores.dialogs.open({ id })),
    close: () => act(async () => stores.dialogs.close()),
    isOpen: () => stores.dialogs.state.stack.map(({ id }) => id),
  }
}

/** Presses Back or Forward and waits until the browser has moved as far as it will. */
async function press(steps: -1 | 1) {
  await act(async () => {
    const moved = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true })
    })
    window.history.go(steps)
    await moved
  })
}

test('Back closes the dialog and keeps its page', async () => {
  const { open, isOpen, rendered } = await atTheListing()
  await open('cart')
  rendered.mockClear()
  await press(-1)
  expect(isOpen()).toEqual([])
  expect(window.location.pathname).toBe('/shop')
  expect(rendered.mock.calls.filter(([path]) => path !== '/shop')).toEqual([])
})

test('Back closes the upper dialog of two, then the lower one', async () => {
  const { open, isOpen } = await atTheListing()
  await open('cart')
  await open('menu')
  await press(-1)
  expect(isOpen()).toEqual(['cart'])
  await press(-1)
  expect(isOpen()).toEqual([])
  expect(window.location.pathname).toBe('/shop')
})

test('after a dialog was closed by its button, one Back leaves the page', async () => {
  const { open, close } = await atTheListing()
  await open('cart')
  await close()
  await open('menu')
  await close()
  await press(-1)
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

test('a link in a dialog takes the place of its entry: Back returns to the page', async () => {
  const { open, isOpen, follow } = await atTheListing()
  await open('cart')
  await follow('/tracking')
  expect(isOpen()).toEqual([])
  await press(-1)
  expect(window.location.pathname).toBe('/shop')
  expect(isOpen()).toEqual([])
})

test('Forward after Back opens nothing and changes no page', async () => {
  const { open, isOpen } = await atTheListing()
  await open('cart')
  await press(-1)
  await press(1)
  expect(window.location.pathname).toBe('/shop')
  expect(isOpen()).toEqual([])
  await press(-1)
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

test('Back from a page that was opened over a closed dialog’s entry shows the page of that entry', async () => {
  const { open, close, rendered } = await atTheListing()
  await open('cart')
  await close()
  // As a filter does it, without a link.
  act(() => {
    const state = { key: 'filtered', idx: 9 }
    window.history.pushState(state, '', '/shop?q=mars')
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  })
  expect(rendered.mock.lastCall).toEqual(['/shop?q=mars'])
  await press(-1)
  expect(rendered.mock.lastCall).toEqual(['/shop'])
})

test('a dialog that opens while Back is under way gets its entry at the page before', async () => {
  const { open, isOpen, rendered } = await atTheListing()
  const state = { key: 'home', idx: 0 }
  // The browser is already at the page before, but has not fired `popstate` yet.
  window.history.replaceState(state, '', '/')
  await open('cart')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state })))
  expect(rendered.mock.lastCall).toEqual(['/'])
  expect(isOpen()).toEqual(['cart'])
  await press(-1)
  expect(isOpen()).toEqual([])
  expect(window.location.pathname).toBe('/')
})

test('Back that is pressed the moment a page appears closes the dialog that opened while it loaded', async () => {
  let load: (() => void) | undefined
  const slow = pageOf(
    new Promise<void>((resolve) => {
      load = resolve
    }),
  )
  const { open, isOpen, begin, rendered } = await atTheListing((path) =>
    path === '/tracking' ? slow : page,
  )
  const listing: unknown = window.history.state
  begin('/tracking')
  await open('cart')
  await act(async () => {
    load?.()
    await vi.waitFor(() => expect(window.location.pathname).toBe('/tracking'))
    // Effects have not run yet. The browser is already at the page before, but has not fired `popstate`.
    window.history.replaceState(listing, '', '/shop')
  })
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: listing })))
  expect(rendered.mock.lastCall).toEqual(['/shop'])
  expect(isOpen()).toEqual([])
})
