// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { storageKeys } from '../effects/storageKeys.ts'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { orderToWire } from '@stemside/rules/contract/orders'
import { arrivedAnswer, orderAnswer, sampleOrder } from '../test/sampleOrder.ts'
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

test('the form folds once an order is found, and unfolds for the message that none was found', async () => {
  const { stores } = storesWith({ '/orders/SO-1': orderAnswer, '/orders/SO-2': unknown })
  openPage(stores, '/tracking')
  const number = screen.getByLabelText<HTMLInputElement>('Order number')
  const folded = number.closest('details')
  expect(folded?.open).toBe(true)
  track('SO-1', 'ada@example.com')
  await screen.findByRole('heading', { name: 'Order SO-1' })
  expect(folded?.open).toBe(false)
  expect(number.value).toBe('SO-1')
  track('SO-2', 'ada@example.com')
  await screen.findByText(/We know no order/)
  expect(folded?.open).toBe(true)
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

const cancelledAnswer = {
  status: 200,
  body: { status: 'success', data: orderToWire({ ...sampleOrder, status: 'cancelled' }) },
}
const mailSentence = /open the link in our email about this order/

/** Answers the question that the page has opened by its first choice. */
function approve(stores: Stores) {
  const dialog = stores.dialogs.state.stack.at(-1)
  if (dialog?.id !== 'question') throw new Error('the page asked nothing')
  expect(dialog.question.message).toContain('We give back $51.48')
  act(() => dialog.question.approve.onPress())
}

test('an order that a mail has opened is cancelled without a session, after a confirmation (§4.37)', async () => {
  storageKeys.openedOrder.write(window, 'SO-1')
  const { stores, asked } = storesWith({
    '/orders/SO-1': orderAnswer,
    '/user/orders': cancelledAnswer,
  })
  openPage(stores, '/tracking?order=SO-1')
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }))
  expect(asked.map(({ path }) => path)).toEqual(['/orders/SO-1'])
  approve(stores)
  expect(await screen.findByText('Your order is cancelled. We give back $51.48.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
  const [, sent] = asked
  expect(sent).toMatchObject({ path: '/user/orders' })
  expect(JSON.parse(sent?.body ?? '')).toEqual({ orderId: 'SO-1', status: 'cancelled' })
})

test('a refused cancellation shows why, and the order stays', async () => {
  storageKeys.openedOrder.write(window, 'SO-1')
  const message = 'This order is packed already.'
  const { stores } = storesWith({
    '/orders/SO-1': orderAnswer,
    '/user/orders': { status: 422, body: { status: 'failed', message, error: message } },
  })
  openPage(stores, '/tracking?order=SO-1')
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }))
  approve(stores)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel this order' })).toBeTruthy()
})

test('its signed-in owner prints the invoice on /tracking', async () => {
  const { stores } = storesWith({ '/orders/SO-1': orderAnswer })
  openPage(stores, '/tracking?order=SO-1')
  act(() => stores.session.put({ ...ada, email: 'Ada@Example.com' }))
  expect(await screen.findByRole('button', { name: 'Print the invoice' })).toBeTruthy()
  expect(screen.queryByText(mailSentence)).toBeNull()
})

test('number and email open neither the invoice nor the cancellation, and lead to the mail (§4.76)', async () => {
  const { stores } = storesWith({ '/orders/SO-1': orderAnswer })
  openPage(stores, '/tracking')
  act(() => stores.session.put({ name: 'Robin', email: 'robin@example.com' }))
  track('SO-1', 'ada@example.com')
  expect(await screen.findByText(mailSentence)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Print the invoice' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
})

test('the link in a mail does not open another order whose number is typed after it', async () => {
  storageKeys.openedOrder.write(window, 'SO-2')
  const { stores } = storesWith({ '/orders/SO-1': orderAnswer, '/orders/SO-2': unknown })
  openPage(stores, '/tracking?order=SO-2')
  track('SO-1', 'ada@example.com')
  expect(await screen.findByText(mailSentence)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
})
