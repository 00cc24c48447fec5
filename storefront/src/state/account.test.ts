import type { AccountMode } from '@stemside/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storesWith } from '../test/storeStub.ts'
import { createAccountStore } from './account.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const email = 'sam@example.com'
const password = 'globe on the shelf'
const created = {
  mode: 'create',
  name: 'Sam Sample',
  email,
  dialCode: '+1',
  phone: '9876543210',
  password,
} as const

const success = (body: object = {}) => ({ status: 200, body: { status: 'success', ...body } })
const refusal = (message: string, status = 401) => ({
  status,
  body: { status: 'failed', message },
})
const name = { data: { name: 'Sam Sample' } }

/** The answers of a store at which every call succeeds. */
const working = {
  '/user/otp/generate': success({ message: 'On its way.' }),
  '/user/otp/verify': success({ token: 'token-1', message: 'Confirmed.' }),
  '/user/create': success(name),
  '/user/emaillogin': success(name),
  '/user/email_otp_login': success(name),
  '/user/password/update': success(name),
  '/api/auth/csrf': { status: 200, body: { csrfToken: 'csrf-1' } },
  '/api/auth/callback/credentials': { status: 200, body: { url: 'http://store.test/' } },
}

type Answers = Parameters<typeof storesWith>[0]

function accountWith(answers: Answers = {}) {
  const { stores, asked } = storesWith({ ...working, ...answers })
  const sessions: boolean[] = []
  const account = createAccountStore({
    api: stores.api,
    country: () => 'US',
    referCode: () => 'MIRA42',
    onSession: (_, isNew) => {
      sessions.push(isNew)
      return Promise.resolve()
    },
  })
  account.open({ mode: 'login' })
  return { account, asked, sessions, paths: () => asked.map(({ path }) => path) }
}

/** Follows links until a screen is reached. */
function go({ account }: ReturnType<typeof accountWith>, ...modes: readonly AccountMode[]) {
  for (const mode of modes) account.choose(mode)
}

test('a log-in with a password signs in after 1 s (§7.20, §9.2)', async () => {
  const { account, sessions, asked } = accountWith()
  await account.submit({ mode: 'login', email, password })
  expect(sessions).toEqual([false])
  expect(account.state.flow).toMatchObject({ step: 'moving', isSignedIn: false })
  vi.advanceTimersByTime(999)
  expect(account.state.flow.isSignedIn).toBe(false)
  vi.advanceTimersByTime(1)
  expect(account.state.flow.isSignedIn).toBe(true)
  const form = new URLSearchParams(asked.at(-1)?.body)
  expect(Object.fromEntries(form)).toEqual({
    csrfToken: 'csrf-1',
    callbackUrl: '/',
    json: 'true',
    username: email,
    name: 'Sam Sample',
    country: 'US',
    password,
  })
})

test('a refused log-in shows the server’s message, and starts no session', async () => {
  const { account, sessions } = accountWith({
    '/user/emaillogin': refusal('The password is not right.'),
  })
  await account.submit({ mode: 'login', email, password })
  expect(account.state.flow).toMatchObject({
    mode: 'login',
    step: 'filling',
    message: 'The password is not right.',
    email,
  })
  expect(sessions).toEqual([])
})

test('after an answer with the status "failed" and HTTP 200, the popup stays on its screen (§7)', async () => {
  const it = accountWith({ '/user/otp/generate': refusal('No code for you.', 200) })
  go(it, 'signup', 'create')
  await it.account.submit(created)
  vi.advanceTimersByTime(1000)
  expect(it.account.state.flow).toMatchObject({ mode: 'create', message: 'No code for you.' })
})

test('an account is created by code, token, account and session (§4.6)', async () => {
  const it = accountWith()
  go(it, 'signup', 'create')
  await it.account.submit(created)
  vi.advanceTimersByTime(1000)
  expect(it.account.state.flow).toMatchObject({ mode: 'otp_screen_signup', email })
  await it.account.submit({ mode: 'otp_screen_signup', code: '2741' })
  vi.advanceTimersByTime(1000)
  expect(it.account.state.flow.isSignedIn).toBe(true)
  expect(it.sessions).toEqual([true])
  const create = it.asked.find(({ path }) => path === '/user/create')
  expect(create?.headers.get('x-access-token')).toBe('token-1')
  expect(JSON.parse(create?.body ?? '')).toEqual({
    name: 'Sam Sample',
    referCode: 'MIRA42',
    email,
    phone: '9876543210',
    countryCode: '+1',
    password,
    country: 'US',
  })
})

