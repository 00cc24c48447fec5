import * as z from 'zod/mini'
import { returnReasons } from '../orders/returnReasons.ts'
import { mostWishes } from '../shop/wishes.ts'
import { codePattern, passwordLength } from '../validation/patterns.ts'
import { withReadPhone } from '../validation/withReadPhone.ts'
import { westernDigits } from '../westernDigits.ts'
import {
  addressSchema,
  cartDataSchema,
  contactSchema,
  countryCodeSchema,
  dialCodeSchema,
  emailSchema,
  orderSchema,
  phoneSchema,
  referCodeSchema,
} from './wire.ts'

/* What the account calls carry, under the specification's own names (§3, §7). */

export const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
const newPassword = z
  .string()
  .check(z.minLength(passwordLength.least), z.maxLength(passwordLength.most))
const money = z.number().check(z.nonnegative())
const otp = z.string().check(z.overwrite(westernDigits), z.regex(codePattern))

/** GET /user/otp/generate: for a sign-up, a login, or (with neither flag) a new password. */
export const sendCodeSchema = z
  .object({
    email: emailSchema,
    create_account: z.optional(z.literal('1')),
    login: z.optional(z.literal('1')),
  })
  .check(
    z.refine(({ create_account: creates, login }) => creates === undefined || login === undefined, {
      path: ['login'],
      error: 'A code is to sign up or to log in, not both',
    }),
  )

/** POST /user/create */
export const signupSchema = withReadPhone(
  z.strictObject({
    name: nameSchema,
    email: emailSchema,
    phone: phoneSchema,
    /** The dial code, as the specification names it. */
    countryCode: dialCodeSchema,
    password: newPassword,
    country: countryCodeSchema,
    referCode: z.optional(referCodeSchema),
  }),
  'countryCode',
)

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

/** GET /user/profile */
export const profileSchema = z.strictObject({
  name: nameSchema,
  email: emailSchema,
  /** Absent if the account was made with Google, until its owner adds it. */
  phone: z.optional(phoneSchema),
  countryCode: dialCodeSchema,
  country: countryCodeSchema,
})

/**
 * POST /user/profile: all fields but the email, which a one-time code or Google has verified. Without `phone`,
 * the account keeps the number that it has, if any.
 */
export const profileUpdateSchema = withReadPhone(
  z.omit(profileSchema, { email: true }),
  'countryCode',
)

/** /user/addresses: the saved addresses, and which of them forms propose first. */
export const addressesSchema = z.array(addressSchema).check(z.maxLength(20))

/** The account's cart: GET /user/cart. */
export const accountCartSchema = z.object({
  countryCode: z.optional(countryCodeSchema),
  couponCode: z.optional(z.string()),
  gift: z.optional(z.string()),
  cart_data: cartDataSchema,
})

/**
 * POST /user/cart. The id of the account's own cart replaces that cart. The id of a guest's cart adds its
 * lines to the account's cart, the first time that the server receives this id. `savedAt` is the last answer's:
 * the account's cart is replaced only if it was not saved since.
 */
export const accountCartUpdateSchema = z.strictObject({
  cart_id: z.string().check(z.minLength(1), z.maxLength(64)),
  savedAt: z.optional(z.string().check(z.maxLength(64))),
  countryCode: countryCodeSchema,
  couponCode: z.optional(z.string().check(z.maxLength(64))),
  gift: z.optional(z.string().check(z.maxLength(64))),
  cart_data: cartDataSchema,
})

const texts = z
  .array(z.string().check(z.minLength(1), z.maxLength(64)))
  .check(z.maxLength(mostWishes))

/**
 * POST /user/wishlist: what to add in front, and what to remove. `ids` are in the links that share the list. The store
 * leaves out unknown skus, and texts that are no ids.
 */
export const wishesUpdateSchema = z.strictObject({
  add: texts,
  remove: texts,
  ids: z.optional(texts),
})

/** POST /user/orders: cancels an order. A buyer can change nothing else. */
export const orderCancellationSchema = z.strictObject({
  orderId: z.string().check(z.minLength(1), z.maxLength(64)),
  status: z.literal('cancelled'),
})

/** POST /user/returns: units of one order. */
export const returnRequestSchema = z.strictObject({
  orderId: z.string().check(z.minLength(1), z.maxLength(64)),
  cart_data: cartDataSchema.check(z.minLength(1)),
  reason: z.enum(returnReasons),
  comment: z.optional(z.string().check(z.maxLength(1000))),
})

