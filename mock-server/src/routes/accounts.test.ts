import { accountEndpoints } from '@stemside/rules/contract'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { makeCode } from '../accounts/codes.ts'
import { usualCost } from '../accounts/passwords.ts'
import { keysOf, serverSecret } from '../accounts/serverSecret.ts'
import { codeFor, otherCode, proveEmail, sampleSignup, signUp } from '../testing/accounts.ts'
import { call, refusal, send } from '../testing/call.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

const { email, password } = sampleSignup
const country = 'US'
const stranger = 'ada@example.com'

async function ask(address: string, query: Readonly<Record<string, string>>) {
  const { message } = await call(address, accountEndpoints.sendCode, { query })
  return message
}

function logIn(address: string, typed: string, to = email) {
  return refusal(address, accountEndpoints.logIn, {
    body: { email: to, password: typed, country },
  })
}

function logInByCode(address: string, otp: string, to = email) {
  return refusal(address, accountEndpoints.logInByCode, { body: { email: to, otp, country } })
}

function signupWith(token: string) {
  return { body: sampleSignup, headers: { 'x-access-token': token } }
}

/** Headers of one of many clients behind a proxy. */
function clientHeaders(number: number) {
  return { 'x-forwarded-for': `10.0.0.${number}` }
}

async function later({ address }: TestServer, minutes: number): Promise<void> {
  const now = new Date(Date.now() + minutes * 60_000).toISOString()
  await call(address, toolEndpoints.setClock, { body: { now } })
}

describe('signing up', () => {
  test('a code, then an account that can log in with its password', async () => {
    const { address } = await startTestServer()
    expect(await signUp(address)).not.toBe('')
    const body = { email: 'MAYA@example.com', password, country }
    const answer = await call(address, accountEndpoints.logIn, { body })
    expect(answer.data).toEqual({ name: 'Maya Sample' })
  })

  test('the code comes as HTML and as text, and stands in its subject', async () => {
    const { address } = await startTestServer()
    await ask(address, { email, create_account: '1' })
    const [mail] = await call(address, toolEndpoints.readOutbox)
    expect(mail?.code).toMatch(/^\d{4}$/)
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).toContain(mail?.code)
    expect(mail?.text).toContain('Use this code to create your account:')
  })

  test('needs a token, for this e-mail, that a code to sign up has given', async () => {
    const { address } = await startTestServer()
    await signUp(address, { email: stranger })
    const others = await proveEmail(address, 'eve@example.com', { create_account: '1' })
    const reset = await proveEmail(address, stranger, {})
    for (const token of [undefined, '', 'x.y.z', others, reset]) {
      const headers = token === undefined ? {} : { 'x-access-token': token }
      const failure = await refusal(address, accountEndpoints.createAccount, {
        body: sampleSignup,
        headers,
      })
      expect(failure).toMatchObject({
        code: 401,
        message: 'Please confirm your e-mail address again with a new code.',
        error: 'Please confirm your e-mail address again with a new code.',
      })
    }
  })

  test('an address with an account gets a mail without a code, and keeps its account', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    await ask(address, { email, create_account: '1' })
    const [mail] = await call(address, toolEndpoints.readOutbox)
    expect(mail).toMatchObject({ subject: 'You have a Stemside account already' })
    expect(mail?.code).toBeUndefined()
  })

  test('of two sign-ups with one e-mail, the second is told that there is an account', async () => {
    const { address } = await startTestServer()
    const first = await proveEmail(address, email, { create_account: '1' })
    const second = await proveEmail(address, email, { create_account: '1' })
    await call(address, accountEndpoints.createAccount, signupWith(first))
    for (const token of [first, second]) {
      const failure = await refusal(address, accountEndpoints.createAccount, signupWith(token))
      expect(failure.code).toBe(409)
    }
  })

  test('keeps neither the password nor the code readable', async () => {
    const { address, spaces } = await startTestServer()
    await signUp(address)
    await ask(address, { email, login: '1' })
    const { users, codes } = await spaces.main.shop.store.export()
    const kept = JSON.stringify({ users, codes })
    expect(kept).not.toContain(password)
    expect(kept).not.toContain(`"${await codeFor(address, email)}"`)
  })
})

