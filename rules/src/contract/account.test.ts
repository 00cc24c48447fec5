import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import {
  addressesSchema,
  loginSchema,
  passwordUpdateSchema,
  profileSchema,
  profileUpdateSchema,
  referralClaimSchema,
  referralSchema,
  returnRequestSchema,
  returnSchema,
  rewardSchema,
  sendCodeSchema,
  sessionSchema,
  signupSchema,
  verifyCodeSchema,
} from './account.ts'

const email = 'ada@example.com'
const contact = { name: 'Ada Sample', phone: '9876543210', countryCode: '+91', country: 'IN' }
const { phone: _phone, ...withoutPhone } = contact
const signup = { ...contact, email, password: 'secret' }
const code = { email, otp: '0123', country: 'GB' }
const login = { email, password: 'x', country: 'GB' }
const address = {
  line1: '1 Sample Street',
  city: 'Sampleton',
  state: 'IL',
  postcode: '62701',
  country: 'US',
}
const manyOf = (length: number) => Array.from({ length }, () => address)
const request = {
  orderId: 'ST-1',
  cart_data: [{ sku: 'orboot', quantity: 1 }],
  reason: 'damaged',
}
const referral = {
  referCode: 'ADA1',
  countryCode: 'US',
  claimedReward: 0,
  maxClaimReward: 50,
  pendingReward: 10,
}

describe('account payloads (§3.12, §3.13)', () => {
  it.each<[string, z.ZodMiniType, unknown, boolean]>([
    ['a code to sign up', sendCodeSchema, { email, create_account: '1' }, true],
    ['a code to log in', sendCodeSchema, { email, login: '1' }, true],
    ['a code to reset a password', sendCodeSchema, { email }, true],
    ['a code to do both', sendCodeSchema, { email, create_account: '1', login: '1' }, false],
    ['a code for nobody', sendCodeSchema, { email: '' }, false],

    ['signup', signupSchema, signup, true],
    ['signup with a short password', signupSchema, { ...signup, password: 'abcd' }, false],
    ['signup with a short phone', signupSchema, { ...signup, phone: '987654321' }, false],
    [
      'signup with a phone as people write it',
      signupSchema,
      { ...signup, phone: '098765 43210' },
      true,
    ],
    ['signup, a country for a dial code', signupSchema, { ...signup, countryCode: 'IN' }, false],
    ['signup with more than was asked', signupSchema, { ...signup, isAdmin: true }, false],

    ['login', loginSchema, login, true],
    ['login without a password', loginSchema, { ...login, password: '' }, false],
    ['login from where nothing is sold', loginSchema, { ...login, country: 'FR' }, false],
    ['a code', verifyCodeSchema, code, true],
    ['a code in Arabic digits', verifyCodeSchema, { ...code, otp: '٠١٢٣' }, true],
    ['a code of three digits', verifyCodeSchema, { ...code, otp: '012' }, false],
    ['a code as a number', verifyCodeSchema, { ...code, otp: 123 }, false],
    ['a new password', passwordUpdateSchema, { email, newPassword: 'abcde' }, true],
    ['a new password of four', passwordUpdateSchema, { email, newPassword: 'abcd' }, false],

    ['a visitor’s session', sessionSchema, {}, true],
    ['a session', sessionSchema, { user: { name: 'Ada', email }, expires: '2026-12-01' }, true],

    ['a profile', profileSchema, { ...contact, email }, true],
    ['a profile without a phone', profileSchema, { ...withoutPhone, email }, true],
    ['a profile with an empty phone', profileSchema, { ...contact, email, phone: '' }, false],
    ['a change of profile', profileUpdateSchema, contact, true],
    [
      'a change to a phone with its 0',
      profileUpdateSchema,
      { ...contact, phone: '098765-43210' },
      true,
    ],
    ['a change without a phone', profileUpdateSchema, withoutPhone, true],
    ['a change to an empty phone', profileUpdateSchema, { ...contact, phone: '' }, false],
    ['a change without a name', profileUpdateSchema, { ...contact, name: ' ' }, false],
    ['a change of email', profileUpdateSchema, { ...contact, email }, false],

    ['no address yet', addressesSchema, [], true],
    ['twenty addresses', addressesSchema, manyOf(20), true],
    ['twenty-one', addressesSchema, manyOf(21), false],
    ['an address without a ZIP code', addressesSchema, [{ ...address, postcode: '' }], false],

    ['a return', returnRequestSchema, request, true],
    ['a return with a word', returnRequestSchema, { ...request, comment: 'Broken lid' }, true],
    ['a return of nothing', returnRequestSchema, { ...request, cart_data: [] }, false],
    ['a return of no order', returnRequestSchema, { ...request, orderId: '' }, false],
    ['a reason of one’s own', returnRequestSchema, { ...request, reason: 'bored' }, false],
    [
      'a return that is listed',
      returnSchema,
      {
        ...request,
        returnId: 'R-1',
        countryCode: 'US',
        requestedAt: '2026-11-21',
        status: 'refunded',
        refund: 9.5,
      },
      true,
    ],

    ['a referral', referralSchema, referral, true],
    ['a referral that owes', referralSchema, { ...referral, claimedReward: -1 }, false],
    ['a claim', referralClaimSchema, { amount: 10 }, true],
    ['a claim of nothing', referralClaimSchema, { amount: 0 }, false],
    [
      'a reward',
      rewardSchema,
      {
        coupon_code: 'REF10',
        countryCode: 'US',
        amount: 10,
        earnedAt: '2026-11-21',
        isUsed: false,
      },
      true,
    ],
  ])('the body of %s is valid: $3', (_, schema, payload, fits) => {
    expect(schema.safeParse(payload).success).toBe(fits)
  })
})
