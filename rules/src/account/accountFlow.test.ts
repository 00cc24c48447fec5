import { expect, test } from 'vitest'
import {
  accountLinks,
  accountModes,
  accountPause,
  closedAccountFlow,
  moveAccount,
  type AccountEvent,
  type AccountFlow,
  type AccountMode,
} from './accountFlow.ts'

const email = 'sam@example.com'
const on = (mode: AccountMode): AccountFlow => ({ ...closedAccountFlow, mode, email })
const run = (flow: AccountFlow, ...events: readonly AccountEvent[]) =>
  events.reduce(moveAccount, flow)
const succeed: readonly AccountEvent[] = [{ type: 'sent' }, { type: 'succeeded' }]
/** The screens that a shopper sees who succeeds at each step. */
const walk = (first: AccountMode) => {
  const seen: (AccountMode | 'signed in')[] = [first]
  let flow = on(first)
  while (seen.length < 8) {
    flow = run(flow, ...succeed, { type: 'waited' })
    if (flow.isSignedIn) return [...seen, 'signed in']
    seen.push(flow.mode)
  }
  return seen
}

/* The flows of §4.4, §4.5 and §4.6. */
test.each<[AccountMode, readonly string[]]>([
  ['login', ['login', 'signed in']],
  ['email_otp_login', ['email_otp_login', 'verify_otp_login', 'signed in']],
  ['create', ['create', 'otp_screen_signup', 'signed in']],
  [
    'forgotPassword',
    [
      'forgotPassword',
      'otp_screen',
      'setPassword_screen',
      'success_password_reset',
      'login',
      'signed in',
    ],
  ],
])('from %s each successful step leads to the next screen', (first, screens) => {
  expect(walk(first)).toEqual(screens)
})

test.each(accountModes.filter((mode) => mode !== 'success_password_reset'))(
  '%s shows a loader for 1 s after a successful call, and stays until then (§4.7, §9.2)',
  (mode) => {
    const moving = run(on(mode), ...succeed)
    expect(accountPause(moving)).toBe(1000)
    expect(moving.mode).toBe(mode)
    expect(moving.isSignedIn).toBe(false)
  },
)

test('the popup confirms a new password for 3 s, then shows the log-in form with the same email address (§9.2)', () => {
  const done = on('success_password_reset')
  expect(accountPause(done)).toBe(3000)
  expect(moveAccount(done, { type: 'waited' })).toMatchObject({ mode: 'login', email })
})

test('a screen has no time limit while no call is under way', () => {
  expect(accountPause(on('login'))).toBeUndefined()
  expect(accountPause(run(on('login'), { type: 'sent' }))).toBeUndefined()
  expect(moveAccount(on('login'), { type: 'waited' })).toEqual(on('login'))
})

test('a refusal stays on the screen with its message, which the next try clears', () => {
  const refused = run(on('login'), { type: 'sent' }, { type: 'refused', message: 'No.' })
  expect(refused).toMatchObject({ mode: 'login', step: 'filling', message: 'No.' })
  expect(moveAccount(refused, { type: 'sent' }).message).toBeUndefined()
  expect(moveAccount(refused, { type: 'chose', mode: 'signup' }).message).toBeUndefined()
})

test('the popup opens on signup or login, with no message but the one it is given (§2.45)', () => {
  const before: AccountFlow = { ...on('otp_screen'), message: 'No.', isSignedIn: true }
  expect(moveAccount(before, { type: 'opened', mode: 'signup' })).toEqual({
    ...on('signup'),
    message: undefined,
  })
  expect(moveAccount(before, { type: 'opened', mode: 'login', message: 'Why' }).message).toBe('Why')
})

test('a signed-in user who changes the password is done after the 3 s, without a log-in', () => {
  const opened = moveAccount(closedAccountFlow, { type: 'opened', mode: 'forgotPassword', email })
  expect(opened).toMatchObject({ mode: 'forgotPassword', email, isOfUser: true })
  const done: AccountFlow = { ...opened, mode: 'success_password_reset' }
  expect(moveAccount(done, { type: 'waited' })).toMatchObject({ isSignedIn: true })
  expect(moveAccount(done, { type: 'opened', mode: 'login' }).isOfUser).toBe(false)
})

test.each(accountModes.flatMap((from) => accountModes.map((to) => [from, to] as const)))(
  'the link from %s to %s works exactly if the screen has it',
  (from, to) => {
    const has = accountLinks[from].includes(to)
    expect(moveAccount(on(from), { type: 'chose', mode: to }).mode).toBe(has ? to : from)
  },
)

test('the email address of a sent form is filled in on the next screens, also on one that a link opens', () => {
  const sent = run(closedAccountFlow, { type: 'sent', email }, { type: 'refused', message: 'No.' })
  expect(moveAccount(sent, { type: 'chose', mode: 'forgotPassword' }).email).toBe(email)
})

test('an email address that was typed but not sent is filled in on the next screen, also after closing the popup', () => {
  const typed = run(on('login'), { type: 'typed', email }, { type: 'chose', mode: 'signup' })
  expect(typed).toMatchObject({ mode: 'signup', email })
  expect(moveAccount(typed, { type: 'opened', mode: 'login' }).email).toBe(email)
})

test('the number of codes sent again grows with each code, and is 0 on another screen', () => {
  const again = run(on('otp_screen'), { type: 'sent' }, { type: 'codeSent' })
  expect(again).toMatchObject({ mode: 'otp_screen', step: 'filling', codesSent: 1 })
  expect(moveAccount(again, { type: 'chose', mode: 'forgotPassword' }).codesSent).toBe(0)
})

test.each<[string, AccountFlow, AccountEvent]>([
  ['an answer without a call', on('login'), { type: 'succeeded' }],
  ['a refusal without a call', on('login'), { type: 'refused', message: 'No.' }],
  ['a new code without a call', on('otp_screen'), { type: 'codeSent' }],
  [
    'a second press while a call is under way',
    run(on('login'), { type: 'sent' }),
    { type: 'sent' },
  ],
  [
    'a link while a call is under way',
    run(on('login'), { type: 'sent' }),
    { type: 'chose', mode: 'signup' },
  ],
  ['a form on the confirmation', on('success_password_reset'), { type: 'sent' }],
])('%s changes nothing', (_, flow, event) => {
  expect(moveAccount(flow, event)).toEqual(flow)
})

test('the form is shown again if Google’s page has not opened after 4 s (§4.72)', () => {
  const leaving = run(on('login'), { type: 'sent' }, { type: 'left' })
  expect([leaving.step, accountPause(leaving)]).toEqual(['leaving', 4000])
  expect(run(leaving, { type: 'waited' })).toEqual(on('login'))
  expect(run(on('login'), { type: 'left' })).toEqual(on('login'))
})
