// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { storageKeys } from '../effects/storageKeys.ts'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { arrivedAnswer, orderAnswer } from '../test/sampleOrder.ts'
import type { Stores } from '../state/createStores.ts'
import { lateAnswer, storesWith } from '../test/storeStub.ts'
import { TrackingRoute } from './TrackingRoute.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function openPage(stores: Stores, path: string) {
  stores.cart.markRestored()
  window.history.pushState(null, '', path)
  render(
    <BrowserRouter useTransitions={false}>
      <StoresContext value={stores}>
        <TrackingRoute />
      </StoresContext>
    </BrowserRouter>,
  )
}

function track(orderId: string, email: string) {
  fireEvent.change(screen.getByLabelText('Order number'), { target: { value: orderId } })
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Track my order' }))
}

const ada = { name: 'Ada Sample', email: 'ada@example.com' }
const unknown = { status: 404, body: { message: 'Unknown' } }

test('the late answer about an earlier order does not replace the one that was asked for last', async () => {
  const earlier = lateAnswer()
  const { stores } = storesWith({
    '/orders/SO-1': earlier.ask,
    '/orders/SO-2': unknown,
  })
  stores.orders.remember({ id: 'SO-1', email: 'ada@example.com', isFresh: false })
  openPage(stores, '/tracking?order=SO-1')
  track('SO-2', 'ada@example.com')
  expect(await screen.findByText(/We know no order/)).toBeTruthy()
  await act(async () => {
    earlier.give('unreachable')
    await Promise.resolve()
  })
  expect(screen.getByText(/We know no order/)).toBeTruthy()
})

test('a signed-in owner sees the order of ?order= on any device, once the session is known (§7.6)', async () => {
  const { stores, asked } = storesWith({ '/orders/SO-1': orderAnswer })
  openPage(stores, '/tracking?order=SO-1')
  await act(() => Promise.resolve())
  expect(asked).toEqual([])
  act(() => stores.session.put(ada))
  expect(await screen.findByRole('heading', { name: 'Order SO-1' })).toBeTruthy()
  expect(asked.map(({ path, search }) => [path, search])).toEqual([['/orders/SO-1', '']])
})

test('an order of somebody else shows the form, without a message', async () => {
  const answer = lateAnswer()
  const { stores, asked } = storesWith({ '/orders/SO-1': answer.ask })
  openPage(stores, '/tracking?order=SO-1')
  act(() => stores.session.put({ name: 'Robin', email: 'robin@example.com' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => {
    answer.give(unknown)
    await new Promise((resolve) => void setTimeout(resolve))
  })
  expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('SO-1')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a guest gets the form, and the store is asked for nothing', async () => {
  const { stores, asked } = storesWith()
  openPage(stores, '/tracking?order=SO-1')
  await act(async () => {
    stores.session.put(undefined)
    await Promise.resolve()
  })
  expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('SO-1')
  expect(asked).toEqual([])
})

test('an order that a mail has opened needs no session, and its units can be sent back (§4.76)', async () => {
  storageKeys.openedOrder.write(window, 'SO-1')
  const { stores, asked } = storesWith({ '/orders/SO-1': arrivedAnswer() })
  stores.clock.hear(new Date().toUTCString())
  openPage(stores, '/tracking?order=SO-1')
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Send something back' })
  expect(link.getAttribute('href')).toBe('/returns?order=SO-1')
  expect(asked.map(({ search }) => search)).toEqual([''])
})

test('a session that becomes known later does not replace what the shopper has looked up', async () => {
  const { stores, asked } = storesWith({ '/orders/SO-1': orderAnswer })
  openPage(stores, '/tracking?order=SO-1')
  track('SO-1', 'ada@example.com')
  await screen.findByRole('heading', { name: 'Order SO-1' })
  await act(async () => {
    stores.session.put(ada)
    await Promise.resolve()
  })
  expect(asked.map(({ search }) => search)).toEqual(['email=ada%40example.com'])
})
