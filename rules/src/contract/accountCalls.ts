import type { Call } from './calls.ts'

/* Apart from calls.ts, so that a page without an account does not load this table. */

/** Sign-up, login, and what a signed-in user reads and changes. */
export const accountCalls = {
  sendCode: { method: 'GET', path: '/user/otp/generate' },
  verifyCode: { method: 'POST', path: '/user/otp/verify' },
  createAccount: { method: 'POST', path: '/user/create' },
  logIn: { method: 'POST', path: '/user/emaillogin' },
  logInByCode: { method: 'POST', path: '/user/email_otp_login' },
  updatePassword: { method: 'POST', path: '/user/password/update' },
  getProfile: { method: 'GET', path: '/user/profile' },
  updateProfile: { method: 'POST', path: '/user/profile' },
  getAddresses: { method: 'GET', path: '/user/addresses' },
  updateAddresses: { method: 'POST', path: '/user/addresses' },
  getOwnCart: { method: 'GET', path: '/user/cart' },
  updateOwnCart: { method: 'POST', path: '/user/cart' },
  getOwnOrders: { method: 'GET', path: '/user/orders' },
  cancelOwnOrder: { method: 'POST', path: '/user/orders' },
  getOwnData: { method: 'GET', path: '/user/data' },
  eraseOwnData: { method: 'POST', path: '/user/erase' },
  getReturns: { method: 'GET', path: '/user/returns' },
  requestReturn: { method: 'POST', path: '/user/returns' },
  getReferral: { method: 'GET', path: '/user/referral' },
  claimReferral: { method: 'POST', path: '/user/referral' },
  getRewards: { method: 'GET', path: '/user/rewards' },
} as const satisfies Record<string, Call>

/** The auth client's calls (§7), as next-auth 4 names them. */
export const authCalls = {
  getSession: { method: 'GET', path: '/api/auth/session' },
  getCsrf: { method: 'GET', path: '/api/auth/csrf' },
  getProviders: { method: 'GET', path: '/api/auth/providers' },
  getSignIn: { method: 'GET', path: '/api/auth/signin' },
  signIn: { method: 'POST', path: '/api/auth/signin/:provider' },
  callback: { method: 'POST', path: '/api/auth/callback/:provider' },
  finishSignIn: { method: 'GET', path: '/api/auth/callback/:provider' },
  getSignOut: { method: 'GET', path: '/api/auth/signout' },
  signOut: { method: 'POST', path: '/api/auth/signout' },
  getError: { method: 'GET', path: '/api/auth/error' },
  logAuth: { method: 'POST', path: '/api/auth/_log' },
} as const satisfies Record<string, Call>
