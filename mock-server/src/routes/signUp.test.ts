import { accountEndpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { askForCode, codeFor, proveEmail, sampleSignup, signUp } from '../testing/accounts.ts'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

const { email, password } = sampleSignup
const country = 'US'
const stranger = 'ada@example.com'

function signupWith(token: string) {
  return { body: sampleSignup, headers: { 'x-access-token': token } }
}

describe('signing up', () => {
  test('needs a code, and makes an account that can log in with its password (§7.10, §7.11, §7.12, §7.13)', async () => {
    const { address } = await startTestServer()
    expect(await signUp(address)).not.toBe('')
    const body = { email: 'MAYA@example.com', password, country }
    const answer = await call(address, accountEndpoints.logIn, { body })
    expect(answer.data).toEqual({ name: 'Maya Sample' })
  })

  test('the code comes as HTML and as text, and is in the subject of its mail', async () => {
    const { address } = await startTestServer()
    await askForCode(address, { email, create_account: '1' })
    const [mail] = await call(address, toolEndpoints.readOutbox)
    expect(mail?.code).toMatch(/^\d{4}$/)
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).toContain(mail?.code)
    expect(mail?.text).toContain('Use this code to create your account:')
  })

  test('needs a token, for this email, that a code to sign up has given (§7.12)', async () => {
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
        message: 'Please confirm your email address again with a new code.',
        error: 'Please confirm your email address again with a new code.',
      })
    }
  })

  test('an address with an account gets a mail without a code, and keeps its account', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    await askForCode(address, { email, create_account: '1' })
    const [mail] = await call(address, toolEndpoints.readOutbox)
    expect(mail).toMatchObject({ subject: 'You have a Stemside account already' })
    expect(mail?.code).toBeUndefined()
  })

  test('of two sign-ups with one email, the second is told that there is an account', async () => {
    const { address } = await startTestServer()
    const first = await proveEmail(address, email, { create_account: '1' })
    const second = await proveEmail(address, email, { create_account: '1' })
    await call(address, accountEndpoints.createAccount, signupWith(first))
    for (const token of [first, second]) {
      const failure = await refusal(address, accountEndpoints.createAccount, signupWith(token))
      expect(failure.code).toBe(409)
    }
  })

  test('a token makes only one account, even after that account is erased', async () => {
    const { address } = await startTestServer()
    const proof = await proveEmail(address, email, { create_account: '1' })
    const answer = await call(address, accountEndpoints.createAccount, signupWith(proof))
    const headers = { 'x-access-token': answer.token ?? '' }
    await call(address, accountEndpoints.eraseAccountData, { body: { email }, headers })
    const failure = await refusal(address, accountEndpoints.createAccount, signupWith(proof))
    expect(failure.code).toBe(401)
  })

  test('keeps neither the password nor the code readable', async () => {
    const { address, spaces } = await startTestServer()
    await signUp(address)
    await askForCode(address, { email, login: '1' })
    const { users, codes } = await spaces.main.shop.store.export()
    const kept = JSON.stringify({ users, codes })
    expect(kept).not.toContain(password)
    expect(kept).not.toContain(`"${await codeFor(address, email)}"`)
  })
})