describe('a one-time code', () => {
  test('logs in, once', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    await ask(address, { email, login: '1' })
    const body = { email, otp: await codeFor(address, email), country }
    const answer = await call(address, accountEndpoints.logInByCode, { body })
    expect(answer.data.name).toBe('Maya Sample')
    expect((await logInByCode(address, body.otp)).code).toBe(401)
  })

  test.each([
    [9.9, 200],
    [10.1, 401],
  ])('is good for 10 minutes of the shop’s clock: after %s', async (minutes, status) => {
    const { address, spaces } = await startTestServer()
    await signUp(address)
    await ask(address, { email, login: '1' })
    const body = { email, otp: await codeFor(address, email), country }
    // Not by the mock tools, which delete what has expired.
    spaces.main.shop.clock.set(new Date(Date.now() + minutes * 60_000))
    expect((await send(address, accountEndpoints.logInByCode, { body })).status).toBe(status)
  })

  test('is dead after five wrong tries, the right one included', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    await ask(address, { email, login: '1' })
    const right = await codeFor(address, email)
    const messages: string[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      messages.push((await logInByCode(address, otherCode(right))).message)
    }
    messages.push((await logInByCode(address, right)).message)
    expect(messages.slice(0, 4)).toEqual(
      Array.from(
        { length: 4 },
        () => 'This code is not right, or it has expired. Please try again.',
      ),
    )
    expect(new Set(messages.slice(4))).toEqual(
      new Set(['Those were too many wrong codes. Please get a new one.']),
    )
  })

  test('is compared at most five times, also for guesses that arrive together', async () => {
    const { address, spaces } = await startTestServer()
    await signUp(address)
    await ask(address, { email, login: '1' })
    const wrong = otherCode(await codeFor(address, email))
    await Promise.all(Array.from({ length: 30 }, () => logInByCode(address, wrong)))
    expect(await spaces.main.shop.store.get('codes', email)).toMatchObject({ tries: 5 })
  })

  test('for one purpose does not serve another', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    await ask(address, { email })
    const reset = { email, otp: await codeFor(address, email), country }
    expect((await logInByCode(address, reset.otp)).code).toBe(401)
    // It is still good for its own purpose.
    expect((await call(address, accountEndpoints.verifyCode, { body: reset })).token).not.toBe('')
    await ask(address, { email, login: '1' })
    const body = { email, otp: await codeFor(address, email), country }
    expect((await refusal(address, accountEndpoints.verifyCode, { body })).code).toBe(401)
  })

  test('of one address does not serve another', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    await signUp(address, { email: stranger })
    await ask(address, { email: stranger, login: '1' })
    expect((await logInByCode(address, await codeFor(address, stranger))).code).toBe(401)
  })
})

