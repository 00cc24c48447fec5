import { accountEndpoints, authEndpoints } from '@stemside/rules/contract'
import { type MutableToken, OAuth2Server } from 'oauth2-mock-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { codeFor, sampleSignup, signUp } from '../../testing/accounts.ts'
import { Browser } from '../../testing/Browser.ts'
import { call } from '../../testing/call.ts'
import { begin, choose, errorPage, openJourneys, walk } from '../../testing/google.ts'
import { production, startProcess } from '../../testing/startProcess.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { toolEndpoints } from '../../tools/toolEndpoints.ts'

const { email, password } = sampleSignup
const tokenAnswer = z.looseObject({ id_token: z.string() })

describe('signing in with Google, at the stand-in provider', () => {
  test('leads to its page, and back to callbackUrl with a session (§6.2)', async () => {
    const { address } = await startTestServer()
    const browser = new Browser(address)
    const page = await begin(browser, { callbackUrl: '/profile/orders' })
    const shown = await (await fetch(page)).text()
    expect(shown).toContain('maya@example.com')
    const back = await choose(browser, page)
    expect(back).toMatch(`${address}/api/auth/callback/google?`)
    expect(await browser.open(back)).toBe(`${address}/profile/orders?account=new`)
    expect(await browser.signedInAs()).toBe('maya@example.com')
    expect(openJourneys(browser)).toEqual([])
  })

  test('marks the address that it leads back to for a new account only', async () => {
    const { address } = await startTestServer()
    const there = { callbackUrl: '/shop?sort=new' }
    expect(await walk(new Browser(address), 'stand-in-ada', there)).toBe(
      `${address}/shop?sort=new&account=new`,
    )
    expect(await walk(new Browser(address), 'stand-in-ada', there)).toBe(`${address}/shop?sort=new`)
    await signUp(address)
    expect(await walk(new Browser(address), 'stand-in-maya', there)).toBe(
      `${address}/shop?sort=new`,
    )
  })

  test('a plain form is redirected', async () => {
    const { address } = await startTestServer()
    const browser = new Browser(address)
    const body = { csrfToken: await browser.csrfToken() }
    const params = { provider: 'google' }
    const answer = await browser.send(authEndpoints.signIn, { body, params })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(`${address}/stand-in/google?`)
  })

  test('is among the providers', async () => {
    const { address } = await startTestServer()
    const { google } = await call(address, authEndpoints.getProviders)
    expect(google).toEqual({
      id: 'google',
      name: 'Google',
      type: 'oauth',
      signinUrl: `${address}/api/auth/signin/google`,
      callbackUrl: `${address}/api/auth/callback/google`,
    })
  })

  test('“Cancel” leads to the error Callback, without a session', async () => {
    const server = await startTestServer()
    const browser = new Browser(server.address)
    expect(await walk(browser, '')).toBe(errorPage(server, 'Callback'))
    expect(await browser.signedInAs()).toBeUndefined()
  })

  test.each([
    ['“Cancel”', '', 'Callback'],
    ['a refused account', 'stand-in-otto', 'OAuthCreateAccount'],
  ])(
    '%s leads to the account popup, which knows where the shopper was',
    async (_what, person, error) => {
      const server = await startTestServer()
      const { address } = server
      const browser = new Browser(address)
      const page = await walk(browser, person, { callbackUrl: '/profile/orders?page=2' })
      expect(page).toBe(errorPage(server, error, `${address}/profile/orders?page=2`))
      const signIn = await browser.open(page)
      const form = new URL(await browser.open(address + signIn), address)
      expect(form.pathname).toBe('/')
      expect(Object.fromEntries(form.searchParams)).toEqual({
        popup: 'login',
        error,
        callbackUrl: `${address}/profile/orders?page=2`,
      })
    },
  )

  test('the address of an error never leads to another site', async () => {
    const { address } = await startTestServer()
    const query = 'error=Callback&callbackUrl=https%3A%2F%2Fevil.example%2F'
    const to = await new Browser(address).open(`${address}/api/auth/error?${query}`)
    expect(new URL(to, address).searchParams.get('callbackUrl')).toBe(address)
  })

  test.each([
    ['another token', { csrfToken: 'f'.repeat(64) }],
    ['no token', {}],
  ])('a form without the token leads to the sign-in page: %s', async (_what, token) => {
    const { address } = await startTestServer()
    const browser = new Browser(address)
    const body = { ...token, json: 'true' }
    const answer = await browser.send(authEndpoints.signIn, {
      body,
      params: { provider: 'google' },
    })
    expect(await answer.json()).toEqual({ url: `${address}/api/auth/signin?csrf=true` })
  })

  test.each(['https://evil.example/', '//evil.example', String.raw`/\evil.example`])(
    'callbackUrl never leads to another site: %s',
    async (callbackUrl) => {
      const { address } = await startTestServer()
      const browser = new Browser(address)
      expect(new URL(await walk(browser, 'stand-in-ada', { callbackUrl })).origin).toBe(address)
      expect(await browser.signedInAs()).toBe('ada@example.com')
    },
  )

  test('the session that the browser brought is ended', async () => {
    const { address } = await startTestServer()
    const browser = new Browser(address)
    browser.cookies.set('next-auth.session-token', 'chosen-by-an-attacker')
    await walk(browser)
    expect(browser.cookies.get('next-auth.session-token')).not.toBe('chosen-by-an-attacker')
  })

  test('the stand-in’s page leads back to its own shop only', async () => {
    const { address } = await startTestServer()
    const page = new URL(await begin(new Browser(address)))
    page.searchParams.set('redirect_uri', 'https://evil.example/api/auth/callback/google')
    expect((await fetch(page)).status).toBe(400)
    expect((await fetch(page, { method: 'POST', redirect: 'manual' })).status).toBe(400)
  })
})

