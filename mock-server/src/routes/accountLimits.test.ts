import { accountEndpoints, authEndpoints, endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { sampleSignup, signUp } from '../testing/accounts.ts'
import { Browser } from '../testing/Browser.ts'
import { send } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'

const { email, password } = sampleSignup
const country = 'US'

/** Headers of one of many clients behind a proxy. */
function clientHeaders(number: number) {
  return { 'x-forwarded-for': `10.0.0.${number}` }
}

describe('limits of accounts', () => {
  const many = { rateLimits: true, trustProxy: 1 }

  test('codes of one email are guessed at most 20 times a day, from whatever addresses', async () => {
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

  test('one email gets at most 30 codes a day, from whatever addresses', async () => {
    const { address } = await startTestServer(many)
    const statuses: number[] = []
    for (let tries = 0; tries < 32; tries += 1) {
      const query = { email: tries % 2 === 0 ? email : email.toUpperCase(), login: '1' }
      const headers = clientHeaders(tries)
      statuses.push((await send(address, accountEndpoints.sendCode, { query, headers })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429])
  })

  test('one client sends ten mails a day to one email, over all calls, and another client still may', async () => {
    const { address } = await startTestServer(many)
    const headers = clientHeaders(1)
    for (let tries = 0; tries < 10; tries += 1) {
      const query = { email, login: '1' }
      expect((await send(address, accountEndpoints.sendCode, { query, headers })).status).toBe(200)
    }
    const body = { name: 'Eve', email, subject: 'Hello', message: 'Hello', country }
    expect((await send(address, endpoints.sendContact, { body, headers })).status).toBe(429)
    const other = await send(address, endpoints.sendContact, { body, headers: clientHeaders(2) })
    expect(other.status).toBe(200)
  })

  test('one client guesses ten codes of one email a day, and another client still may', async () => {
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

  test('one client guesses ten passwords of one email an hour, and right ones do not count', async () => {
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

  test('addresses of one IPv6 network are one client', async () => {
    const { address } = await startTestServer(many)
    const tryPassword = async (from: string) => {
      const headers = { 'x-forwarded-for': from }
      const body = { email, password: 'wrong', country }
      return (await send(address, accountEndpoints.logIn, { body, headers })).status
    }
    const statuses: number[] = []
    for (let tries = 1; tries <= 12; tries += 1) {
      statuses.push(await tryPassword(`2001:db8::${tries}`))
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect(await tryPassword('2001:db8:1::1')).toBe(401)
  })

  test('an email address in other letters, which would not be counted, does not log in', async () => {
    const { address } = await startTestServer()
    await signUp(address, { email: 'mike@example.com' })
    const logIn = (username: string) =>
      new Browser(address).form(authEndpoints.callback, { username, password })
    expect((await logIn('mi\u212Ae@example.com')).status).toBe(401)
    expect((await logIn('MIKE@example.com')).status).toBe(200)
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
