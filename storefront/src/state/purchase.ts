import {
  formatMoney,
  type Address,
  type Customer,
  type PaymentProvider,
  type Purchase,
} from '@stemside/rules'
import { subscribe } from 'valtio'
import { placeOrder as sendOrder } from '../api/orders.ts'
import { cartOf } from './cart.ts'
import type { Shop } from './createShop.ts'
import { pricedCart } from './pricing/pricedCart.ts'

/** What the checkout form gives, once it is valid. */
export interface CheckoutDetails {
  readonly customer: Customer
  readonly address: Address
  readonly payment: { readonly provider: PaymentProvider; readonly token: string }
}

/** The purchase of this moment: the cart, at the total that the shopper sees. */
function purchaseOf(shop: Shop, details: CheckoutDetails): Purchase {
  const { id } = shop.cart.state
  const { applied } = shop.coupon.state
  const priced = pricedCart(shop)
  return {
    ...(id !== undefined && { cartId: id }),
    ...(applied !== undefined && { couponCode: applied.code }),
    ...cartOf(shop.cart.state),
    country: priced.country,
    total: priced.totals.total,
    ...details,
  }
}

/** Places the order; with one, what was bought leaves the cart and the order is remembered here. */
export async function placeOrder(shop: Shop, details: CheckoutDetails): Promise<boolean> {
  const placed = await shop.checkout.place(purchaseOf(shop, details), (purchase, key) =>
    sendOrder(shop.api, purchase, key),
  )
  if (placed === undefined) {
    if (shop.checkout.state.status === 'failed') shop.dialogs.open({ id: 'order-failed' })
    if (shop.checkout.state.isOutdated) await shop.refreshCartPrices().catch(() => undefined)
    return false
  }
  const { orderId, purchase } = placed
  shop.orders.remember({ id: orderId, email: purchase.customer.email, isFresh: true })
  shop.cart.removePurchased(purchase.lines)
  shop.coupon.fallBack()
  return true
}

/**
 * Before paying: fetches prices anew, and until the returned function is called tells when they come to
 * another total than the shopper saw, whoever fetched them.
 */
export function watchTotal(shop: Shop): () => void {
  let seen = pricedCart(shop)
  const look = () => {
    seen = pricedCart(shop)
  }
  const stops = [
    subscribe(shop.cart.state, look),
    subscribe(shop.coupon.state, look),
    subscribe(shop.market.state, () => {
      const before = seen
      look()
      const { country, totals } = seen
      if (country !== before.country || totals.total === before.totals.total) return
      const [now, then] = [totals, before.totals].map(({ total }) => formatMoney(total, country))
      shop.checkout.tell(`Prices have changed: your order now comes to ${now}, not ${then}.`)
    }),
  ]
  // Without an answer the order carries the total that was seen; the store refuses any other.
  shop.refreshCartPrices().catch(() => undefined)
  return () => {
    for (const stop of stops) stop()
  }
}
