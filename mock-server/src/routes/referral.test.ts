import { accountEndpoints, endpoints } from '@stemside/rules/contract'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { mostFriends } from '../referrals/referrals.ts'
import { moveReturns } from '../orders/returns.ts'
import { logInHeaders, signUp } from '../testing/accounts.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { call, refusal } from '../testing/call.ts'
import { sampleCustomer, sampleOrder } from '../testing/samples.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

/** The owner of a refer code, who lives in the US. */
const owner = 'ada@example.com'
const friend = 'otto@example.com'

async function start() {
  const server = await startTestServer()
  const token = await signUp(server.address, { email: owner, name: 'Ada Sample' })
  const headers = { 'x-access-token': token }
  const referral = async () =>
    (await call(server.address, accountEndpoints.getReferral, { headers })).data
  return { ...server, headers, referral, referCode: (await referral()).referCode }
}

function orderAs(address: string, email: string, referCode?: string) {
  const customer = sampleCustomer(email)
  return placeSampleOrder(address, { customer, ...(referCode === undefined ? {} : { referCode }) })
}

async function cancel(address: string, email: string, orderId: string) {
  const headers = { 'x-access-token': await signUp(address, { email }) }
  const body = { orderId, status: 'cancelled' as const }
  await call(address, accountEndpoints.cancelAccountOrder, { body, headers })
}

/** Sets the clock to a day by which all orders have arrived, and signs the owner in again. */
async function wait15Days(address: string) {
  const { now } = await call(address, toolEndpoints.readClock)
  const later = new Date(Date.parse(now) + 15 * 24 * 60 * 60 * 1000).toISOString()
  await call(address, toolEndpoints.setClock, { body: { now: later } })
  return logInHeaders(address, owner)
}

/** A friend's first order has arrived. */
async function withCredit() {
  const server = await start()
  const { address } = server
  const orderId = await orderAs(address, friend, server.referCode)
  const headers = await wait15Days(address)
  const claim = { body: { amount: 10 }, headers }
  const referral = async () => (await call(address, accountEndpoints.getReferral, { headers })).data
  const rewards = async () => (await call(address, accountEndpoints.getRewards, { headers })).data
  return { ...server, orderId, headers, claim, referral, rewards }
}

describe('a refer code', () => {
  test('is made once for each account', async () => {
    const { address, referral, referCode } = await start()
    expect(referCode).toMatch(/^[2-9A-HJ-NP-Z]{7}$/)
    expect((await referral()).referCode).toBe(referCode)
    const headers = { 'x-access-token': await signUp(address, { email: friend }) }
    const others = await call(address, accountEndpoints.getReferral, { headers })
    expect(others.data).toMatchObject({ claimedReward: 0, maxClaimReward: 0, countryCode: 'US' })
    expect(others.data.referCode).not.toBe(referCode)
  })

  test.each([
    accountEndpoints.getReferral,
    accountEndpoints.claimReferral,
    accountEndpoints.getRewards,
    accountEndpoints.claimReward,
  ])('$method $path needs a session', async (endpoint) => {
    const { address } = await startTestServer()
    const request = endpoint.method === 'POST' ? { body: { amount: 1 } } : {}
    expect((await refusal(address, endpoint, request)).code).toBe(401)
  })
})

