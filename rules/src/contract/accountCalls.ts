import { get, post, type Call } from './calls.ts'

/* Apart from calls.ts, so that a page without an account does not load this table. */

/** Sign-up, login, and what a signed-in user reads and changes. */
export const accountCalls = {
  sendCode: get('/user/otp/generate'),
  verifyCode: post('/user/otp/verify'),
  createAccount: post('/user/create'),
  logIn: post('/user/emaillogin'),
  logInByCode: post('/user/email_otp_login'),
  updatePassword: post('/user/password/update'),
  logOutElsewhere: post('/user/logout-elsewhere'),
  getProfile: get('/user/profile'),
  updateProfile: post('/user/profile'),
  getAddresses: get('/user/addresses'),
  updateAddresses: post('/user/addresses'),
  getAccountCart: get('/user/cart'),
  updateAccountCart: post('/user/cart'),
  getWishes: get('/user/wishlist'),
  updateWishes: post('/user/wishlist'),
  getAccountOrders: get('/user/orders'),
  cancelAccountOrder: post('/user/orders'),
  getAccountData: get('/user/data'),
  eraseAccountData: post('/user/erase'),
  getReturns: get('/user/returns'),
  requestReturn: post('/user/returns'),
  askReturn: get('/user/returns/by-key/:key'),
  getReferral: get('/user/referral'),
  claimReferral: post('/user/referral'),
  askClaim: get('/user/referral/by-key/:key'),
  getRewards: get('/user/rewards'),
  claimReward: post('/user/rewards'),
  openOrder: post('/orders/open'),
  readBook: get('/orders/:orderId/books/:sku'),
} as const satisfies Record<string, Call>

/** The auth client's calls (§7), as next-auth 4 names them. */
export const authCalls = {
  getSession: get('/api/auth/session'),
  getCsrf: get('/api/auth/csrf'),
  getProviders: get('/api/auth/providers'),
  getSignIn: get('/api/auth/signin'),
  signIn: post('/api/auth/signin/:provider'),
  callback: post('/api/auth/callback/:provider'),
  finishSignIn: get('/api/auth/callback/:provider'),
  getSignOut: get('/api/auth/signout'),
  signOut: post('/api/auth/signout'),
  getError: get('/api/auth/error'),
  logAuth: post('/api/auth/_log'),
} as const satisfies Record<string, Call>
