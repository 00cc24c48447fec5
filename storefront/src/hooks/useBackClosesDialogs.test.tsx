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

const page: Page = {
  ...fetchedOnce(() => Promise.resolve(() => null)),
  next: undefined,
}
const pageAt = () => page

beforeEach(async () => {
  window.history.pushState(null, '', '/')
  await page.ahead()
})
afterEach(cleanup)

/** A shopper who has come from the home page to the listing. */
async function atTheListing() {
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