describe('a friend’s first paid order', () => {
  test('credits the owner with the REF amount of the owner’s country, once, and a mail says so', async () => {
    const { address, referral, referCode } = await start()
    await orderAs(address, friend, referCode.toLowerCase())
    await orderAs(address, friend.toUpperCase(), referCode)
    expect(await referral()).toMatchObject({ claimedReward: 0, pendingReward: 10 })
    const mails = await call(address, toolEndpoints.readOutbox, { query: { to: owner } })
    expect(mails.filter(({ subject }) => subject.startsWith('A friend of yours'))).toHaveLength(1)
    expect(mails[0]?.text).toContain('Your reward: $10.00')
  })

  test('credits the owner, too, if the code came with the friend’s account', async () => {
    const { address, referral, referCode } = await start()
    await signUp(address, { email: friend, referCode })
    await orderAs(address, friend)
    expect((await referral()).pendingReward).toBe(10)
  })

  test('brings a reward that can be claimed only once the order has arrived', async () => {
    const { address, headers, referral, referCode } = await start()
    await orderAs(address, friend, referCode)
    expect(await referral()).toMatchObject({ maxClaimReward: 0, pendingReward: 10 })
    const claim = { body: { amount: 10 } }
    const early = await refusal(address, accountEndpoints.claimReferral, { ...claim, headers })
    expect([early.code, early.message]).toEqual([422, 'You can make $0.00 into a coupon now.'])
    const later = { ...claim, headers: await wait15Days(address) }
    const { data } = await call(address, accountEndpoints.claimReferral, later)
    expect(data).toMatchObject({ claimedReward: 10, maxClaimReward: 10, pendingReward: 0 })
  })

  test('credits nobody if the owner of the code orders for another email address while signed in', async () => {
    const { address, headers, referral, referCode } = await start()
    const body = { ...sampleOrder(), customer: sampleCustomer(friend), referCode }
    await call(address, endpoints.placeOrder, { body, headers })
    await signUp(address, { email: 'eve@example.com', referCode })
    const customer = sampleCustomer('eve@example.com')
    await placeSampleOrder(address, { customer }, headers)
    expect((await referral()).pendingReward).toBe(0)
  })

  test('credits nobody below the minimum of the REF coupon', async () => {
    const { address, referral, referCode } = await start()
    const cart_data = [{ sku: 'dabble_marble_run', quantity: 1 }]
    const customer = sampleCustomer(friend)
    await placeSampleOrder(address, { cart_data, total: 25.98, customer, referCode })
    expect((await referral()).pendingReward).toBe(0)
  })

  test.each([
    ['an unknown code', friend, 'NOBODY1'],
    ['no code', friend, undefined],
  ])('with %s credits nobody', async (_what, email, code) => {
    const { address, referral } = await start()
    await orderAs(address, email, code)
    expect((await referral()).pendingReward).toBe(0)
  })

  test('one’s own code gives nothing', async () => {
    const { address, referral, referCode } = await start()
    await orderAs(address, owner.toUpperCase(), referCode)
    expect((await referral()).pendingReward).toBe(0)
  })

  test('that is declined credits nobody', async () => {
    const { address, referral, referCode } = await start()
    const payment = { provider: 'stripe', token: 'sandbox_decline' } as const
    const body = { ...sampleOrder({ payment }), referCode }
    expect((await refusal(address, endpoints.placeOrder, { body })).code).toBe(402)
    expect((await referral()).pendingReward).toBe(0)
  })

  test('that is cancelled takes the credit back; the next order brings it again', async () => {
    const { address, referral, referCode } = await start()
    const orderId = await orderAs(address, friend, referCode)
    await cancel(address, friend, orderId)
    expect((await referral()).pendingReward).toBe(0)
    await orderAs(address, friend, referCode)
    expect((await referral()).pendingReward).toBe(10)
  })

  test('that is sent back takes the credit and the unused coupon back', async () => {
    const { address, claim, orderId, spaces } = await withCredit()
    await call(address, accountEndpoints.claimReferral, claim)
    const body = { orderId, cart_data: [{ sku: 'orboot', quantity: 1 }], reason: 'damaged' }
    const friendsHeaders = { 'x-access-token': await signUp(address, { email: friend }) }
    await call(address, accountEndpoints.requestReturn, { body, headers: friendsHeaders })
    const headers = await wait15Days(address)
    await moveReturns(spaces.main.shop, pino({ level: 'silent' }))
    const { data } = await call(address, accountEndpoints.getReferral, { headers })
    expect(data).toMatchObject({ claimedReward: 0, maxClaimReward: 0 })
    expect((await call(address, accountEndpoints.getRewards, { headers })).data).toEqual([])
  })

  test(`credits at most ${mostFriends} friends`, async () => {
    const { address, referral, referCode } = await start()
    for (let number = 0; number <= mostFriends; number += 1) {
      await orderAs(address, `friend-${number}@example.com`, referCode)
    }
    expect((await referral()).pendingReward).toBe(10 * mostFriends)
  })
})

