import { accountEndpoints } from '@stemside/rules/contract'
import { decodeJwt, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { keysOf, serverSecret } from '../secrets/serverSecret.ts'
import {
  askForCode,
  codeFor,
  otherCode,
  proveEmail,
  sampleSignup,
  signUp,
  tryCode,
  tryPassword,
} from '../testing/accounts.ts'
import { call, refusal, send } from '../testing/call.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

const { email, password } = sampleSignup
const country = 'US'
const stranger = 'ada@example.com'

async function later({ address }: TestServer, minutes: number): Promise<void> {
  const now = new Date(Date.now() + minutes * 60_000).toISOString()
  await call(address, toolEndpoints.setClock, { body: { now } })
}

function noneOf(codes: readonly string[]): string {
  return ['0000', '1111', '2222'].find((code) => !codes.includes(code)) ?? '3333'
}

/** Asks for codes to log in until the last three differ. */
async function threeCodes(address: string): Promise<readonly [string, string, string]> {
  const codes: string[] = []
  while (new Set(codes.slice(-3)).size < 3) {
    await askForCode(address, { email, login: '1' })
    codes.push(await codeFor(address, email))
  }
  const [first = '', second = '', third = ''] = codes.slice(-3)
  return [first, second, third]
}

describe('a one-time code', () => {
  test('logs in, once (§7.13)', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    await askForCode(address, { email, login: '1' })
    const body = { email, otp: await codeFor(address, email), country }
    const answer = await call(address, accountEndpoints.logInByCode, { body })
    expect(answer.data.name).toBe('Maya Sample')
    expect((await tryCode(address, body.otp)).code).toBe(401)
  })

  test.each([
    [9.9, 200],
    [10.1, 401],
  ])('is good for 10 minutes of the shop’s clock: after %s', async (minutes, status) => {
    const { address, spaces } = await startTestServer()
    await signUp(address)
    await askForCode(address, { email, login: '1' })
    const body = { email, otp: await codeFor(address, email), country }
    // Not by the mock tools, which delete what has expired.
    spaces.main.shop.clock.set(new Date(Date.now() + minutes * 60_000))
    expect((await send(address, accountEndpoints.logInByCode, { body })).status).toBe(status)
  })

  test('is dead after five wrong tries, the right one included', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    await askForCode(address, { email, login: '1' })
    const right = await codeFor(address, email)
    const messages: string[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      messages.push((await tryCode(address, otherCode(right))).message)
    }
    messages.push((await tryCode(address, right)).message)
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
    await askForCode(address, { email, login: '1' })
    const wrong = otherCode(await codeFor(address, email))
    await Promise.all(Array.from({ length: 30 }, () => tryCode(address, wrong)))
    expect(await spaces.main.shop.store.get('codes', email)).toMatchObject({ tries: 5 })
  })

  test('for one purpose does not serve another (§7.10, §7.11)', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    await askForCode(address, { email })
    const reset = { email, otp: await codeFor(address, email), country }
    expect((await tryCode(address, reset.otp)).code).toBe(401)
    // It is still good for its own purpose.
    expect((await call(address, accountEndpoints.verifyCode, { body: reset })).token).not.toBe('')
    await askForCode(address, { email, login: '1' })
    const body = { email, otp: await codeFor(address, email), country }
    expect((await refusal(address, accountEndpoints.verifyCode, { body })).code).toBe(401)
  })

  test('stays valid after one more was asked for, in another tab or for another purpose', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    for (const second of [{ login: '1' }, {}]) {
      await askForCode(address, { email, login: '1' })
      const body = { email, otp: await codeFor(address, email), country }
      await askForCode(address, { email, ...second })
      expect((await send(address, accountEndpoints.logInByCode, { body })).status).toBe(200)
    }
  })

  test('is refused once a third code was asked for, and once another code has logged in', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    const [first, second, third] = await threeCodes(address)
    const use = async (otp: string) =>
      (await send(address, accountEndpoints.logInByCode, { body: { email, otp, country } })).status
    expect([await use(first), await use(third), await use(second)]).toEqual([401, 200, 401])
  })

  test('counts its own tries, also those made while one more code is valid', async () => {
    const { address, spaces } = await startTestServer()
    await signUp(address)
    await askForCode(address, { email, login: '1' })
    const known = [await codeFor(address, email)]
    for (let tries = 0; tries < 3; tries += 1) await tryCode(address, noneOf(known))
    await askForCode(address, { email, login: '1' })
    known.push(await codeFor(address, email))
    for (let tries = 0; tries < 3; tries += 1) await tryCode(address, noneOf(known))
    const row = await spaces.main.shop.store.get('codes', email)
    expect(row).toMatchObject({ tries: 3, earlier: { tries: 5 } })
  })

  test('of one address does not serve another', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    await signUp(address, { email: stranger })
    await askForCode(address, { email: stranger, login: '1' })
    expect((await tryCode(address, await codeFor(address, stranger))).code).toBe(401)
  })
})

describe('a new password', () => {
  test('replaces the one before, and is reported by mail (§7.14)', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    const token = await proveEmail(address, email, {})
    const body = { email, newPassword: 'battery staple' }
    const headers = { 'x-access-token': token }
    const answer = await call(address, accountEndpoints.updatePassword, { body, headers })
    expect((await tryPassword(address, password)).code).toBe(401)
    expect(answer.data).toEqual({ name: sampleSignup.name })
    const withNew = { headers: { 'x-access-token': answer.token ?? '' } }
    expect((await call(address, accountEndpoints.getProfile, withNew)).data.email).toBe(email)
    const right = { email, password: 'battery staple', country } as const
    expect((await call(address, accountEndpoints.logIn, { body: right })).data.name).toBeTruthy()
    const [mail] = await call(address, toolEndpoints.readOutbox)
    expect(mail?.subject).toBe('Your password was changed')
  })

  test('needs a token that was not used, is in time, and is for this email and purpose', async () => {
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
    // Forged tokens name a proof that is there: nothing but their signature is wrong.
    const unused = await proveEmail(address, email, {})
    const { jti = '' } = decodeJwt(unused)
    const claims = () => new SignJWT({ sub: email, jti }).setIssuer('stemside').setAudience('reset')
    const forged = await claims()
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('15m')
      .sign(new TextEncoder().encode('another secret of 32 characters!'))
    const otherAlgorithm = await claims()
      .setProtectedHeader({ alg: 'HS512' })
      .setExpirationTime('15m')
      .sign(tokens)
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${unused.split('.')[1]}.`
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

  test('ends the other tokens with which somebody could set one', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    const stolen = { 'x-access-token': await proveEmail(address, email, {}) }
    const own = { 'x-access-token': await proveEmail(address, email, {}) }
    const body = { email, newPassword: 'battery staple' }
    await call(address, accountEndpoints.updatePassword, { body, headers: own })
    const again = { body: { email, newPassword: 'stolen' }, headers: stolen }
    expect((await refusal(address, accountEndpoints.updatePassword, again)).code).toBe(401)
  })

  test.each(['abcd', 'x'.repeat(129)])('has 5 to 128 characters: not %s', async (newPassword) => {
    const { address } = await startTestServer()
    const failure = await refusal(address, accountEndpoints.updatePassword, {
      body: { email, newPassword },
    })
    expect(failure.issues?.[0]?.path).toBe('body.newPassword')
  })
})
