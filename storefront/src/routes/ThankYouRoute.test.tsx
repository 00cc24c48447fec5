// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { getSession } from '../api/session.ts'
import { resetStores } from '../effects/resetStores.ts'
import { StoresContext } from '../hooks/StoresContext.tsx'
import type { Stores } from '../state/createStores.ts'
import { orderAnswer, sampleOrder } from '../test/sampleOrder.ts'
import { lateAnswer, storesWith } from '../test/storeStub.ts'
import { ThankYouRoute } from './ThankYouRoute.tsx'

/* /thankyou (§4.31). */

afterEach(cleanup)

/** The page in a browser that has placed the order, unless it is `another` one. */
function openPage(stores: Stores, isAnother = false) {
  if (!isAnother) stores.orders.remember({ id: sampleOrder.id, email: sampleOrder.customer.email })
  stores.cart.markRestored()
  render(
    <MemoryRouter initialEntries={[`/thankyou/${sampleOrder.id}`]}>
      <StoresContext value={stores}>
        <ThankYouRoute />
      </StoresContext>
    </MemoryRouter>,
  )
}

const ada = { name: 'Ada Sample', email: sampleOrder.customer.email }
const locked = 'We cannot show this order here'

test('logging out takes name, address and email of the order from the page (§3.10)', async () => {
  const { stores } = storesWith({ '/orders/SO-1': orderAnswer })
  openPage(stores)
  await screen.findByText(/1 Sample Street/)
  act(() => resetStores(stores, window))
  expect(await screen.findByText(locked)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/Ada|Sample Street|ada@example/)
})

test('an order that is still being looked up does not appear after logging out', async () => {
  const late = lateAnswer()
  const { stores } = storesWith({ '/orders/SO-1': late.ask })
  openPage(stores)
  act(() => resetStores(stores, window))
  await act(async () => {
    late.give(orderAnswer)
    await new Promise((resolve) => void setTimeout(resolve))
  })
  expect(screen.getByText(locked)).toBeTruthy()
})

/** The queries of the look-ups. */
const lookUps = ({ asked }: ReturnType<typeof storesWith>) =>
  asked.filter(({ path }) => path === '/orders/SO-1').map(({ search }) => search)

test('a browser that placed the order asks with its email, and waits for no session (§7.6)', async () => {
  const store = storesWith({ '/orders/SO-1': orderAnswer })
  openPage(store.stores)
  await screen.findByText(/1 Sample Street/)
  expect(lookUps(store)).toEqual(['email=ada%40example.com'])
  expect(store.stores.session.state).toMatchObject({ status: 'loading', isAskedFor: false })
})

test('on another device a signed-in owner sees the order, once the session is known (§7.6)', async () => {
  const store = storesWith({ '/orders/SO-1': orderAnswer })
  openPage(store.stores, true)
  expect(await screen.findByText('Fetching your order…')).toBeTruthy()
  await waitFor(() => expect(store.stores.session.state.isAskedFor).toBe(true))
  expect(lookUps(store)).toEqual([])
  act(() => store.stores.session.put(ada))
  expect(await screen.findByText(/1 Sample Street/)).toBeTruthy()
  expect(lookUps(store)).toEqual([''])
})

test('on another device a guest sees no order and asks for none, until logging in', async () => {
  const store = storesWith({ '/orders/SO-1': orderAnswer })
  openPage(store.stores, true)
  act(() => store.stores.session.put(undefined))
  expect(await screen.findByText(locked)).toBeTruthy()
  expect(lookUps(store)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }))
  expect(store.stores.dialogs.state.stack).toMatchObject([{ id: 'account' }])
  act(() => store.stores.session.put(ada))
  expect(await screen.findByText(/1 Sample Street/)).toBeTruthy()
})

test('a session that ends while the page is open leaves the order on it', async () => {
  const { stores } = storesWith({ '/orders/SO-1': orderAnswer })
  openPage(stores, true)
  act(() => stores.session.put(ada))
  await screen.findByText(/1 Sample Street/)
  await act(async () => {
    stores.session.put(undefined)
    await Promise.resolve()
  })
  expect(screen.getByText(/1 Sample Street/)).toBeTruthy()
})

test('an unreachable store is asked again who is signed in, and then for the order', async () => {
  let isDown = true
  const { stores } = storesWith({
    '/orders/SO-1': orderAnswer,
    '/api/auth/session': () => (isDown ? 'unreachable' : { status: 200, body: { user: ada } }),
  })
  openPage(stores, true)
  await act(() => stores.session.load(() => getSession(stores.api)))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(retry)
  expect(await screen.findByText(/1 Sample Street/)).toBeTruthy()
})

test('a page that has assumed a visitor asks who is signed in before it locks the order (§4.73)', async () => {
  const { stores } = storesWith({ '/orders/SO-1': orderAnswer })
  stores.session.assumeVisitor()
  openPage(stores, true)
  expect(screen.queryByText(locked)).toBeNull()
  expect(stores.session.state).toMatchObject({ isAskedFor: true, status: 'loading' })
  act(() => stores.session.put(ada))
  expect(await screen.findByText(/1 Sample Street/)).toBeTruthy()
})
