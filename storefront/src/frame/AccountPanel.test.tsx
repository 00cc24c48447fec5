// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ShopContext } from '../hooks/ShopContext.tsx'
import type { AccountRequest } from '../state/dialogs.ts'
import { shopWith } from '../test/storeStub.ts'
import { AccountPanel } from './AccountPanel.tsx'

const sam = { name: 'Sam Sample', email: 'sam@example.com' }

let shop: ReturnType<typeof shopWith>['shop']

beforeEach(() => {
  ;({ shop } = shopWith())
})
afterEach(cleanup)

function openPopup(request: AccountRequest = { mode: 'login' }): void {
  shop.dialogs.open({ id: 'account', request })
  render(
    <ShopContext value={shop}>
      <MemoryRouter>
        <AccountPanel />
      </MemoryRouter>
    </ShopContext>,
  )
}

const isOpen = () => shop.dialogs.isOpen('account')
const messages = () => shop.notices.state.notices.map(({ message }) => message)

/** The store's answer to who is signed in. Valtio tells the components in a later microtask. */
const answer = (user: typeof sam | undefined) =>
  act(() => {
    shop.session.put(user)
    return Promise.resolve()
  })

test('the panel opens before the session is known, and asks for it', async () => {
  openPopup()
  await screen.findByRole('dialog', { name: 'Welcome back' })
  expect(shop.session.state).toMatchObject({ status: 'loading', isAskedFor: true })
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
  shop.session.put(sam)
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
  shop.session.put(sam)
  openPopup({ mode: 'forgotPassword', email: sam.email })
  expect(isOpen()).toBe(true)
})
