// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { storesWith } from '../test/storeStub.ts'
import { OnboardingRoute } from './OnboardingRoute.tsx'

afterEach(cleanup)

test('/onboarding, opened after the session has ended, asks to log in and does not load for ever (§4.3)', async () => {
  const { stores } = storesWith({ '/api/auth/session': { status: 200, body: {} } })
  stores.session.put({ name: 'Sam Sample', email: 'sam@example.com' })
  stores.session.put(undefined)
  render(
    <BrowserRouter useTransitions={false}>
      <StoresContext value={stores}>
        <OnboardingRoute />
      </StoresContext>
    </BrowserRouter>,
  )
  expect(await screen.findByText('You have been signed out. Log in to go on.')).toBeTruthy()
  expect(screen.queryByRole('status', { name: 'Your first steps: one moment' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }))
  expect(stores.dialogs.find('account')?.request).toEqual({
    mode: 'login',
    message: 'Please sign in to see that page.',
  })
})
