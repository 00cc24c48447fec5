import { accountEndpoints, authEndpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { codeFor, otherCode, proveEmail, sampleSignup, signUp } from '../testing/accounts.ts'
import { Browser } from '../testing/Browser.ts'
import { call, send } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'

const { email, password } = sampleSignup
const dayMs = 24 * 60 * 60 * 1000
const sessionCookie = 'next-auth.session-token'

async function start(changes: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(changes)
  await signUp(server.address)
  return { ...server, browser: new Browser(server.address) }
}

function logIn(browser: Browser, fields: Readonly<Record<string, string>> = {}) {
  return browser.form(authEndpoints.callback, { username: email, password, ...fields })
}

/** A browser that has just logged in with a code at /user/email_otp_login, and the code. */
async function proven() {
  const server = await start()
  const { address, browser } = server
  await call(address, accountEndpoints.sendCode, { query: { email, login: '1' } })
  const code = await codeFor(address, email)
  const body = { email, otp: code, country: 'US' }
  expect((await browser.send(accountEndpoints.logInByCode, { body })).status).toBe(200)
  return { ...server, code }
}

function logInWith(browser: Browser, code: string, username = email) {
  return browser.form(authEndpoints.callback, { username, code })
}

describe('the answers of /api/auth (§7.19)', () => {
  test('a visitor has an empty session, and the credentials provider', async () => {
    const { browser, address } = await start()
    expect(await call(address, authEndpoints.getSession)).toEqual({})
    const at = `${address}/api/auth`
    expect(await call(address, authEndpoints.getProviders)).toMatchObject({
      credentials: {
        id: 'credentials',
        name: 'Credentials',
        type: 'credentials',
        signinUrl: `${at}/signin/credentials`,
        callbackUrl: `${at}/callback/credentials`,
      },
    })
    expect(await browser.csrfToken()).toBe(await browser.csrfToken())
  })

  test('a right password starts a session, and signing out ends it (§6.2)', async () => {
    const { browser } = await start()
    expect(await logIn(browser, { callbackUrl: '/profile/orders' })).toEqual({
      status: 200,
      url: `${browser.address}/profile/orders`,
    })
    expect(await browser.signedInAs()).toBe(email)
    const stolen = browser.cookies.get(sessionCookie) ?? ''
    const out = await browser.form(authEndpoints.signOut, { callbackUrl: '/shop' })
    expect(out).toEqual({ status: 200, url: `${browser.address}/shop` })
    expect(browser.cookies.has(sessionCookie)).toBe(false)
    browser.cookies.set(sessionCookie, stolen)
    expect(await browser.signedInAs()).toBeUndefined()
  })

  test.each([
    ['a wrong password', { password: 'wrong' }],
    ['an unknown email', { username: 'ada@example.com' }],
    ['no password', { password: '' }],
  ])('%s is refused with CredentialsSignin', async (_what, fields) => {
    const { browser } = await start()
    expect(await logIn(browser, fields)).toEqual({
      status: 401,
      url: `${browser.address}/api/auth/error?error=CredentialsSignin&provider=credentials`,
    })
    expect(await browser.signedInAs()).toBeUndefined()
  })

  test('a plain form is redirected', async () => {
    const { browser } = await start()
    const body = { csrfToken: await browser.csrfToken(), username: email, password }
    const answer = await browser.send(authEndpoints.callback, {
      body: { ...body, callbackUrl: '/cart' },
      params: { provider: 'credentials' },
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `${browser.address}/cart`,
    ])
  })

  test.each([authEndpoints.signIn, authEndpoints.callback])(
    'an unknown provider leads to the sign-in page: $path',
    async (endpoint) => {
      const { browser } = await start()
      const { url } = await browser.form(endpoint, {}, 'unknown')
      expect(url.replace('?csrf=true', '')).toBe(`${browser.address}/api/auth/signin`)
    },
  )

  test.each([
    [
      'signin?error=SessionRequired&callbackUrl=%2Fprofile%2Forders',
      '/?popup=login&callbackUrl=HOST%2Fprofile%2Forders&error=SessionRequired',
    ],
    ['signin?callbackUrl=https%3A%2F%2Fevil.example', '/?popup=login&callbackUrl=HOST'],
    ['signin?callbackUrl=javascript%3Aalert(1)', '/error?error=InvalidCallbackUrl'],
    ['signin?callbackUrl=x', '/error?error=InvalidCallbackUrl'],
    ['error', '/error?error=Default'],
    ['error?error=Configuration', '/error?error=Configuration'],
    ['error?error=AccessDenied', '/error?error=AccessDenied'],
    [
      'error?error=AccessDenied&callbackUrl=%2Fcart',
      '/error?error=AccessDenied&callbackUrl=HOST%2Fcart',
    ],
    [
      'error?error=AccessDenied&callbackUrl=https%3A%2F%2Fevil.example',
      '/error?error=AccessDenied&callbackUrl=HOST',
    ],
    ['error?error=OAuthCallback', '/api/auth/signin?error=OAuthCallback'],
    ['signin?error=OAuthCallback', '/?popup=login&error=OAuthCallback'],
    ['error?error=CredentialsSignin', '/api/auth/signin?error=CredentialsSignin'],
    ['signout', '/'],
  ])('GET %s leads to %s', async (path, target) => {
    const { address } = await startTestServer()
    const answer = await fetch(`${address}/api/auth/${path}`, { redirect: 'manual' })
    const location = (answer.headers.get('location') ?? '').replace(
      encodeURIComponent(address),
      'HOST',
    )
    expect([answer.status, location]).toEqual([302, target])
  })

  test('_log takes what the client reports', async () => {
    const { address } = await startTestServer()
    const body = { level: 'debug', code: 'CLIENT_FETCH_ERROR' }
    expect(await call(address, authEndpoints.logAuth, { body })).toEqual({})
  })

  test('SHOP_URL is the origin in all answers, whatever host was asked for', async () => {
    const { browser, address } = await start({ shopUrl: 'https://shop.example' })
    const providers = await call(address, authEndpoints.getProviders)
    expect(providers['credentials']?.signinUrl).toBe(
      'https://shop.example/api/auth/signin/credentials',
    )
    expect((await logIn(browser, { callbackUrl: '/cart' })).url).toBe('https://shop.example/cart')
  })
})

describe('a session', () => {
  test('slides: it ends 30 days after it was last asked for', async () => {
    const { browser, spaces } = await start()
    const { clock } = spaces.main.shop
    await logIn(browser)
    const at = Date.now()
    const seen: boolean[] = []
    for (const days of [20, 45, 76]) {
      clock.set(new Date(at + days * dayMs))
      seen.push((await browser.signedInAs()) === email)
    }
    expect(seen).toEqual([true, true, false])
  })

  test('gets a new id at each sign-in, and the one that the browser brought is ended', async () => {
    const { browser } = await start()
    browser.cookies.set(sessionCookie, 'chosen-by-an-attacker')
    await logIn(browser)
    const first = browser.cookies.get(sessionCookie) ?? ''
    expect(first).not.toBe('chosen-by-an-attacker')
    await logIn(browser)
    expect(browser.cookies.get(sessionCookie)).not.toBe(first)
    const attacker = new Browser(browser.address)
    for (const known of ['chosen-by-an-attacker', first]) {
      attacker.cookies.set(sessionCookie, known)
      expect(await attacker.signedInAs()).toBeUndefined()
    }
  })

  test('ends with a new password', async () => {
    const { browser, address } = await start()
    await logIn(browser)
    const headers = { 'x-access-token': await proveEmail(address, email, {}) }
    const body = { email, newPassword: 'battery staple' }
    await call(address, accountEndpoints.updatePassword, { body, headers })
    expect(await browser.signedInAs()).toBeUndefined()
    expect(browser.cookies.has(sessionCookie)).toBe(false)
  })

  test('the store keeps the hash of its cookie only', async () => {
    const { browser, spaces } = await start()
    await logIn(browser)
    const { sessions } = await spaces.main.shop.store.export()
    expect(Object.keys(sessions ?? {})).toHaveLength(1)
    expect(JSON.stringify(sessions)).not.toContain(browser.cookies.get(sessionCookie))
  })
})

describe('CSRF', () => {
  test.each([
    ['no cookie', () => new Map<string, string>(), 'f'.repeat(64)],
    ['another token', undefined, 'f'.repeat(64)],
    ['an empty token', undefined, ''],
    ['no token', undefined, undefined],
    [
      'a cookie that the server did not sign',
      () => new Map([['next-auth.csrf-token', `${'f'.repeat(64)}|${'0'.repeat(64)}`]]),
      'f'.repeat(64),
    ],
  ])('a form with %s neither signs in nor out', async (_what, cookies, csrfToken) => {
    const { browser } = await start()
    await logIn(browser)
    const other = new Browser(browser.address)
    await other.csrfToken()
    for (const one of [browser, other]) {
      if (!cookies) continue
      one.cookies.delete('next-auth.csrf-token')
      for (const [name, value] of cookies()) one.cookies.set(name, encodeURIComponent(value))
    }
    const token = csrfToken === undefined ? {} : { csrfToken }
    const fields = { ...token, json: 'true', username: email, password }
    const params = { provider: 'credentials' }
    const signedIn = await other.send(authEndpoints.callback, { body: fields, params })
    expect(await signedIn.json()).toEqual({ url: `${browser.address}/api/auth/signin?csrf=true` })
    expect(await other.signedInAs()).toBeUndefined()
    const signedOut = await browser.send(authEndpoints.signOut, { body: fields })
    expect(await signedOut.json()).toEqual({ url: `${browser.address}/api/auth/signout?csrf=true` })
    expect(await browser.signedInAs()).toBe(email)
  })
})

describe('callbackUrl', () => {
  test.each([
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    'http:evil.example@x',
    'javascript:alert(1)',
    'data:text/html,x',
    '%',
    'http://[',
  ])('never leads to another site: %s', async (callbackUrl) => {
    const { browser } = await start()
    const { url } = await logIn(browser, { callbackUrl })
    expect(new URL(url).origin).toBe(browser.address)
    const out = await browser.form(authEndpoints.signOut, { callbackUrl })
    expect(new URL(out.url).origin).toBe(browser.address)
  })

  test('has one slash at the start of its path', async () => {
    const { browser } = await start()
    const { url } = await logIn(browser, { callbackUrl: `${browser.address}//evil.example?x=1` })
    expect(url).toBe(`${browser.address}/evil.example?x=1`)
  })

  test('leads nowhere else with the shop’s name as a user or a prefix', async () => {
    const { browser } = await start()
    for (const trap of [`${browser.address}@evil.example`, `${browser.address}.evil.example`]) {
      const { url } = await logIn(browser, { callbackUrl: trap })
      expect(new URL(url).origin).toBe(browser.address)
    }
  })
})

describe('a code that was just proven (§7.30)', () => {
  test('starts a session, once (§6.2)', async () => {
    const { browser, code } = await proven()
    const client = browser.cookies.get('next-auth.proven-code') ?? ''
    expect((await logInWith(browser, code)).status).toBe(200)
    expect(await browser.signedInAs()).toBe(email)
    browser.cookies.set('next-auth.proven-code', client)
    expect((await logInWith(browser, code)).status).toBe(401)
  })

  test('is refused from another client', async () => {
    const { browser, code, address } = await proven()
    expect((await logInWith(new Browser(address), code)).status).toBe(401)
    expect((await logInWith(browser, code)).status).toBe(200)
  })

  test.each([
    [59, 200],
    [61, 401],
  ])('is good for 60 seconds: after %s', async (seconds, status) => {
    const { browser, code, spaces } = await proven()
    spaces.main.shop.clock.set(new Date(Date.now() + seconds * 1000))
    expect((await logInWith(browser, code)).status).toBe(status)
  })

  test('is refused for another account, and for another code', async () => {
    for (const change of ['account', 'code']) {
      const { browser, code, address } = await proven()
      await signUp(address, { email: 'ada@example.com' })
      const answer =
        change === 'code'
          ? await logInWith(browser, otherCode(code))
          : await logInWith(browser, code, 'ada@example.com')
      expect(answer.status).toBe(401)
    }
  })

  test('is refused after a new password', async () => {
    const { browser, code, address } = await proven()
    const headers = { 'x-access-token': await proveEmail(address, email, {}) }
    const body = { email, newPassword: 'battery staple' }
    await call(address, accountEndpoints.updatePassword, { body, headers })
    expect((await logInWith(browser, code)).status).toBe(401)
  })

  test('a code that nothing has proven is refused', async () => {
    const { browser, address } = await start()
    await call(address, accountEndpoints.sendCode, { query: { email, login: '1' } })
    expect((await logInWith(browser, await codeFor(address, email))).status).toBe(401)
  })
})

describe('limits of the credentials callback', () => {
  const most = 10

  /** A browser that tries a password or a code. */
  async function tries(fields: (number: number) => object = () => ({})) {
    const { address } = await startTestServer({ rateLimits: true, trustProxy: 1 })
    await signUp(address)
    const browser = new Browser(address)
    const usual = { csrfToken: await browser.csrfToken(), username: email, json: 'true' }
    const params = { provider: 'credentials' }
    const tryOnce = async (number: number, changes: object = { password: 'wrong' }) => {
      const headers = { 'x-forwarded-for': '10.0.1.1' }
      const body = { ...usual, ...fields(number), ...changes }
      return (await browser.send(authEndpoints.callback, { body, params, headers })).status
    }
    const fail = async () => {
      const statuses: number[] = []
      for (let number = 0; number < most + 2; number += 1) statuses.push(await tryOnce(number))
      return statuses
    }
    return { address, browser, fail, tryOnce }
  }

  test.each([
    ['a form with json=true', () => ({}), 401],
    ['a plain form', () => ({ json: 'false' }), 302],
    [
      'a form with another email address each time',
      (number: number) => ({ email: `ada${number}@example.com` }),
      401,
    ],
  ])('counts wrong passwords by username: %s', async (_what, fields, refused) => {
    const { fail } = await tries(fields)
    expect(await fail()).toEqual([...Array.from({ length: most }, () => refused), 429, 429])
  })

  test.each([
    [authEndpoints.callback, 302],
    [authEndpoints.finishSignIn, 302],
  ])('one client is refused after 20 requests a minute: $method $path', async (endpoint, usual) => {
    const { address } = await startTestServer({ rateLimits: true })
    const params = { provider: 'google' }
    const statuses: number[] = []
    for (let request = 0; request < 21; request += 1) {
      statuses.push((await send(address, endpoint, { params })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => usual), 429])
  })

  test('too many wrong passwords do not stop the same client from logging in with a code', async () => {
    const { address, browser, fail, tryOnce } = await tries()
    expect((await fail()).at(-1)).toBe(429)
    await call(address, accountEndpoints.sendCode, { query: { email, login: '1' } })
    const code = await codeFor(address, email)
    await browser.send(accountEndpoints.logInByCode, { body: { email, otp: code, country: 'US' } })
    expect(await tryOnce(most + 2, { code })).toBe(200)
    expect(await browser.signedInAs()).toBe(email)
  })
})

describe('cookies', () => {
  test('are HttpOnly and SameSite=Lax', async () => {
    const { browser } = await start()
    const csrf = await browser.send(authEndpoints.getCsrf)
    await logIn(browser)
    const session = await browser.send(authEndpoints.getSession)
    for (const { headers } of [csrf, session]) {
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^next-auth\.[^;]*;.* HttpOnly; SameSite=Lax$/),
      ])
    }
  })

  test('are Secure in production, with the prefixes by which browsers make sure of it', async () => {
    const { address } = await startTestServer({ mockTools: false })
    const browser = new Browser(address)
    const csrf = await browser.send(authEndpoints.getCsrf)
    expect(csrf.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-next-auth\.csrf-token=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
    const { url } = await browser.form(authEndpoints.signIn, {}, 'google')
    const choice = new URLSearchParams({ person: 'stand-in-ada' })
    await browser.open(await browser.open(url, { method: 'POST', body: choice }))
    expect(browser.cookies.has('next-auth.session-token')).toBe(false)
    const session = await browser.send(authEndpoints.getSession)
    expect(session.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Secure-next-auth\.session-token=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
  })
})
