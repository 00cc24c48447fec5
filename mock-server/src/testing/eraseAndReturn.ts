import { accountEndpoints, endpoints } from '@stemside/rules/contract'
import { toolEndpoints } from '../tools/toolEndpoints.ts'
import { logInHeaders, sampleSignup, signUp } from './accounts.ts'
import { placeSampleOrder } from './buy.ts'
import { call, refusal } from './call.ts'
import { sampleCustomer, sampleOrder } from './samples.ts'
import type { TestServer } from './startTestServer.ts'

const { email } = sampleSignup
const friend = 'ada@example.com'

/**
 * Buys with a one-time coupon, erases the account once the order has arrived, makes it again, and tries the coupon
 * and a friend's refer code with it. Returns what the shop says of the coupon, and what the friend earns.
 */
export async function eraseAndReturn({ address }: TestServer) {
  const once = { couponCode: 'TRYNEW', total: 44.66 }
  await signUp(address)
  await placeSampleOrder(address, once)
  const arrived = new Date(Date.now() + 15 * 24 * 60 * 60 * 1000).toISOString()
  await call(address, toolEndpoints.setClock, { body: { now: arrived } })
  const headers = await logInHeaders(address)
  await call(address, accountEndpoints.eraseAccountData, { body: { email }, headers })

  await signUp(address)
  const again = sampleOrder({ ...once, customer: sampleCustomer(email.toUpperCase()) })
  const { message } = await refusal(address, endpoints.placeOrder, { body: again })
  const friends = { 'x-access-token': await signUp(address, { email: friend }) }
  const referral = async () =>
    (await call(address, accountEndpoints.getReferral, { headers: friends })).data
  const { referCode } = await referral()
  await placeSampleOrder(address, { referCode })
  return { message, pendingReward: (await referral()).pendingReward }
}