describe('a reward', () => {
  test('is made into a coupon, up to what friends have brought', async () => {
    const { address, claim, headers, rewards } = await withCredit()
    const part = { body: { amount: 4 }, headers }
    const { data } = await call(address, accountEndpoints.claimReferral, part)
    expect(data).toMatchObject({ claimedReward: 4, maxClaimReward: 10 })
    const failure = await refusal(address, accountEndpoints.claimReferral, claim)
    expect([failure.code, failure.message]).toEqual([422, 'You can make $6.00 into a coupon now.'])
    expect(await rewards()).toMatchObject([{ amount: 4, countryCode: 'US', isUsed: false }])
  })

  test('of many claims that arrive together, one is granted', async () => {
    const { address, claim, rewards } = await withCredit()
    const claims = Array.from({ length: 5 }, () =>
      fetch(`${address}/user/referral`, {
        method: 'POST',
        headers: { ...claim.headers, 'content-type': 'application/json' },
        body: JSON.stringify(claim.body),
      }),
    )
    await Promise.all(claims)
    expect(await rewards()).toHaveLength(1)
  })

  test('is claimed once for an Idempotency-Key, which serves one claim only', async () => {
    const { address, headers, rewards } = await withCredit()
    const claim = (amount: number) => ({
      body: { amount },
      headers: { ...headers, 'idempotency-key': 'a-key-of-this-claim' },
    })
    const first = await call(address, accountEndpoints.claimReferral, claim(4))
    expect(await call(address, accountEndpoints.claimReferral, claim(4))).toEqual(first)
    const asked = { params: { key: 'a-key-of-this-claim' }, headers }
    expect((await call(address, accountEndpoints.askClaim, asked)).state).toBe('placed')
    expect(await rewards()).toHaveLength(1)
    expect((await refusal(address, accountEndpoints.claimReferral, claim(5))).code).toBe(422)
  })

  test('is claimed at POST /user/rewards as well, which answers with the coupons (§7.15)', async () => {
    const { address, headers, referral, rewards } = await withCredit()
    const claim = (amount: number, key: string) => ({
      body: { amount },
      headers: { ...headers, 'idempotency-key': key },
    })
    const { data } = await call(address, accountEndpoints.claimReward, claim(4, 'the-first-claim'))
    expect(data).toMatchObject([{ amount: 4, countryCode: 'US', isUsed: false }])
    expect(await rewards()).toEqual(data)
    expect(await referral()).toMatchObject({ claimedReward: 4, maxClaimReward: 10 })
    // A key serves one claim, at whichever of the two calls.
    await call(address, accountEndpoints.claimReward, claim(4, 'the-first-claim'))
    await call(address, accountEndpoints.claimReferral, claim(4, 'the-first-claim'))
    expect(await rewards()).toHaveLength(1)
    const more = await refusal(address, accountEndpoints.claimReward, claim(7, 'another-claim'))
    expect([more.code, more.message]).toEqual([422, 'You can make $6.00 into a coupon now.'])
    const odd = await refusal(address, accountEndpoints.claimReward, claim(0.001, 'an-odd-claim'))
    expect(odd.code).toBe(422)
    expect(await rewards()).toHaveLength(1)
  })

  test('is listed for its owner only, who alone can repeat its claim', async () => {
    const { address, headers } = await withCredit()
    const key = { 'idempotency-key': 'a-key-of-this-claim' }
    const body = { amount: 4 }
    await call(address, accountEndpoints.claimReferral, { body, headers: { ...headers, ...key } })
    const others = { 'x-access-token': await signUp(address, { email: 'eve@example.com' }) }
    const { data } = await call(address, accountEndpoints.getRewards, { headers: others })
    expect(data).toEqual([])
    const failure = await refusal(address, accountEndpoints.claimReferral, {
      body,
      headers: { ...others, ...key },
    })
    expect(failure.message).toMatch(/^This Idempotency-Key was used/)
  })

  test('is a coupon that works once, for whoever has it', async () => {
    const { address, claim, rewards } = await withCredit()
    await call(address, accountEndpoints.claimReferral, claim)
    const couponCode = (await rewards())[0]?.coupon_code ?? ''
    const { coupon } = await call(address, endpoints.getCoupon, { query: { code: couponCode } })
    expect(coupon).toMatchObject({ code_value: 10, country: ['US'], discountType: 'flat' })
    const order = { couponCode, total: 41.48 }
    await placeSampleOrder(address, { ...order, customer: sampleCustomer(owner) })
    expect(await rewards()).toMatchObject([{ isUsed: true }])
    const body = { ...sampleOrder(order), customer: sampleCustomer('eve@example.com') }
    expect((await refusal(address, endpoints.placeOrder, { body })).code).toBe(422)
  })

  test('can be used again if its order is cancelled', async () => {
    const { address, claim, rewards } = await withCredit()
    await call(address, accountEndpoints.claimReferral, claim)
    const couponCode = (await rewards())[0]?.coupon_code ?? ''
    const customer = sampleCustomer('eve@example.com')
    const orderId = await placeSampleOrder(address, { couponCode, total: 41.48, customer })
    await cancel(address, 'eve@example.com', orderId)
    expect(await rewards()).toMatchObject([{ isUsed: false }])
  })

  test.each([0.001, 10.001])('of %s is refused', async (amount) => {
    const { address, headers } = await withCredit()
    const failure = await refusal(address, accountEndpoints.claimReferral, {
      body: { amount },
      headers,
    })
    expect(failure.message).toBe('This is not an amount of your currency.')
  })

  test('is in the download of the account’s data, and is erased with the account', async () => {
    const { address, claim, headers, spaces } = await withCredit()
    await call(address, accountEndpoints.claimReferral, claim)
    const { data } = await call(address, accountEndpoints.getAccountData, { headers })
    expect(data).toMatchObject({
      credits: [{ amount: 10, countryCode: 'US' }],
      rewards: [{ amount: 10, countryCode: 'US' }],
    })
    await call(address, accountEndpoints.eraseAccountData, { body: { email: owner }, headers })
    const { store } = spaces.main.shop
    for (const name of ['referCodes', 'credits', 'rewards'] as const) {
      expect(await store.count(name)).toBe(0)
    }
  })
})