async function signUp(answers: Answers) {
  const it = accountWith(answers)
  go(it, 'signup', 'create')
  await it.account.submit(created)
  vi.advanceTimersByTime(1000)
  await it.account.submit({ mode: 'otp_screen_signup', code: '2741' })
  return it
}

test('a network failure while the account is created says "error" (§8.6), and the code is not verified twice', async () => {
  let isDown = true
  const it = await signUp({
    '/user/create': () => (isDown ? 'unreachable' : success(name)),
    '/api/auth/csrf': () => (isDown ? 'unreachable' : working['/api/auth/csrf']),
  })
  expect(it.account.state.flow.message).toBe('error')
  isDown = false
  await it.account.submit({ mode: 'otp_screen_signup', code: '2741' })
  expect(it.sessions).toEqual([true])
  expect(it.paths().filter((path) => path === '/user/otp/verify')).toHaveLength(1)
})

test('the shopper is signed in if the account was created and only the answer was lost', async () => {
  const it = await signUp({ '/user/create': 'unreachable' })
  expect(it.sessions).toEqual([true])
  expect(it.account.state.flow.step).toBe('moving')
})

test('the shopper is signed in if a browser repeated the request whose answer was lost', async () => {
  const it = await signUp({ '/user/create': refusal('Please confirm your email address again.') })
  expect(it.sessions).toEqual([true])
})

test('a refused account shows the server’s message, and asks for a new code (§8.6)', async () => {
  const it = await signUp({
    '/user/create': refusal('Please confirm your email address again.'),
    '/api/auth/callback/credentials': { status: 401, body: { url: 'http://store.test/error' } },
  })
  expect(it.account.state.flow.message).toBe('Please confirm your email address again.')
  await it.account.submit({ mode: 'otp_screen_signup', code: '9999' })
  expect(it.paths().filter((path) => path === '/user/otp/verify')).toHaveLength(2)
})

test('a password is reset by code, token and password; a confirmation for 3 s and a log-in with the email follow (§4.4, §9.2)', async () => {
  const it = accountWith()
  const { account } = it
  go(it, 'forgotPassword')
  await account.submit({ mode: 'forgotPassword', email })
  vi.advanceTimersByTime(1000)
  await account.submit({ mode: 'otp_screen', code: '2741' })
  vi.advanceTimersByTime(1000)
  expect(account.state.flow.mode).toBe('setPassword_screen')
  await account.submit({ mode: 'setPassword_screen', password })
  vi.advanceTimersByTime(1000)
  expect(account.state.flow.mode).toBe('success_password_reset')
  vi.advanceTimersByTime(2999)
  expect(account.state.flow.mode).toBe('success_password_reset')
  vi.advanceTimersByTime(1)
  expect(account.state.flow).toMatchObject({ mode: 'login', email })
  const update = it.asked.at(-1)
  expect(update?.headers.get('x-access-token')).toBe('token-1')
  expect(JSON.parse(update?.body ?? '')).toEqual({ email, newPassword: password })
})

test('a signed-in user changes the password, and is signed in with the new one', async () => {
  const page = accountWith()
  const { account, sessions, paths } = page
  account.open({ mode: 'forgotPassword', email })
  await account.submit({ mode: 'forgotPassword', email })
  vi.advanceTimersByTime(1000)
  await account.submit({ mode: 'otp_screen', code: '2741' })
  vi.advanceTimersByTime(1000)
  await account.submit({ mode: 'setPassword_screen', password: 'kites in the hall' })
  expect(paths().slice(-4)).toEqual([
    '/user/password/update',
    '/user/emaillogin',
    '/api/auth/csrf',
    '/api/auth/callback/credentials',
  ])
  expect(sessions).toEqual([false])
  vi.advanceTimersByTime(1000)
  expect(account.state.flow.mode).toBe('success_password_reset')
  vi.advanceTimersByTime(3000)
  expect(account.state.flow.isSignedIn).toBe(true)
})

test('a changed password is confirmed, even if the log-in after it fails', async () => {
  const { account } = accountWith({ '/user/emaillogin': 'unreachable' })
  account.open({ mode: 'forgotPassword', email })
  await account.submit({ mode: 'forgotPassword', email })
  vi.advanceTimersByTime(1000)
  await account.submit({ mode: 'otp_screen', code: '2741' })
  vi.advanceTimersByTime(1000)
  await account.submit({ mode: 'setPassword_screen', password: 'kites in the hall' })
  vi.advanceTimersByTime(1000)
  expect(account.state.flow.mode).toBe('success_password_reset')
})

