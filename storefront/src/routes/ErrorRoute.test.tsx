// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { NavigationProvider } from '../hooks/NavigationProvider.tsx'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { storesWith } from '../test/storeStub.ts'
import { ErrorRoute } from './ErrorRoute.tsx'
import { pageAt } from './pageAt.ts'

afterEach(cleanup)

const unknown = /^Something on our side is not answering\./

/** /error with a query. */
function open(query: string) {
  const { stores } = storesWith()
  window.history.replaceState({}, '', `/error${query}`)
  render(
    <BrowserRouter useTransitions={false}>
      <StoresContext value={stores}>
        <NavigationProvider pageAt={pageAt}>
          <ErrorRoute />
        </NavigationProvider>
      </StoresContext>
    </BrowserRouter>,
  )
  return stores
}

const logIn = () => screen.queryByRole('button', { name: 'Log In' })

/** The links on from the page, by address. */
function waysOn() {
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  return links.map(({ pathname }) => pathname)
}

test.each([
  ['SessionRequired', /^Please sign in to see that page\./],
  ['OAuthCallbackError', /^Signing in with Google did not work\./],
  ['OAuthCallback', /^Signing in with Google did not work\./],
  ['AccountNotLinkedError', /^There is an account with this email address already\./],
  ['OAuthAccountNotLinked', /^There is an account with this email address already\./],
  ['InvalidCallbackUrl', /^The link to log in named a page that is not ours\./],
  ['AccessDenied', /^Google has not confirmed the email address of this account/],
])('%s is explained, and logging in leads to the wanted page (§8.10)', (error, sentence) => {
  const { dialogs } = open(`?error=${error}&callbackUrl=%2Fprofile%2Faddresses`)
  expect(screen.getByText(sentence)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }))
  expect(dialogs.find('account')?.request).toEqual({ mode: 'login', next: '/profile/addresses' })
})

test.each([
  ['MissingAPIRoute', /^The part of our shop that signs people in is missing\./],
  ['MissingSecret', /^The key that keeps you signed in is missing\./],
  ['NO_SECRET', /^The key that keeps you signed in is missing\./],
  ['MissingAuthorize', /^Our shop does not know how to check a password or a code\./],
  ['MissingAdapter', /^Our shop does not know where its accounts are kept\./],
  ['UnsupportedStrategy', /^Our shop cannot keep you signed in the way it is set up\./],
])(
  '%s is explained as our mistake, without a log-in that cannot work (§8.10)',
  (error, sentence) => {
    open(`?error=${error}`)
    expect(screen.getByText(sentence).textContent).toContain('The mistake is ours.')
    expect(logIn()).toBeNull()
    expect(waysOn()).toEqual(['/shop', '/contact-us'])
  },
)

test.each(['', '?error=', '?error=Default', '?error=constructor', '?error=%3Cb%3Ex'])(
  '/error%s says that something is not answering, and leads on',
  (query) => {
    open(query)
    expect(screen.getByText(unknown)).toBeTruthy()
    expect(logIn()).toBeNull()
    expect(waysOn()).toEqual(['/shop', '/contact-us'])
  },
)

test('logging in never leads to another site', () => {
  const { dialogs } = open('?error=AccessDenied&callbackUrl=https%3A%2F%2Fevil.example%2F')
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }))
  expect(dialogs.find('account')?.request.next).toBeUndefined()
})
