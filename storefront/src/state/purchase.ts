import {
  formatMoney,
  minor,
  nothing,
  type Address,
  type Customer,
  type PaymentProvider,
  type Present,
  type Purchase,
} from '@stemside/rules'
import { subscribe } from 'valtio'
import { ApiError } from '../api/ApiError.ts'
import { askForOrder as askByKey, getOrder, placeOrder as sendOrder } from '../api/orders.ts'
import { cartOf } from './cart.ts'
import type { EarlierOrder } from './checkout.ts'
import { askForOpen, place as placeOnce, type OrderCalls, type PlacedOrder } from './placing.ts'
import type { Shop } from './createShop.ts'
import type { RefusedCoupon } from './dialogs.ts'
import { referCodeOf } from './referCodeOf.ts'
import { price, pricedCart } from './pricing/pricedCart.ts'

/**
 * How long the store takes another order of the same cart for a mistake, in milliseconds, with a margin. A shopper who
 * knows the order, and presses Pay again, wants one more.
 */
const standsForMs = 11 * 60_000

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
 * Places the order. On success, removes what was bought from the cart and remembers the order. Where an earlier order
 * stands instead, a dialog asks whether this one is wanted too.
 */
export async function placeOrder(
  shop: Shop,
  details: CheckoutDetails,
): Promise<PlacedOrder | undefined> {
  const { orderedAt = 0 } = shop.cart.state
  return place(shop, details, Date.now() - orderedAt < standsForMs)
}

/** Asks the store for the order that has no answer. It needs no payment. */
export async function askForOrder(shop: Shop): Promise<PlacedOrder | undefined> {
  const earlier = await askForOpen(shop.checkout, callsOf(shop))
  if (earlier?.purchase !== undefined) {
    shop.checkout.forgetEarlier(earlier)
    shop.checkout.endWith(earlier)
    return keepPlaced(shop, { orderId: earlier.orderId, purchase: earlier.purchase })
  }
  tellFailure(shop)
  return undefined
}

/** @param again - whether the shopper knows the last order of this cart, and wants one more */
async function place(
  shop: Shop,
  details: CheckoutDetails,
  again: boolean,
): Promise<PlacedOrder | undefined> {
  const purchase = { ...purchaseOf(shop, details), ...(again && { again }) }
  let refusedCoupon: string | undefined
  const { send, ask } = callsOf(shop)
  const placed = await placeOnce(shop.checkout, purchase, {
    ask,
    send: (sent, key) =>
      send(sent, key).catch((error: unknown) => {
        if (error instanceof ApiError) refusedCoupon = error.named.couponCode
        throw error
      }),
  })
  if (placed === undefined) {
    tellFailure(
      shop,
      refusedCoupon === undefined ? undefined : withoutCoupon(shop, refusedCoupon, details),
    )
    if (shop.checkout.state.isOutdated) await shop.refreshCartPrices().catch(() => undefined)
    return undefined
  }
  if ('orderId' in placed) return keepPlaced(shop, placed)
  askWhetherAgain(shop, placed.earlier, details)
  return undefined
}

function callsOf({ api }: Shop): OrderCalls {
  return {
    send: (purchase, key) => sendOrder(api, purchase, key),
    ask: (key) => askByKey(api, key),
  }
}

/** Says why there is no order. A refused coupon leaves the cart. */
function tellFailure({ checkout, coupon, dialogs }: Shop, refused?: RefusedCoupon): void {
  if (checkout.state.status !== 'failed') return
  if (refused !== undefined) coupon.refuse(refused.code)
  dialogs.open({ id: 'order-failed', refused })
}

/** What the dialog needs to place an order again without its coupon. */
function withoutCoupon(shop: Shop, code: string, details: CheckoutDetails): RefusedCoupon {
  const { giftCard } = details
  return {
    code,
    giftCardPays: giftCard?.pays ?? nothing,
    onPay: () => {
      const { total } = pricedCart(shop).totals
      const pays = giftCard && minor(Math.min(giftCard.pays, total))
      void placeOrder(shop, {
        ...details,
        ...(giftCard && pays !== undefined && { giftCard: { ...giftCard, pays } }),
      })
    },
  }
}

function askWhetherAgain(shop: Shop, earlier: EarlierOrder, details: CheckoutDetails): void {
  const { checkout, dialogs } = shop
  dialogs.open({
    id: 'earlier-order',
    earlier,
    giftCardPays: details.giftCard?.pays ?? nothing,
    onEnough: () => {
      dialogs.close('earlier-order')
      checkout.forgetEarlier(earlier)
      void endWithEarlier(shop, earlier, details)
    },
    onAgain: () => {
      dialogs.close('earlier-order')
      checkout.forgetEarlier(earlier)
      const { email } = earlier.purchase?.customer ?? details.customer
      remember(shop, earlier.orderId, email)
      return place(shop, details, true)
    },
  })
}

/** Ends the checkout with an order that another tab may have placed: the store then tells what it was. */
async function endWithEarlier(
  shop: Shop,
  earlier: EarlierOrder,
  { customer: { email } }: CheckoutDetails,
): Promise<void> {
  const { orderId, purchase } = earlier
  if (purchase !== undefined) keepPlaced(shop, { orderId, purchase })
  else {
    const order = await getOrder(shop.api, orderId, email).catch(() => undefined)
    // If another tab has the answer by now, it has removed what was bought.
    if (order !== undefined && !isKnown(shop, orderId)) shop.cart.removePurchased(order.lines)
    remember(shop, orderId, email)
  }
  shop.checkout.endWith(earlier)
}

/**
 * After an order: removes what was bought from the cart, remembers the order, and records the purchase. If another tab
 * has done that already, because both sent the same order, nothing is left to do.
 */
function keepPlaced(shop: Shop, placed: PlacedOrder): PlacedOrder {
  const { orderId, purchase } = placed
  if (isKnown(shop, orderId)) return placed
  const { catalogue } = shop.market.state
  const { applied } = shop.coupon.state
  const coupon = applied?.code === purchase.couponCode ? applied : undefined
  const cart = price(purchase, catalogue, coupon)
  shop.events.record({ kind: 'purchase', orderId, cart, catalogue })
  remember(shop, orderId, purchase.customer.email)
  shop.cart.removePurchased(purchase.lines)
  shop.coupon.fallBack()
  return placed
}

/** Whether a tab of this browser has the answer to an order. */
function isKnown({ orders }: Shop, orderId: string): boolean {
  return orders.emailOf(orderId) !== undefined
}

function remember({ orders, session }: Shop, id: string, email: string): void {
  // A session that ended meanwhile: the form still holds that shopper's address.
  const { user, formerUser } = session.state
  const account = (user ?? formerUser)?.email
  orders.remember({ id, email, isFresh: true, ...(account !== undefined && { account }) })
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
