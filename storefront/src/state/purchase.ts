import {
  formatMoney,
  type Address,
  type Customer,
  type PaymentProvider,
  type Present,
  type Purchase,
} from '@stemside/rules'
import { subscribe } from 'valtio'
import { placeOrder as sendOrder } from '../api/orders.ts'
import { cartOf } from './cart.ts'
import type { PlacedOrder, SendOrder } from './checkout.ts'
import type { Shop } from './createShop.ts'
import { referCodeOf } from './referCodeOf.ts'
import { price, pricedCart } from './pricing/pricedCart.ts'

/** The values of a valid checkout form. */
export interface CheckoutDetails {
  readonly customer: Customer
  readonly address: Address
  readonly payment: { readonly provider: PaymentProvider; readonly token: string }
  readonly giftCard?: NonNullable<Purchase['giftCard']>
  readonly present?: Present
}

/** The current purchase: the cart, at the total that the shopper sees. */
function purchaseOf(shop: Shop, details: CheckoutDetails): Purchase {
  const { id } = shop.cart.state
  const { applied } = shop.coupon.state
  const referCode = referCodeOf(shop.visit)
  const priced = pricedCart(shop)
  return {
    ...(id !== undefined && { cartId: id }),
    ...(applied !== undefined && { couponCode: applied.code }),
    ...(referCode !== undefined && { referCode }),
    ...cartOf(shop.cart.state),
    country: priced.country,
    total: priced.totals.total,
    ...details,
  }
}

/** Records that the shopper came to checkout with something to pay for. */
export function recordCheckout(shop: Shop): void {
  const cart = pricedCart(shop)
  const { catalogue } = shop.market.state
  if (cart.lines.length > 0) shop.events.record({ kind: 'begin-checkout', cart, catalogue })
}

/**
 * Places the order. On success, removes what was bought from the cart and remembers the order.
 * Returns the order that the store has: it can be an older one that had no answer.
 */
export function placeOrder(shop: Shop, details: CheckoutDetails): Promise<PlacedOrder | undefined> {
  return follow(shop, (send) => shop.checkout.place(purchaseOf(shop, details), send))
}

/** Asks the store for the order that has no answer. It needs no payment. */
export function askForOrder(shop: Shop): Promise<PlacedOrder | undefined> {
  return follow(shop, (send) => shop.checkout.askForOpen(send))
}

async function follow(
  shop: Shop,
  place: (send: SendOrder) => Promise<PlacedOrder | undefined>,
): Promise<PlacedOrder | undefined> {
  const placed = await place((purchase, key) => sendOrder(shop.api, purchase, key))
  if (placed === undefined) {
    if (shop.checkout.state.status === 'failed') shop.dialogs.open({ id: 'order-failed' })
    if (shop.checkout.state.isOutdated) await shop.refreshCartPrices().catch(() => undefined)
    return undefined
  }
  const { orderId, purchase } = placed
  const { catalogue } = shop.market.state
  const { applied } = shop.coupon.state
  const coupon = applied?.code === purchase.couponCode ? applied : undefined
  const cart = price(purchase, catalogue, coupon)
  shop.events.record({ kind: 'purchase', orderId, cart, catalogue })
  // A session that ended meanwhile: the form still holds that shopper's address.
  const { user, formerUser } = shop.session.state
  const account = (user ?? formerUser)?.email
  shop.orders.remember({
    id: orderId,
    email: purchase.customer.email,
    isFresh: true,
    ...(account !== undefined && { account }),
  })
  shop.cart.removePurchased(purchase.lines)
  shop.coupon.fallBack()
  return placed
}

/**
 * Before paying: fetches prices. Until the returned function is called, says so whenever the total
 * differs from the one that the shopper saw.
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
  // Without an answer, the order carries the total that the shopper saw, and the store refuses any
  // other.
  shop.refreshCartPrices().catch(() => undefined)
  return () => {
    for (const stop of stops) stop()
  }
}
