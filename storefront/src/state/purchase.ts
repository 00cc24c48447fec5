import type { Address, Customer, PaymentProvider, Purchase } from '@stemside/rules'
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
  const bought = await shop.checkout.place(purchaseOf(shop, details))
  if (bought === undefined) {
    if (shop.checkout.state.isPriceChanged) await shop.refreshPrices().catch(() => undefined)
    return false
  }
  const { orderId } = shop.checkout.state
  if (orderId !== undefined) shop.orders.remember({ id: orderId, email: bought.customer.email })
  shop.cart.takeOut(bought.lines)
  shop.coupon.fallBack()
  return true
}
