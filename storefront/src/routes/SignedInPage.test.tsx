// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { getProfile, updateProfile, type Profile } from '../api/profile.ts'
import { useAccountChange } from '../hooks/useAccountChange.ts'
import { StoresContext } from '../hooks/StoresContext.tsx'
import { privateMeta } from '../seo/privateMeta.ts'
import { storesWith } from '../test/storeStub.ts'
import { SignedInPage } from './SignedInPage.tsx'

afterEach(cleanup)

const sam = { name: 'Sam Sample', email: 'sam@example.com' }
const robin = { name: 'Robin Sample', email: 'robin@example.com' }
type Answers = NonNullable<Parameters<typeof storesWith>[0]>
type Answer = ReturnType<Extract<Answers[string], () => unknown>>

function profileOf(user: typeof sam): Answer {
  const data = { ...user, phone: '5550100123', countryCode: '+1', country: 'US' }
  return { status: 200, body: { status: 'success', data } }
}
const signedOut: Answer = { status: 401, body: { status: 'failed', message: 'Please sign in.' } }
const broken: Answer = { status: 503, body: { status: 'failed', message: 'No.' } }
const sessionOf = (user?: typeof sam): Answer => ({ status: 200, body: user ? { user } : {} })

function Form({ profile: { name, ...rest } }: { readonly profile: Profile }) {
  const change = useAccountChange()
  return (
    <>
      <p>Hello, {name}</p>
      <input aria-label="Name" />
      <button
        onClick={() => void change.run((api) => updateProfile(api, { ...rest, name: 'New' }))}
      >
        Save
      </button>
      <p>{change.message}</p>
    </>
  )
}

/**
 * A page with a field, and a button that saves. The store's answers can be changed. A guest's page `isAssumed` to have no
 * session.
 */
function open(session: Answer, profile: Answer, isAssumed = false) {
  const answers = { '/api/auth/session': session, '/user/profile': profile }
  const { stores, asked } = storesWith({
    '/api/auth/session': () => answers['/api/auth/session'],
    '/user/profile': () => answers['/user/profile'],
  })
  if (isAssumed) stores.session.assumeVisitor()
  window.history.replaceState({}, '', '/profile/edit')
  render(
    <BrowserRouter useTransitions={false}>
      <StoresContext value={stores}>
        <SignedInPage
          meta={privateMeta('/profile/edit', 'Edit Profile', 'Your name.')}
          what="Your profile"
          read={getProfile}
        >
          {(known) => <Form profile={known} />}
        </SignedInPage>
      </StoresContext>
    </BrowserRouter>,
  )
  return { stores, asked, answers, place: () => window.location.pathname + window.location.search }
}

test('the page shows the user’s data once session and data are known', async () => {
  open(sessionOf(sam), profileOf(sam))
  expect(screen.getByRole('status', { name: 'Your profile: one moment' })).toBeTruthy()
  expect(await screen.findByText('Hello, Sam Sample')).toBeTruthy()
})

test('the page sends a visitor to sign in with SessionRequired, fetches nothing, and comes back (§4.2)', async () => {
  const { stores, asked, place } = open(sessionOf(), signedOut)
  await waitFor(() =>
    expect(stores.dialogs.find('account')?.request).toEqual({
      mode: 'login',
      message: 'Please sign in to see that page.',
      next: '/profile/edit',
    }),
  )
  expect(place()).toBe('/')
  // The page renders once more before it is left. It must not redirect again, with another return address.
  await act(() => Promise.resolve())
  expect(stores.dialogs.find('account')?.request.next).toBe('/profile/edit')
  expect(asked.map(({ path }) => path)).not.toContain('/user/profile')
})

test.each([
  ['', false],
  [', also from a page that has assumed a visitor', true],
])(
  'the page does not redirect while the store is unreachable, and offers a retry%s',
  async (_, isAssumed) => {
    const { answers, place } = open('unreachable', profileOf(sam), isAssumed)
    expect(await screen.findByText('Your profile could not be shown just now.')).toBeTruthy()
    expect(place()).toBe('/profile/edit')
    answers['/api/auth/session'] = sessionOf(sam)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Hello, Sam Sample')).toBeTruthy()
  },
)

test('the page offers to try again if the data fails', async () => {
  const { answers } = open(sessionOf(sam), broken)
  expect(await screen.findByText('Your profile could not be shown just now.')).toBeTruthy()
  answers['/user/profile'] = profileOf(sam)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello, Sam Sample')).toBeTruthy()
})

test('a session that ends keeps what was typed, asks to sign in, and the same user goes on', async () => {
  const { stores, answers, place } = open(sessionOf(sam), profileOf(sam))
  await screen.findByText('Hello, Sam Sample')
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Typed' } })
  answers['/user/profile'] = signedOut
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please log in, then press the button again.')).toBeTruthy()
  expect(stores.dialogs.find('account')?.request).toEqual({
    mode: 'login',
    message: 'Please sign in to see that page.',
  })
  expect(place()).toBe('/profile/edit')
  answers['/user/profile'] = profileOf(sam)
  stores.session.put(sam)
  await waitFor(() =>
    expect(screen.queryByText(/^You have been signed out\. Log in to/)).toBeNull(),
  )
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Typed')
})

test('another user who signs in finds nothing that the first one typed', async () => {
  const { stores, answers } = open(sessionOf(sam), profileOf(sam))
  await screen.findByText('Hello, Sam Sample')
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Typed' } })
  stores.session.put(undefined)
  answers['/user/profile'] = profileOf(robin)
  stores.session.put(robin)
  await screen.findByText('Hello, Robin Sample')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
})

test('signing out leads to the home page, without asking to sign in', async () => {
  const { stores, place } = open(sessionOf(sam), profileOf(sam))
  await screen.findByText('Hello, Sam Sample')
  stores.session.reset()
  stores.session.put(undefined)
  await waitFor(() => expect(place()).toBe('/'))
  expect(stores.dialogs.isOpen('account')).toBe(false)
})

test('a change that the store cannot take says what is safe', async () => {
  const { answers } = open(sessionOf(sam), profileOf(sam))
  await screen.findByText('Hello, Sam Sample')
  answers['/user/profile'] = 'unreachable'
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByText(
      'The store could not be reached. Nothing that you typed is lost. Please try again in a moment.',
    ),
  ).toBeTruthy()
})