test('a log-in by a code uses the code once, also in a retry after a lost session (§4.5, §7.20)', async () => {
  let isDown = true
  const it = accountWith({
    '/api/auth/callback/credentials': () =>
      isDown ? 'unreachable' : working['/api/auth/callback/credentials'],
  })
  go(it, 'email_otp_login')
  await it.account.submit({ mode: 'email_otp_login', email })
  vi.advanceTimersByTime(1000)
  await it.account.submit({ mode: 'verify_otp_login', code: '2741' })
  expect(it.account.state.flow.message).toBe('The store could not be reached.')
  isDown = false
  await it.account.submit({ mode: 'verify_otp_login', code: '2741' })
  expect(it.sessions).toEqual([false])
  expect(it.paths().filter((path) => path === '/user/email_otp_login')).toHaveLength(1)
  expect(new URLSearchParams(it.asked.at(-1)?.body).get('code')).toBe('2741')
})

test('a new code is asked for after the store has forgotten that it accepted this one', async () => {
  let signIns = 0
  const it = accountWith({
    '/api/auth/callback/credentials': () => {
      signIns += 1
      if (signIns === 1) return 'unreachable'
      if (signIns === 2) return { status: 401, body: { url: 'http://store.test/' } }
      return working['/api/auth/callback/credentials']
    },
  })
  go(it, 'email_otp_login')
  await it.account.submit({ mode: 'email_otp_login', email })
  vi.advanceTimersByTime(1000)
  await it.account.submit({ mode: 'verify_otp_login', code: '2741' })
  await it.account.submit({ mode: 'verify_otp_login', code: '2741' })
  expect(it.account.state.flow.message).toBe('This code has been used. Please get a new one.')
  await it.account.submit({ mode: 'verify_otp_login', code: '2741' })
  expect(it.paths().filter((path) => path === '/user/email_otp_login')).toHaveLength(2)
})

test('a reset forgets the address of the last user', async () => {
  const { account } = accountWith()
  await account.submit({ mode: 'login', email, password })
  vi.advanceTimersByTime(1000)
  account.close()
  account.reset()
  account.open({ mode: 'login' })
  expect(account.state.flow.email).toBe('')
})

test('another code is sent to the same address, and counted', async () => {
  const it = accountWith()
  go(it, 'forgotPassword')
  await it.account.submit({ mode: 'forgotPassword', email })
  vi.advanceTimersByTime(1000)
  await it.account.resend()
  expect(it.account.state.flow).toMatchObject({ mode: 'otp_screen', codesSent: 1, step: 'filling' })
  expect(it.paths()).toEqual(['/user/otp/generate', '/user/otp/generate'])
})

test('an answer that arrives after the popup was closed is ignored', async () => {
  const { account } = accountWith()
  const sending = account.submit({ mode: 'login', email, password })
  account.close()
  account.open({ mode: 'signup' })
  await sending
  vi.advanceTimersByTime(5000)
  expect(account.state.flow).toMatchObject({ mode: 'signup', step: 'filling', isSignedIn: false })
})

test('a second press while a call is in progress is ignored', async () => {
  const { account, paths } = accountWith()
  await Promise.all([
    account.submit({ mode: 'login', email, password }),
    account.submit({ mode: 'login', email, password }),
  ])
  expect(paths().filter((path) => path === '/user/emaillogin')).toHaveLength(1)
})

test('a popup that opens again after signing in stays open', async () => {
  const { account } = accountWith()
  await account.submit({ mode: 'login', email, password })
  vi.advanceTimersByTime(1000)
  account.close()
  expect(account.state.flow.isSignedIn).toBe(false)
})

test('the popup shows the message that it is opened with', () => {
  const { account } = accountWith()
  account.open({ mode: 'login', message: 'Please sign in to see that page.' })
  expect(account.state.flow.message).toBe('Please sign in to see that page.')
})

test('the popup works again 4 s after Google’s page should have opened (§4.72)', async () => {
  const { account } = accountWith()
  await account.leave(() => Promise.resolve())
  await vi.advanceTimersByTimeAsync(3999)
  expect(account.state.flow.step).toBe('leaving')
  await vi.advanceTimersByTimeAsync(1)
  expect(account.state.flow).toMatchObject({ mode: 'login', step: 'filling', message: undefined })
  account.choose('forgotPassword')
  expect(account.state.flow.mode).toBe('forgotPassword')
})

test('a popup that was closed and opened on the way to Google keeps its own next step', async () => {
  const { account } = accountWith()
  await account.leave(() => Promise.resolve())
  account.close()
  account.open({ mode: 'login' })
  const sending = account.submit({ mode: 'login', email, password })
  await sending
  await vi.advanceTimersByTimeAsync(4000)
  expect(account.state.flow.isSignedIn).toBe(true)
})