/** A return as GET /user/returns lists it. */
export const returnSchema = z.object({
  returnId: z.string(),
  requestedAt: z.string(),
  status: z.enum(['requested', 'refunded']),
  /** Whose currency the refund is in: the country of the order. */
  countryCode: countryCodeSchema,
  ...returnRequestSchema.shape,
  /** What is given back, shipping included. */
  refund: money,
  /** The part of `refund` that is the order's shipping, if damaged or wrong units come back. */
  shippingRefund: z.optional(money),
})

/** POST /user/erase: the email is typed again, so that nobody erases an account by mistake. */
export const eraseSchema = z.strictObject({ email: emailSchema })

/** GET /user/data */
export const accountDataSchema = z.object({
  profile: profileSchema,
  createdAt: z.string(),
  addresses: addressesSchema,
  cart: z.optional(accountCartSchema),
  /** The skus of the wish list, the newest first. */
  wishlist: z.array(z.string()),
  /** The ids in the links that share the wish list, the newest first. */
  wishlistIds: z.array(z.string()),
  orders: z.array(orderSchema),
  returns: z.array(returnSchema),
  subscriptions: z.array(
    z.object({
      email: z.string(),
      source: z.string(),
      country: countryCodeSchema,
      sku: z.optional(z.string()),
      subscribedAt: z.string(),
    }),
  ),
  referCode: z.optional(z.string()),
  referredBy: z.optional(z.string()),
  /** What friends' orders have brought. */
  credits: z.array(
    z.object({ countryCode: countryCodeSchema, amount: money, creditedAt: z.string() }),
  ),
  rewards: z.array(
    z.object({
      coupon_code: z.string(),
      countryCode: countryCodeSchema,
      amount: money,
      earnedAt: z.string(),
    }),
  ),
  /** E-gifts that one has bought. */
  gifts: z.array(
    z.object({
      countryCode: countryCodeSchema,
      amount: money,
      recipient: z.object({ name: z.string(), email: z.string() }),
      message: z.optional(z.string()),
      boughtAt: z.string(),
      isMailed: z.boolean(),
    }),
  ),
  /** E-gifts that were mailed to one's email address. Of the giver, the name alone: it stands in that mail. */
  receivedGifts: z.array(
    z.object({
      countryCode: countryCodeSchema,
      amount: money,
      sender: z.object({ name: z.string() }),
      message: z.optional(z.string()),
      boughtAt: z.string(),
    }),
  ),
  /** Google accounts that sign in to this account. */
  google: z.array(z.object({ linkedAt: z.string() })),
  messages: z.array(z.extend(contactSchema, { at: z.string() })),
  mails: z.array(z.object({ subject: z.string(), text: z.string(), at: z.string() })),
})

/** GET /user/referral (§3.7). */
export const referralSchema = z.object({
  referCode: z.string(),
  /** Whose currency the amounts are in: the country of the profile. */
  countryCode: countryCodeSchema,
  /** What was made into coupons. */
  claimedReward: money,
  /** Rewards for friends whose orders were delivered: the amount that can be turned into coupons. */
  maxClaimReward: money,
  /** Rewards for friends whose orders are not delivered yet. */
  pendingReward: money,
})

/** POST /user/referral and POST /user/rewards: how much of the reward to claim. */
export const referralClaimSchema = z.strictObject({ amount: z.number().check(z.positive()) })

/** A coupon that the user has earned, as GET and POST /user/rewards list it. */
export const rewardSchema = z.object({
  coupon_code: z.string(),
  countryCode: countryCodeSchema,
  /** What it takes off, once. */
  amount: money,
  earnedAt: z.string(),
  isUsed: z.boolean(),
})

/** A page of an e-storybook. Its picture is a file of the shop. */
export const bookPageSchema = z.object({ text: z.string() })

/** GET /orders/{orderId}/books/{sku} */
export const bookSchema = z.object({ sku: z.string(), pages: z.array(bookPageSchema) })

export type WireBookPage = z.infer<typeof bookPageSchema>
export type WireProfile = z.infer<typeof profileSchema>
export type WireReturn = z.infer<typeof returnSchema>
export type WireReferral = z.infer<typeof referralSchema>
export type WireReward = z.infer<typeof rewardSchema>