describe('the account of a Google user', () => {
  test('is made the first time, without a password and a telephone number', async () => {
    const { address, spaces } = await startTestServer()
    const browser = new Browser(address)
    browser.cookies.set('cc', 'IN')
    await walk(browser, 'stand-in-ada')
    const answer = await browser.send(accountEndpoints.getProfile)
    const profile = {
      name: 'Ada Sample',
      email: 'ada@example.com',
      countryCode: '+91',
      country: 'IN',
    }
    expect(await answer.json()).toEqual({ status: 'success', data: profile })
    // The name can be changed without giving a number.
    const body = { name: 'Ada', countryCode: '+91', country: 'IN' }
    const changed = await browser.send(accountEndpoints.updateProfile, { body })
    expect(await changed.json()).toEqual({ status: 'success', data: { ...profile, name: 'Ada' } })
    await walk(new Browser(address), 'stand-in-ada')
    expect(await spaces.main.shop.store.count('users')).toBe(1)
    for (const typed of ['', 'undefined', password]) {
      const fields = { username: 'ada@example.com', password: typed }
      expect((await browser.form(authEndpoints.callback, fields)).status).toBe(401)
    }
  })

  test('is the account that has the address; it keeps its password, and its owner gets a mail', async () => {
    const { address, spaces } = await startTestServer()
    await signUp(address)
    await walk(new Browser(address))
    const [mail] = await call(address, toolEndpoints.readOutbox)
    expect(mail).toMatchObject({ to: email, subject: 'You can log in with Google now' })
    const body = { email, password, country: 'US' }
    expect((await call(address, accountEndpoints.logIn, { body })).data.name).toBe('Maya Sample')
    await walk(new Browser(address))
    expect(await spaces.main.shop.store.count('mails', { to: email })).toBe(2)
  })

  test('can get a password by a code', async () => {
    const { address } = await startTestServer()
    await walk(new Browser(address), 'stand-in-ada')
    const to = 'ada@example.com'
    await call(address, accountEndpoints.sendCode, { query: { email: to } })
    const code = { email: to, otp: await codeFor(address, to), country: 'US' }
    const { token } = await call(address, accountEndpoints.verifyCode, { body: code })
    const body = { email: to, newPassword: 'battery staple' }
    const headers = { 'x-access-token': token }
    await call(address, accountEndpoints.updatePassword, { body, headers })
    const typed = { email: to, password: 'battery staple', country: 'US' }
    expect((await call(address, accountEndpoints.logIn, { body: typed })).data.name).toBeTruthy()
  })

  test('is not made for an email address that is not confirmed', async () => {
    const server = await startTestServer()
    const browser = new Browser(server.address)
    expect(await walk(browser, 'stand-in-nobody')).toBe(errorPage(server, 'AccessDenied'))
    expect(await server.spaces.main.shop.store.count('users')).toBe(0)
  })

  test('an address that Google does not run opens no account, and makes none', async () => {
    const server = await startTestServer()
    const browser = new Browser(server.address)
    expect(await walk(browser, 'stand-in-otto')).toBe(errorPage(server, 'OAuthCreateAccount'))
    await signUp(server.address, { email: 'otto@mail.example' })
    expect(await walk(browser, 'stand-in-otto')).toBe(errorPage(server, 'OAuthAccountNotLinked'))
    expect(await browser.signedInAs()).toBeUndefined()
  })

  test('erasing the account removes its link to Google', async () => {
    const { address, spaces } = await startTestServer()
    const browser = new Browser(address)
    await walk(browser)
    const data = await browser.send(accountEndpoints.getAccountData)
    const { data: kept } = accountEndpoints.getAccountData.response.parse(await data.json())
    expect(kept.google).toHaveLength(1)
    await browser.send(accountEndpoints.eraseAccountData, { body: { email } })
    const { store } = spaces.main.shop
    expect([await store.count('users'), await store.count('identities')]).toEqual([0, 0])
  })
})

