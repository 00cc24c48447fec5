import {
  formatMoney,
  type Address,
  type Customer,
  type PaymentProvider,
  type Purchase,
} from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Shop } from './createShop.ts'

/** What the checkout form gives, once it is valid. */
export interface CheckoutDetails {
  readonly customer: Customer
  readonly address: Address
  readonly payment: { readonly provider: PaymentProvider; readonly token: string }
}

/** The purchase of this moment: the cart, at the total that the shopper sees. */
export function purchaseOf(shop: Shop, details: CheckoutDetails): Purchase {
  const { id } = shop.cart.state
  const { applied } = shop.coupon.state
  const priced = shop.priced()
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
  const placed = await shop.checkout.place(purchaseOf(shop, details))
  if (placed === undefined) {
    if (shop.checkout.state.isOutdated) await shop.refreshPrices().catch(() => undefined)
    return false
  }
  const { orderId, purchase } = placed
  shop.orders.remember({ id: orderId, email: purchase.customer.email })
  shop.cart.takeOut(purchase.lines)
  shop.coupon.fallBack()
  return true
}

/** Before paying: prices as the store has them now; where they come to another total, it is told. */
export async function confirmTotal(shop: Shop): Promise<void> {
  const seen = shop.priced()
  try {
    await shop.refreshPrices()
  } catch {
    // The order carries the total that was seen; the store refuses it where it is another one.
    return
  }
  const now = shop.priced()
  const isSame = now.country !== seen.country || now.totals.total === seen.totals.total
  if (isSame) return
  const [then, today] = [seen, now].map(({ totals, country }) => formatMoney(totals.total, country))
  shop.checkout.tell(`Prices have changed: your order now comes to ${today}, not ${then}.`)
}
