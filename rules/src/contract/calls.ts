/** The method and path of a call. Its schemas are in another file, so that a client loads no zod. */
export interface Call {
  readonly method: 'GET' | 'POST'
  /** Express style: `/orders/:orderId`. */
  readonly path: `/${string}`
}

/*
 * The annotations let a bundler drop a table of calls that a page does not use.
 */

/* @__NO_SIDE_EFFECTS__ */
export function get<const P extends Call['path']>(path: P) {
  return { method: 'GET', path } as const
}

/* @__NO_SIDE_EFFECTS__ */
export function post<const P extends Call['path']>(path: P) {
  return { method: 'POST', path } as const
}

/** Every call of the store, under the paths of the specification (§7). */
export const calls = {
  updateCart: post('/cart/update'),
  insertCart: post('/insert_cart'),
  getCart: get('/cart/:cartId'),
  getSkus: post('/get_skus'),
  getCoupon: get('/get_coupon'),
  getAllCoupons: get('/get_all_coupons'),
  getSkuInStock: get('/getSkuInStock'),
  placeOrder: post('/place_order'),
  getOrder: get('/orders/:orderId'),
  askOrder: get('/orders/by-key/:key'),
  subscribeEmail: post('/web-subscribe-email'),
  insertAnalytics: post('/website-analytics/insert-analytics'),
  getSite: get('/site'),
  sendContact: post('/contact'),
  askContact: get('/contact/by-key/:key'),
  buyEGift: post('/egift'),
  askEGift: get('/egift/by-key/:key'),
  getGiftBalance: get('/egift/balance'),
} as const satisfies Record<string, Call>

/** The blog service's calls, in the shapes of WordPress's REST API. */
export const blogCalls = {
  posts: get('/wp-json/wp/v2/posts'),
  categories: get('/wp-json/wp/v2/categories'),
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

/** The `source` of a reminder, which names the sku that is out of stock (POST /web-subscribe-email). */
export const notifyMeSource = 'notify-me'

/** The `source` of the exit popup: its answer is the e-book and a coupon by mail (§2.54, §9.19). */
export const exitPopupSource = 'exit-popup'

/** The `source` of the footer's newsletter form: its answer is a letter of welcome (§7.33). */
export const newsletterSource = 'footer'

/** Where an address may come from (POST /web-subscribe-email). */
export const subscriptionSources: readonly string[] = [
  newsletterSource,
  exitPopupSource,
  notifyMeSource,
]

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
 * already loaded pages cannot read: they reload once for each number (`reloadAfterPriceFetch`). A shop that is older than
 * its store would otherwise reload endlessly.
 */
export const priceListSchema = 1

/** A call's path with its parameters filled in and escaped. */
export function pathOf(call: Call, parameters: Readonly<Record<string, string>> = {}): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  )
}
