import * as z from 'zod/mini'
import {
  addressesSchema,
  bookSchema,
  loginSchema,
  eraseSchema,
  nameSchema,
  accountDataSchema,
  orderCancellationSchema,
  accountCartSchema,
  accountCartUpdateSchema,
  passwordUpdateSchema,
  profileSchema,
  profileUpdateSchema,
  referralClaimSchema,
  referralSchema,
  returnRequestSchema,
  returnSchema,
  rewardSchema,
  sendCodeSchema,
  signupSchema,
  verifyCodeSchema,
  wishesUpdateSchema,
} from './account.ts'
import { accountCalls } from './accountCalls.ts'
import { askedSchema, idempotencyKeySchema, succeeded, type Endpoint } from './endpoint.ts'
import { emailSchema, orderSchema } from './wire.ts'

const withToken = z.object({ 'x-access-token': z.optional(z.string().check(z.maxLength(4096))) })
/** The signed-in user. `token` reads the user's own data without a session cookie. */
const signedIn = z.object({
  status: succeeded,
  data: z.object({ name: nameSchema }),
  token: z.optional(z.string()),
})
const answerOf = <D extends z.ZodMiniType>(data: D) => z.object({ status: succeeded, data })
const wishesAnswer = z.object({
  status: succeeded,
  data: z.array(z.string()),
  ids: z.array(z.string()),
})

