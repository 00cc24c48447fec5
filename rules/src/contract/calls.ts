/** The method and path of a call, apart from its schemas, so that a client can call without zod. */
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
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

/** The `source` of a reminder, which names the sku that is out of stock (POST /web-subscribe-email). */
export const notifyMeSource = 'notify-me'

/** A call's path with its parameters filled in and escaped. */
export function pathOf(call: Call, parameters: Readonly<Record<string, string>> = {}): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  )
}
