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
