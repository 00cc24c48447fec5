// @vitest-environment jsdom
import type { WireReturn } from '@stemside/rules/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { StoresContext } from '../hooks/StoresContext.tsx'
import type { Stores } from '../state/createStores.ts'
import { arrivedAnswer } from '../test/sampleOrder.ts'
import { storesWith } from '../test/storeStub.ts'
import { GuestReturnRoute } from './GuestReturnRoute.tsx'

/* /returns?order= (§4.76). */

afterEach(cleanup)

const unknown = { status: 404, body: { status: 'failed', message: 'Unknown' } }
const locked = /So that nobody else sends your toys back/

function openPage(stores: Stores, address: string) {
  stores.cart.markRestored()
  render(
    <MemoryRouter initialEntries={[address]}>
      <StoresContext value={stores}>
        <GuestReturnRoute />
      </StoresContext>
    </MemoryRouter>,
  )
}

test('the form is shown to a browser that the store opens the order to', async () => {
  const { stores, asked } = storesWith({
    '/orders/SO-1': arrivedAnswer(),
  })
  openPage(stores, '/returns?order=SO-1')
  expect(await screen.findByRole('button', { name: 'Start this return' })).toBeTruthy()
  expect(asked.map(({ path, search }) => [path, search])).toEqual([['/orders/SO-1', '']])
})

test('the link in the mail of a noted return shows where to send it, by when, and its label', async () => {
  const noted: WireReturn = {
    returnId: 'r1',
    orderId: 'SO-1',
    requestedAt: '2026-11-23T10:00:00.000Z',
    status: 'requested',
    countryCode: 'US',
    cart_data: [{ sku: 'orboot', quantity: 1 }],
    reason: 'damaged',
    refund: 45.49,
  }
  const { stores } = storesWith({ '/orders/SO-1': arrivedAnswer([noted]) })
  openPage(stores, '/returns?order=SO-1')
  expect(await screen.findByText('December 7, 2026')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print the address label' })).toBeTruthy()
  expect(screen.getByLabelText('Address label for order SO-1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start this return' })).toBeNull()
})

test('the page is locked for everybody else, and leads to the account’s returns of that order', async () => {
  const { stores } = storesWith({ '/orders/SO-1': unknown })
  openPage(stores, '/returns?order=SO-1')
  expect(await screen.findByText(locked)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(stores.dialogs.state.stack).toMatchObject([
    { id: 'account', request: { mode: 'login', next: '/profile/returns?order=SO-1' } },
  ])
})

test('the page is locked without an order, and asks the store for nothing', async () => {
  const { stores, asked } = storesWith()
  openPage(stores, '/returns')
  expect(await screen.findByText(locked)).toBeTruthy()
  expect(asked).toEqual([])
})

test('the page offers to try again while the store cannot be reached', async () => {
  let isDown = true
  const { stores } = storesWith({
    '/orders/SO-1': () => (isDown ? 'unreachable' : arrivedAnswer()),
  })
  openPage(stores, '/returns?order=SO-1')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(retry)
  expect(await screen.findByRole('button', { name: 'Start this return' })).toBeTruthy()
})