/** The account's calls (§7). 401: the session or token is missing. */
export const accountEndpoints = {
  sendCode: {
    ...accountCalls.sendCode,
    acts: true,
    summary: 'Sends a one-time code: to sign up, to log in, or else to reset a password.',
    query: sendCodeSchema,
    response: z.object({ status: succeeded, message: z.string() }),
    refusals: [403, 429, 503],
  },
  verifyCode: {
    ...accountCalls.verifyCode,
    summary: 'Changes a one-time code into a token, which the next step sends as x-access-token.',
    body: verifyCodeSchema,
    response: z.object({ status: succeeded, token: z.string(), message: z.string() }),
    refusals: [401, 403, 429, 503],
  },
  createAccount: {
    ...accountCalls.createAccount,
    summary: 'Makes an account for the email that the token proves.',
    headers: withToken,
    body: signupSchema,
    response: signedIn,
    refusals: [401, 403, 409, 429, 503],
  },
  logIn: {
    ...accountCalls.logIn,
    summary: 'Logs in with email and password.',
    body: loginSchema,
    response: signedIn,
    refusals: [401, 403, 429, 503],
  },
  logInByCode: {
    ...accountCalls.logInByCode,
    summary: 'Logs in with a one-time code.',
    body: verifyCodeSchema,
    response: signedIn,
    refusals: [401, 403, 429, 503],
  },
  updatePassword: {
    ...accountCalls.updatePassword,
    summary: 'Sets a new password for the email that the token proves.',
    headers: withToken,
    body: passwordUpdateSchema,
    response: signedIn,
    refusals: [401, 403, 429, 503],
  },
  logOutElsewhere: {
    ...accountCalls.logOutElsewhere,
    summary:
      'Ends all other sessions and tokens of the account. The session of the request stays; `token` replaces its x-access-token.',
    headers: withToken,
    body: z.strictObject({}),
    response: z.object({ status: succeeded, token: z.string() }),
    refusals: [401, 403, 429, 503],
  },
  getProfile: {
    ...accountCalls.getProfile,
    summary: 'Who is signed in.',
    headers: withToken,
    response: answerOf(profileSchema),
    refusals: [401, 403],
  },
  updateProfile: {
    ...accountCalls.updateProfile,
    summary: 'Changes name, telephone and country; the email stays.',
    headers: withToken,
    body: profileUpdateSchema,
    response: answerOf(profileSchema),
    refusals: [401, 403, 429, 503],
  },
  getAddresses: {
    ...accountCalls.getAddresses,
    summary: 'The addresses that are kept, the one to propose first.',
    headers: withToken,
    response: answerOf(addressesSchema),
    refusals: [401, 403],
  },
  updateAddresses: {
    ...accountCalls.updateAddresses,
    summary: 'Keeps these addresses in place of those before.',
    headers: withToken,
    body: z.strictObject({ addresses: addressesSchema }),
    response: answerOf(addressesSchema),
    refusals: [401, 403, 429, 503],
  },
  getAccountCart: {
    ...accountCalls.getAccountCart,
    summary: 'The account’s cart, the id under which to change it, and when it was saved.',
    headers: withToken,
    response: z.object({
      status: succeeded,
      cartId: z.string(),
      savedAt: z.string(),
      data: accountCartSchema,
    }),
    refusals: [401, 403],
  },
  updateAccountCart: {
    ...accountCalls.updateAccountCart,
    summary:
      'Replaces the account’s cart, or adds a guest’s cart to it once. Refuses with 409 where the cart was saved after `savedAt`. `capped` names skus of which both together held more than 20.',
    headers: withToken,
    body: accountCartUpdateSchema,
    response: z.object({
      status: succeeded,
      cartId: z.string(),
      savedAt: z.string(),
      data: accountCartSchema,
      capped: z.array(z.string()),
    }),
    refusals: [401, 403, 409, 422, 429, 503],
  },
  getWishes: {
    ...accountCalls.getWishes,
    summary:
      'The skus of the account’s wish list, the newest first, and the ids that it was shared by.',
    headers: withToken,
    response: wishesAnswer,
    refusals: [401, 403],
  },
  updateWishes: {
    ...accountCalls.updateWishes,
    summary:
      'Adds toys to the wish list and removes others. The answer is the whole list, so devices may send changes in any order.',
    headers: withToken,
    body: wishesUpdateSchema,
    response: wishesAnswer,
    refusals: [401, 403, 429, 503],
  },
  getAccountOrders: {
    ...accountCalls.getAccountOrders,
    summary: 'One’s own orders, the newest first.',
    headers: withToken,
    response: answerOf(z.array(orderSchema)),
    refusals: [401, 403],
  },
  cancelAccountOrder: {
    ...accountCalls.cancelAccountOrder,
    summary:
      'Cancels one of one’s own orders, or one that the key in a mail has opened, that is not packed yet. What was paid is given back, but for e-storybooks, which stay the buyer’s.',
    headers: withToken,
    body: orderCancellationSchema,
    response: answerOf(orderSchema),
    refusals: [401, 403, 404, 422, 429, 503],
  },
  getAccountData: {
    ...accountCalls.getAccountData,
    summary: 'Everything that the shop keeps about the signed-in user, as a file to save.',
    headers: withToken,
    response: answerOf(accountDataSchema),
    refusals: [401, 403],
  },
  eraseAccountData: {
    ...accountCalls.eraseAccountData,
    summary:
      'Deletes the account whose email the body repeats. Orders stay, without name, address and email.',
    headers: withToken,
    body: eraseSchema,
    response: z.object({ status: succeeded, message: z.string() }),
    refusals: [401, 403, 422, 429, 503],
  },
  getReturns: {
    ...accountCalls.getReturns,
    summary: 'What the account has sent back, the newest first.',
    headers: withToken,
    response: answerOf(z.array(returnSchema)),
    refusals: [401],
  },
  requestReturn: {
    ...accountCalls.requestReturn,
    summary:
      'Sends units of one’s own order back, or of one that the key in a mail has opened; the refund is their share of what was paid, and once for an order its shipping, where the reason is that they are damaged or wrong. A request that is repeated under its Idempotency-Key answers with the same return.',
    headers: z.extend(withToken, { 'idempotency-key': idempotencyKeySchema }),
    body: returnRequestSchema,
    response: answerOf(returnSchema),
    refusals: [401, 403, 404, 422, 429, 503],
  },
  askReturn: {
    ...accountCalls.askReturn,
    summary: 'Whether a return was requested under an Idempotency-Key, for those who hold the key.',
    response: askedSchema,
    refusals: [403],
  },
  getReferral: {
    ...accountCalls.getReferral,
    acts: true,
    summary: 'One’s own refer code, made when it is first asked for, and what it has brought.',
    headers: withToken,
    response: answerOf(referralSchema),
    refusals: [401, 403],
  },
  claimReferral: {
    ...accountCalls.claimReferral,
    summary:
      'Makes a part of the reward into a coupon of one’s own, up to `maxClaimReward`. A retry with the same Idempotency-Key claims nothing again.',
    headers: z.extend(withToken, { 'idempotency-key': idempotencyKeySchema }),
    body: referralClaimSchema,
    response: answerOf(referralSchema),
    refusals: [401, 403, 422, 429, 503],
  },
  askClaim: {
    ...accountCalls.askClaim,
    summary: 'Whether a reward was claimed under an Idempotency-Key.',
    headers: withToken,
    response: askedSchema,
    refusals: [401, 403],
  },
  getRewards: {
    ...accountCalls.getRewards,
    summary: 'The coupons that one has earned, the newest first.',
    headers: withToken,
    response: answerOf(z.array(rewardSchema)),
    refusals: [401, 403],
  },
  claimReward: {
    ...accountCalls.claimReward,
    summary:
      'Claims a part of the reward, as POST /user/referral does, with the same Idempotency-Key. The answer lists one’s coupons, as GET /user/rewards does.',
    headers: z.extend(withToken, { 'idempotency-key': idempotencyKeySchema }),
    body: referralClaimSchema,
    response: answerOf(z.array(rewardSchema)),
    refusals: [401, 403, 422, 429, 503],
  },
  openOrder: {
    ...accountCalls.openOrder,
    summary:
      'Exchanges the key in a mail for a cookie that opens its order, its returns and its e-storybooks.',
    body: z.object({ key: z.string().check(z.maxLength(1024)) }),
    response: z.object({ status: succeeded, orderId: z.string() }),
    refusals: [403, 429, 503],
  },
  readBook: {
    ...accountCalls.readBook,
    summary:
      'The pages of an e-storybook, for those who know the order’s id and the email on it, who are signed in with that email, or whose browser the key in a mail has opened the order to.',
    headers: withToken,
    query: z.object({ email: z.optional(emailSchema) }),
    response: answerOf(bookSchema),
    refusals: [403, 404, 429],
  },
} as const satisfies Record<keyof typeof accountCalls, Endpoint>
