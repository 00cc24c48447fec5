import * as z from 'zod/mini'
import { codePattern, passwordLength } from '../validation/patterns.ts'
import { countryCodeSchema, dialCodeSchema, emailSchema, phoneSchema } from './wire.ts'

/* What the account calls carry, under the specification's own names (§3, §7). */

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
const newPassword = z
  .string()
  .check(z.minLength(passwordLength.least), z.maxLength(passwordLength.most))
const otp = z.string().check(z.regex(codePattern))

/** POST /user/create */
export const signupSchema = z.strictObject({
  name,
  email: emailSchema,
  phone: phoneSchema,
  /** The dial code, as the specification names it. */
  countryCode: dialCodeSchema,
  password: newPassword,
  country: countryCodeSchema,
})

/** POST /user/emaillogin */
export const loginSchema = z.strictObject({
  email: emailSchema,
  password: z.string().check(z.minLength(1), z.maxLength(passwordLength.most)),
  country: countryCodeSchema,
})

/** POST /user/otp/verify and /user/email_otp_login */
export const verifyCodeSchema = z.strictObject({
  email: emailSchema,
  otp,
  country: countryCodeSchema,
})

/** POST /user/password/update, with the token of the one-time code in `x-access-token`. */
export const passwordUpdateSchema = z.strictObject({
  email: emailSchema,
  newPassword,
})

/** GET /api/auth/session; empty for a visitor. */
export const sessionSchema = z.object({
  user: z.optional(z.object({ name: z.string(), email: emailSchema })),
  expires: z.optional(z.string()),
})

/** The two answers of a login call: `data.name` or `error`. */
export const loginAnswerSchema = z.object({
  status: z.enum(['success', 'failed']),
  data: z.optional(z.object({ name: z.string() })),
  token: z.optional(z.string()),
  error: z.optional(z.string()),
})

/** GET and POST /user/referral */
export const referralSchema = z.object({
  referCode: z.string(),
  claimedReward: z.number().check(z.nonnegative()),
  maxClaimReward: z.number().check(z.nonnegative()),
})

export type WireSignup = z.infer<typeof signupSchema>
export type WireLogin = z.infer<typeof loginSchema>
export type WireVerifyCode = z.infer<typeof verifyCodeSchema>
export type WirePasswordUpdate = z.infer<typeof passwordUpdateSchema>
export type WireSession = z.infer<typeof sessionSchema>
export type WireLoginAnswer = z.infer<typeof loginAnswerSchema>
export type WireReferral = z.infer<typeof referralSchema>