describe('a provider over HTTP', () => {
  const claims = { email: 'maya@gmail.com', email_verified: true, name: 'Maya Sample' }

  /** A server whose Google is another server, which changes its ID tokens. */
  async function startWith(change: (token: MutableToken) => void = () => undefined) {
    const provider = new OAuth2Server()
    await provider.issuer.keys.generate('RS256')
    await provider.start(0, '127.0.0.1')
    onTestFinished(() => provider.stop())
    provider.service.on('beforeTokenSigning', (token: MutableToken) => {
      if (token.payload['nonce'] === undefined) return
      Object.assign(token.payload, claims)
      change(token)
    })
    const issuer = provider.issuer.url ?? ''
    const google = { issuer, clientId: 'our-client', clientSecret: 'secret' }
    const server = await startTestServer({ google })
    const browser = new Browser(server.address)
    const signIn = async () => browser.open(await browser.open(await begin(browser)))
    return { ...server, provider, browser, signIn }
  }

  test('signs a person in with its claims', async () => {
    const { signIn, browser, address } = await startWith()
    expect(await signIn()).toBe(`${address}/?account=new`)
    expect(await browser.signedInAs()).toBe('maya@gmail.com')
  })

  test('its id of the person finds the account, also with another email address', async () => {
    let to = claims.email
    const { signIn, browser } = await startWith(({ payload }) => {
      Object.assign(payload, { email: to })
    })
    await signIn()
    to = 'maya.new@gmail.com'
    await signIn()
    expect(await browser.signedInAs()).toBe('maya@gmail.com')
  })

  test.each([
    ['for another client', { aud: 'another-client' }],
    ['of another provider', { iss: 'https://evil.example' }],
    ['that has expired', { exp: 1 }],
    ['with another nonce', { nonce: 'another' }],
    ['without a person', { sub: '' }],
  ])('an ID token %s is refused', async (_what, changes) => {
    const server = await startWith(({ payload }) => void Object.assign(payload, changes))
    expect(await server.signIn()).toBe(errorPage(server, 'OAuthCallback'))
    expect(await server.browser.signedInAs()).toBeUndefined()
  })

  test('an ID token with a forged signature is refused', async () => {
    const server = await startWith()
    server.provider.service.on('beforeResponse', (answer: { body: unknown }) => {
      const { id_token: token, ...rest } = tokenAnswer.parse(answer.body)
      const [header, payload] = token.split('.')
      const forged = Buffer.alloc(256, 1).toString('base64url')
      answer.body = { ...rest, id_token: [header, payload, forged].join('.') }
    })
    expect(await server.signIn()).toBe(errorPage(server, 'OAuthCallback'))
  })

  test('a provider that does not answer leads to the error OAuthSignin, and is asked again', async () => {
    const server = await startWith()
    const port = server.provider.address().port
    await server.provider.stop()
    expect(await begin(server.browser)).toBe(errorPage(server, 'OAuthSignin'))
    await server.provider.start(port, '127.0.0.1')
    expect(await server.signIn()).toBe(`${server.address}/?account=new`)
  })
})

describe('in production mode', () => {
  test('there is no stand-in, and without keys no sign-in with Google', async () => {
    const { address } = await startProcess({ DATA_DIR: await temporaryFolder(), ...production })
    const at = await address
    expect(Object.keys(await call(at, authEndpoints.getProviders))).toEqual(['credentials'])
    expect((await fetch(`${at}/stand-in/google`)).status).toBe(404)
  })
})
