import { accountEndpoints, authEndpoints, wishlistEndpoints } from '@stemside/rules/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeFor, otherCode, proveEmail, sampleSignup, signUp } from '../testing/accounts.ts'
import { Browser } from '../testing/Browser.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { call, send } from '../testing/call.ts'
import { eraseAndReturn } from '../testing/eraseAndReturn.ts'
import { hasPostgres, Postgres } from '../testing/postgres.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

const { email, country } = sampleSignup

let postgres: Postgres | undefined

beforeAll(async () => {
  if (hasPostgres) postgres = await Postgres.start()
})

afterAll(() => postgres?.stop())

async function start() {
  return startTestServer({ databaseUrl: (await postgres?.database()) ?? '' })
}

describe.skipIf(!hasPostgres)('accounts on PostgreSQL', () => {
  test('can sign up, log in by code and set a new password', async () => {
    const { address } = await start()
    await signUp(address)
    await call(address, accountEndpoints.sendCode, { query: { email, login: '1' } })
    const body = { email, otp: await codeFor(address, email), country }
    const { data } = await call(address, accountEndpoints.logInByCode, { body })
    expect(data.name).toBe('Maya Sample')
    const headers = { 'x-access-token': await proveEmail(address, email, {}) }
    const changed = { email, newPassword: 'battery staple' }
    await call(address, accountEndpoints.updatePassword, { body: changed, headers })
  })

  test('a code is compared at most five times, also for guesses that arrive together', async () => {
    const { address, spaces } = await start()
    await call(address, accountEndpoints.sendCode, { query: { email, create_account: '1' } })
    const otp = otherCode(await codeFor(address, email))
    const body = { email, otp, country }
    const guess = () => send(address, accountEndpoints.verifyCode, { body })
    const answers = await Promise.all(Array.from({ length: 20 }, guess))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
    expect(await spaces.main.shop.store.get('codes', email)).toMatchObject({ tries: 5 })
  })

  test('a sign-in with Google works, a refer code is credited, and its reward becomes one coupon', async () => {
    const { address } = await start()
    const browser = new Browser(address)
    const { url } = await browser.form(authEndpoints.signIn, {}, 'google')
    const choice = new URLSearchParams({ person: 'stand-in-ada' })
    await browser.open(await browser.open(url, { method: 'POST', body: choice }))
    expect(await browser.signedInAs()).toBe('ada@example.com')
    const referral = async () => {
      const answer: unknown = await (await browser.send(accountEndpoints.getReferral)).json()
      return accountEndpoints.getReferral.response.parse(answer).data
    }
    const { referCode } = await referral()
    await placeSampleOrder(address, { referCode })
    expect(await referral()).toMatchObject({ maxClaimReward: 0, pendingReward: 10 })
    const later = new Date(Date.now() + 15 * 24 * 60 * 60 * 1000).toISOString()
    await call(address, toolEndpoints.setClock, { body: { now: later } })
    expect((await referral()).maxClaimReward).toBe(10)
    const claim = () => browser.send(accountEndpoints.claimReferral, { body: { amount: 10 } })
    const claims = await Promise.all(Array.from({ length: 4 }, claim))
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await referral()).claimedReward).toBe(10)
  })

  test('an erased account’s one-time coupon stays used, and its next order is no first order', async () => {
    expect(await eraseAndReturn(await start())).toEqual({
      message: 'TRYNEW has already been used with this email.',
      pendingReward: 0,
    })
  })

  test('the store tells what was bought from one wish list, and nothing of other orders', async () => {
    const { address } = await start()
    const id = '8d0f5f4e0c5b4f0e9a315d2f6c0b7a11'
    await placeSampleOrder(address)
    await placeSampleOrder(address, { wishlist: { id, skus: ['orboot'] } })
    const bought = async (wishlistId: string) => {
      const params = { wishlistId }
      return (await call(address, wishlistEndpoints.getBoughtWishes, { params })).data
    }
    expect(await bought(id)).toEqual(['orboot'])
    expect(await bought('0b9e1c527c1d4d588f6a3f1f6f0f2d22')).toEqual([])
  })

  test('of many requests with one proof, one makes the account', async () => {
    const { address } = await start()
    const headers = { 'x-access-token': await proveEmail(address, email, { create_account: '1' }) }
    const make = () =>
      send(address, accountEndpoints.createAccount, { body: sampleSignup, headers })
    const answers = await Promise.all(Array.from({ length: 4 }, make))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
