// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StoresContext } from '../hooks/StoresContext.tsx'
import type { AccountRequest } from '../state/dialogs.ts'
import { storesWith } from '../test/storeStub.ts'
import { AccountPanel } from './AccountPanel.tsx'

const sam = { name: 'Sam Sample', email: 'sam@example.com' }

let stores: ReturnType<typeof storesWith>['stores']

beforeEach(() => {
  ;({ stores } = storesWith())
})
afterEach(cleanup)

function openPopup(request: AccountRequest = { mode: 'login' }): void {
  stores.dialogs.open({ id: 'account', request })
  render(
    <StoresContext value={stores}>
      <MemoryRouter>
        <AccountPanel />
      </MemoryRouter>
    </StoresContext>,
  )
}

const isOpen = () => stores.dialogs.isOpen('account')
const messages = () => stores.notices.state.notices.map(({ message }) => message)

/** The store's answer to who is signed in. Valtio tells the components in a later microtask. */
const answer = (user: typeof sam | undefined) =>
  act(() => {
    stores.session.put(user)
    return Promise.resolve()
  })

test('the panel opens before the session is known, and asks for it', async () => {
  openPopup()
  await screen.findByRole('dialog', { name: 'Log in to Stemside' })
  expect(stores.session.state).toMatchObject({ status: 'loading', isAskedFor: true })
})

test('the panel stays open when nobody is signed in', async () => {
  openPopup()
  await answer(undefined)
  expect(isOpen()).toBe(true)
})

test('the panel closes and greets when somebody is signed in', async () => {
  openPopup()
  await answer(sam)
  expect(isOpen()).toBe(false)
  expect(messages()).toEqual(['Hi Sam Sample, you are signed in.'])
})

test('the panel closes at once when it is known already that somebody is signed in', () => {
  stores.session.put(sam)
  openPopup()
  expect(isOpen()).toBe(false)
})

test('the panel stays open, with the text, once something was typed', async () => {
  openPopup()
  const field = await screen.findByLabelText('Email address')
  fireEvent.input(field, { target: { value: 'm' } })
  await answer(sam)
  expect(isOpen()).toBe(true)
  expect(field).toHaveProperty('value', 'm')
  expect(messages()).toEqual([])
})

test('the panel stays open for a signed-in shopper who changes the password', () => {
  stores.session.put(sam)
  openPopup({ mode: 'forgotPassword', email: sam.email })
  expect(isOpen()).toBe(true)
})
