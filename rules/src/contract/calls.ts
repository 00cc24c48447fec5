/** The method and path of a call. Its schemas stand in another file, so that a client loads no zod. */
export interface Call {
  readonly method: 'GET' | 'POST'
  /** Express style: `/orders/:orderId`. */
  readonly path: `/${string}`
}

/** Every call of the store, under the paths of the specification (§7). */
export const calls = {
  updateCart: { method: 'POST', path: '/cart/update' },
  insertCart: { method: 'POST', path: '/insert_cart' },
  getSkus: { method: 'POST', path: '/get_skus' },
  getCoupon: { method: 'GET', path: '/get_coupon' },
  getAllCoupons: { method: 'GET', path: '/get_all_coupons' },
  getSkuInStock: { method: 'GET', path: '/getSkuInStock' },
  placeOrder: { method: 'POST', path: '/place_order' },
  getOrder: { method: 'GET', path: '/orders/:orderId' },
  subscribeEmail: { method: 'POST', path: '/web-subscribe-email' },
  insertAnalytics: { method: 'POST', path: '/website-analytics/insert-analytics' },
  getSite: { method: 'GET', path: '/site' },
  sendContact: { method: 'POST', path: '/contact' },
} as const satisfies Record<string, Call>

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

/** The blog service's calls, in the shapes of WordPress's REST API. */
export const blogCalls = {
  posts: { method: 'GET', path: '/wp-json/wp/v2/posts' },
  categories: { method: 'GET', path: '/wp-json/wp/v2/categories' },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

/** The `source` of a reminder, which names the sku that is out of stock (POST /web-subscribe-email). */
export const notifyMeSource = 'notify-me'

/**
 * The request header with the visit's random id (the storage key `uuid`). The shop sends it after
 * consent. A request without it is answered too, and counts as no visitor.
 */
export const visitHeader = 'x-visit'

/**
 * The response header with the store's time as an HTTP date. The clock of the mock tools sets it, and
 * other origins may read it. Banners, seasons and delivery dates use this header of the last response,
 * never the browser's clock.
 */
export const storeDateHeader = 'date'

/**
 * The version of the price list's schema, in the response of /get_skus. Raise it with a change that
 * already loaded pages cannot read: they reload once (`reloadAfterPriceFetch`).
 */
export const priceListSchema = 1

/** A call's path with its parameters filled in and escaped. */
export function pathOf(call: Call, parameters: Readonly<Record<string, string>> = {}): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  )
}
