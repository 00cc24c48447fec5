// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { storesWith } from '../test/storeStub.ts'
import { AddressesRoute } from './AddressesRoute.tsx'

afterEach(cleanup)

const home = {
  line1: '1 Sample Street',
  city: 'Springfield',
  state: 'Illinois',
  postcode: '62701',
  country: 'US',
}
const work = { ...home, line1: '2 Example Avenue' }
const cabin = { ...home, line1: '3 Sample Wood' }

/** The page of somebody with three addresses. The store keeps the list as it was last sent. */
async function openAddresses() {
  let stored: unknown = [home, work, cabin]
  const { stores, asked } = storesWith({
    '/api/auth/session': {
      status: 200,
      body: { user: { name: 'Sam Sample', email: 'sam@example.com' } },
    },
    '/user/addresses': () => {
      const sent = asked.at(-1)?.body ?? ''
      if (sent !== '') stored = Reflect.get(Object(JSON.parse(sent)), 'addresses')
      return { status: 200, body: { status: 'success', data: stored } }
    },
  })
  render(
    <BrowserRouter useTransitions={false}>
      <StoresContext value={stores}>
        <AddressesRoute />
      </StoresContext>
    </BrowserRouter>,
  )
  await screen.findByRole('button', { name: /^Edit ?1 Sample Street/ })
}

/** A button by its name. In jsdom a name lacks the blank before its hidden part. */
const button = (action: string, street: string) =>
  screen.getByRole('button', { name: new RegExp(`^${action} ?${street}`, 'u') })
const press = (action: string, street = '') => fireEvent.click(button(action, street))
const city = () => screen.getByLabelText<HTMLInputElement>('City')

test('deleting another address keeps the open form with what was typed, and saves to its own', async () => {
  await openAddresses()
  press('Edit', '3 Sample Wood')
  fireEvent.input(city(), { target: { value: 'Typed' } })
  press('Delete', '1 Sample Street')
  await screen.findByText('Address deleted.')
  expect(city().value).toBe('Typed')
  press('Save address')
  await screen.findByText('Address saved.')
  expect(screen.queryByLabelText('City')).toBeNull()
  expect(button('Edit', '2 Example Avenue')).toBeTruthy()
  expect(screen.getByText('Typed, Illinois 62701')).toBeTruthy()
})

test('another default address keeps the open form with what was typed', async () => {
  await openAddresses()
  press('Edit', '1 Sample Street')
  fireEvent.input(city(), { target: { value: 'Typed' } })
  press('Make default', '3 Sample Wood')
  await screen.findByText('Checkout proposes this address from now on.')
  expect(city().value).toBe('Typed')
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('1 Sample Street')
})

test('while a change is being saved, its button is busy and no other can be pressed', async () => {
  await openAddresses()
  press('Delete', '1 Sample Street')
  expect(button('Delete', '1 Sample Street').getAttribute('aria-disabled')).toBe('true')
  const others = screen.getAllByRole<HTMLButtonElement>('button', {
    name: /^(Edit|Make default|Add an|Delete ?[23])/,
  })
  expect(others.map(({ disabled }) => disabled)).toEqual(others.map(() => true))
  await screen.findByText('Address deleted.')
  press('Delete', '2 Example Avenue')
  await waitFor(() => expect(screen.queryByRole('button', { name: /2 Example Avenue/ })).toBeNull())
})
