// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resetStores } from '../effects/resetStores.ts'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { storesWith } from '../test/storeStub.ts'
import { NewsletterPart } from './NewsletterPart.tsx'

/* The footer's newsletter form (§7.33). */

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLInputElement>('Email for the news')

function renderWith(answer: NonNullable<Parameters<typeof storesWith>[0]>[string]) {
  const stub = storesWith({ '/web-subscribe-email': answer })
  render(
    <StoresContext value={stub.stores}>
      <NewsletterPart />
    </StoresContext>,
  )
  fireEvent.change(field(), { target: { value: 'ada@example.com' } })
  return stub
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send me the news' }))

test('an address that the store takes sets email_submitted, and a sentence replaces the form (§3.24)', async () => {
  renderWith({ status: 200, body: { status: 'success' } })
  send()
  await screen.findByText(/^You are on the list/)
  expect(localStorage.getItem('email_submitted')).toBe('true')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('an address that did not reach the store sets nothing, stays in its field, and can be sent again', async () => {
  renderWith('unreachable')
  send()
  await screen.findByText('The store cannot be reached. Please try again.')
  expect(localStorage.getItem('email_submitted')).toBeNull()
  expect(field().value).toBe('ada@example.com')
})

test('a refusal shows the sentence of the store', async () => {
  const message = 'Too many requests. Please wait a moment, then try again.'
  renderWith({ status: 429, body: { status: 'failed', message } })
  send()
  await screen.findByText(message)
  expect(localStorage.getItem('email_submitted')).toBeNull()
})

test('logging out empties the field (§3.10)', async () => {
  const { stores } = renderWith('unreachable')
  await act(async () => {
    resetStores(stores, window)
    await Promise.resolve()
  })
  expect(field().value).toBe('')
})