describe('a new password', () => {
  test('replaces the one before, and is reported by mail', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    const token = await proveEmail(address, email, {})
    const body = { email, newPassword: 'battery staple' }
    const headers = { 'x-access-token': token }
    await call(address, accountEndpoints.updatePassword, { body, headers })
    expect((await logIn(address, password)).code).toBe(401)
    const right = { email, password: 'battery staple', country } as const
    expect((await call(address, accountEndpoints.logIn, { body: right })).data.name).toBeTruthy()
    const [mail] = await call(address, toolEndpoints.readOutbox)
    expect(mail?.subject).toBe('Your password was changed')
  })

  test('needs a token that was not used, is in time, and is for this e-mail and purpose', async () => {
    const server = await startTestServer()
    const { address, settings } = server
    const forSignup = await proveEmail(address, email, { create_account: '1' })
    await signUp(address)
    await signUp(address, { email: stranger })
    const used = await proveEmail(address, email, {})
    const body = { email, newPassword: 'battery staple' }
    await call(address, accountEndpoints.updatePassword, {
      body,
      headers: { 'x-access-token': used },
    })
    const { tokens } = keysOf(await serverSecret(settings))
    const claims = () =>
      new SignJWT({ sub: email, jti: 'made up' }).setIssuer('stemside').setAudience('reset')
    const forged = await claims()
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('15m')
      .sign(new TextEncoder().encode('another secret of 32 characters!'))
    const otherAlgorithm = await claims()
      .setProtectedHeader({ alg: 'HS512' })
      .setExpirationTime('15m')
      .sign(Buffer.concat([tokens, tokens]))
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${used.split('.')[1]}.`
    const others = await proveEmail(address, stranger, {})
    for (const token of [used, forSignup, forged, otherAlgorithm, unsigned, others]) {
      const headers = { 'x-access-token': token }
      const failure = await refusal(address, accountEndpoints.updatePassword, { body, headers })
      expect(failure.code).toBe(401)
    }
    const late = await proveEmail(address, email, {})
    await later(server, 16)
    const headers = { 'x-access-token': late }
    const failure = await refusal(address, accountEndpoints.updatePassword, { body, headers })
    expect(failure.code).toBe(401)
  })

  test.each(['abcd', 'x'.repeat(129)])('has 5 to 128 characters: not %s', async (newPassword) => {
    const { address } = await startTestServer()
    const failure = await refusal(address, accountEndpoints.updatePassword, {
      body: { email, newPassword },
    })
    expect(failure.issues?.[0]?.path).toBe('body.newPassword')
  })
})

describe('who is a customer', () => {
  test.each([{}, { login: '1' }, { create_account: '1' }])(
    'cannot be read from the answer or the writes of a code asked with %j',
    async (asked) => {
      const { address, spaces } = await startTestServer()
      await signUp(address)
      const { store } = spaces.main.shop
      const seen: unknown[] = []
      for (const who of [email, stranger]) {
        const mails = await store.count('mails')
        const message = await ask(address, { email: who, ...asked })
        const tries = (await store.get('codes', who))?.tries
        seen.push({ message, tries, mails: (await store.count('mails')) - mails })
      }
      expect(seen[1]).toEqual(seen[0])
    },
  )

  test('cannot be read from how a wrong code is refused', async () => {
    const { address, spaces, settings } = await startTestServer()
    await signUp(address)
    const keys = keysOf(await serverSecret(settings))
    const seen: string[][] = []
    for (const who of [email, stranger]) {
      const order = { id: who, purpose: 'login', now: new Date() } as const
      const code = await spaces.main.shop.store.tx(async (tx) => makeCode(tx, keys, order))
      const wrong = otherCode(code)
      const answers: string[] = []
      for (let tries = 0; tries < 6; tries += 1) {
        answers.push((await logInByCode(address, wrong, who)).message)
      }
      seen.push(answers)
    }
    expect(seen[1]).toEqual(seen[0])
  })

  test('cannot be read from how a wrong password is refused, nor from how long that takes', async () => {
    const { address } = await startTestServer({}, { password: usualCost })
    await signUp(address)
    const times: number[] = []
    const answers: unknown[] = []
    for (const who of [email, stranger]) {
      const start = performance.now()
      for (let tries = 0; tries < 3; tries += 1) answers.push(await logIn(address, 'wrong', who))
      times.push(performance.now() - start)
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const [known = 0, unknown = 0] = times
    // Without the work for unknown addresses it is some fifty times.
    expect(known / unknown).toBeLessThan(4)
  })
})

describe('limits of accounts', () => {
  const many = { rateLimits: true, trustProxy: 1 }

  test('codes of one e-mail are guessed at most 20 times a day, from whatever addresses', async () => {
    const { address, spaces } = await startTestServer(many)
    const { store } = spaces.main.shop
    const statuses: number[] = []
    for (let tries = 0; tries < 25; tries += 1) {
      // A new code every four tries, so that no code dies.
      if (tries % 4 === 0) await store.tx(async (tx) => tx.delete('codes', email))
      const body = { email, otp: '0000', country }
      const endpoint = tries % 2 === 0 ? accountEndpoints.verifyCode : accountEndpoints.logInByCode
      statuses.push((await send(address, endpoint, { body, headers: clientHeaders(tries) })).status)
    }
    expect(statuses).toEqual([
      ...Array.from({ length: 20 }, () => 401),
      ...Array.from({ length: 5 }, () => 429),
    ])
  })

  test('one e-mail gets at most 30 codes a day, from whatever addresses', async () => {
    const { address } = await startTestServer(many)
    const statuses: number[] = []
    for (let tries = 0; tries < 32; tries += 1) {
      const query = { email: tries % 2 === 0 ? email : email.toUpperCase(), login: '1' }
      const headers = clientHeaders(tries)
      statuses.push((await send(address, accountEndpoints.sendCode, { query, headers })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429])
  })

  test('HEAD sends no more codes to one e-mail than GET', async () => {
    const { address } = await startTestServer(many)
    const url = `${address}${accountEndpoints.sendCode.path}?${new URLSearchParams({ email, login: '1' })}`
    const statuses: number[] = []
    for (let tries = 0; tries < 32; tries += 1) {
      const headers = clientHeaders(tries)
      statuses.push((await fetch(url, { method: 'HEAD', headers })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429])
  })

  test('one client guesses ten codes of one e-mail a day, and another client still may', async () => {
    const { address, spaces } = await startTestServer(many)
    const guess = async (client: number) => {
      await spaces.main.shop.store.tx(async (tx) => tx.delete('codes', email))
      const request = { body: { email, otp: '0000', country }, headers: clientHeaders(client) }
      return (await send(address, accountEndpoints.verifyCode, request)).status
    }
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries += 1) statuses.push(await guess(1))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect(await guess(2)).toBe(401)
  })

  test('others who use up every limit do not keep the owner from logging in with the password', async () => {
    const { address } = await startTestServer(many)
    await signUp(address)
    const tries = Array.from({ length: 40 }, (_, number) => clientHeaders(number))
    for (const headers of tries) {
      const wrong = { body: { email, password: 'wrong', country }, headers }
      await send(address, accountEndpoints.logIn, wrong)
      await send(address, accountEndpoints.sendCode, { query: { email, login: '1' }, headers })
      await send(address, accountEndpoints.verifyCode, {
        body: { email, otp: '0000', country },
        headers,
      })
    }
    const headers = clientHeaders(99)
    const query = { email, login: '1' }
    expect((await send(address, accountEndpoints.sendCode, { query, headers })).status).toBe(429)
    const right = { body: { email, password, country }, headers }
    expect((await send(address, accountEndpoints.logIn, right)).status).toBe(200)
  })

  test('one client guesses ten passwords of one e-mail an hour, and right ones do not count', async () => {
    const { address } = await startTestServer(many)
    await signUp(address)
    const tryPassword = async (number: number, typed: string) => {
      const body = { email, password: typed, country }
      return (await send(address, accountEndpoints.logIn, { body, headers: clientHeaders(number) }))
        .status
    }
    expect(await tryPassword(0, password)).toBe(200)
    const wrong = await Promise.all(Array.from({ length: 14 }, () => tryPassword(0, 'wrong')))
    expect(wrong.filter((status) => status === 401)).toHaveLength(10)
    expect(wrong.filter((status) => status === 429)).toHaveLength(4)
    expect(await tryPassword(0, password)).toBe(429)
    expect(await tryPassword(1, password)).toBe(200)
  })

  test.each([
    ['codes to send', accountEndpoints.sendCode, 10],
    ['codes', accountEndpoints.verifyCode, 20],
    ['logins by code', accountEndpoints.logInByCode, 20],
    ['logins', accountEndpoints.logIn, 20],
    ['new accounts', accountEndpoints.createAccount, 20],
    ['new passwords', accountEndpoints.updatePassword, 20],
  ])('one client is refused beyond so many a minute: %s', async (_what, endpoint, most) => {
    const { address } = await startTestServer({ rateLimits: true })
    const statuses: number[] = []
    for (let tries = 0; tries < most + 1; tries += 1) {
      const request = endpoint.method === 'GET' ? {} : { body: {} }
      statuses.push((await send(address, endpoint, request)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: most }, () => 400), 429])
  })
})

test('a page of another site cannot make a browser ask for codes', async () => {
  const { address } = await startTestServer()
  const headers = { 'sec-fetch-site': 'cross-site' }
  const { status } = await send(address, accountEndpoints.sendCode, { query: { email }, headers })
  expect(status).toBe(403)
  expect(await call(address, toolEndpoints.readOutbox)).toEqual([])
})
