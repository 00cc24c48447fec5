import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import {
  loginAnswerSchema,
  loginSchema,
  passwordUpdateSchema,
  referralSchema,
  sessionSchema,
  signupSchema,
  verifyCodeSchema,
} from './account.ts'

const email = 'ada@example.com'
const signup = {
  name: 'Ada Sample',
  email,
  phone: '9876543210',
  countryCode: '+91',
  password: 'secret',
  country: 'IN',
}
const code = { email, otp: '0123', country: 'GB' }
const login = { email, password: 'x', country: 'GB' }

describe('account payloads (specification §3, §5)', () => {
  it.each<[string, z.ZodMiniType, object, boolean]>([
    ['signup', signupSchema, signup, true],
    ['signup with a short password', signupSchema, { ...signup, password: 'abcd' }, false],
    ['signup with a short phone', signupSchema, { ...signup, phone: '987654321' }, false],
    [
      'signup with a country for a dial code',
      signupSchema,
      { ...signup, countryCode: 'IN' },
      false,
    ],
    ['signup with more than was asked', signupSchema, { ...signup, isAdmin: true }, false],
    ['login', loginSchema, login, true],
    ['login without a password', loginSchema, { ...login, password: '' }, false],
    ['login from where nothing is sold', loginSchema, { ...login, country: 'FR' }, false],
    ['a code', verifyCodeSchema, code, true],
    ['a code of three digits', verifyCodeSchema, { ...code, otp: '012' }, false],
    ['a code as a number', verifyCodeSchema, { ...code, otp: 123 }, false],
    ['a new password', passwordUpdateSchema, { email, newPassword: 'abcde' }, true],
    ['a new password of four', passwordUpdateSchema, { email, newPassword: 'abcd' }, false],
    ['a visitor’s session', sessionSchema, {}, true],
    ['a session', sessionSchema, { user: { name: 'Ada', email }, expires: '2026-12-01' }, true],
    ['a login', loginAnswerSchema, { status: 'success', data: { name: 'Ada' } }, true],
    ['a refused login', loginAnswerSchema, { status: 'failed', error: 'No such account' }, true],
    [
      'a referral',
      referralSchema,
      { referCode: 'ADA1', claimedReward: 0, maxClaimReward: 50 },
      true,
    ],
    [
      'a referral that owes',
      referralSchema,
      { referCode: 'ADA1', claimedReward: -1, maxClaimReward: 50 },
      false,
    ],
  ])('%s', (_, schema, payload, fits) => {
    expect(schema.safeParse(payload).success).toBe(fits)
  })
})
