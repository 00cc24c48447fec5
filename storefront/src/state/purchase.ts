import {
  formatMoney,
  minor,
  minus,
  nothing,
  type Address,
  type Customer,
  type PaymentProvider,
  type Present,
  type Purchase,
} from '@stemside/rules'
import { subscribe } from 'valtio'
import { ApiError } from '../api/ApiError.ts'
import { getOrder } from '../api/orders.ts'
import { askForOrder as askByKey, cancelOrder, sendOrder } from '../api/placeOrder.ts'
import { cartOf } from './cart.ts'
import type { CheckoutStore, EarlierOrder } from './checkout.ts'
import { orderConfirming } from './confirming.ts'
import { askForOpen, place as placeOnce, type OrderCalls, type PlacedOrder } from './placing.ts'
import type { Stores } from './createStores.ts'
import type { RefusedCoupon } from './dialogs.ts'
import { referCodeOf } from './referCodeOf.ts'
import { price, pricedCart } from './pricing/pricedCart.ts'
import { watchReset } from './unlessReset.ts'

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
  readonly wishlist?: NonNullable<Purchase['wishlist']>
}

/** What the page does while an order is paid, such as opening PayPal's window. It begins during the press. */
export type DuringPayment = <T>(provider: PaymentProvider, pay: () => Promise<T>) => Promise<T>

const onlyPay: DuringPayment = (_provider, pay) => pay()

/** The current purchase: the cart, at the total that the shopper sees. */
function purchaseOf(stores: Stores, details: CheckoutDetails): Purchase {
  const { id } = stores.cart.state
  const { applied } = stores.coupon.state
  const referCode = referCodeOf(stores.visit)
  const priced = pricedCart(stores)
  return {
    ...(id !== undefined && { cartId: id }),
    ...(applied !== undefined && { couponCode: applied.code }),
    ...(referCode !== undefined && { referCode }),
    ...cartOf(stores.cart.state),
    country: priced.country,
    total: priced.totals.total,
    ...details,
  }
}

/** Records that the shopper came to checkout with something to pay for. */
export function recordCheckout(stores: Stores): void {
  const cart = pricedCart(stores)
  const { catalogue } = stores.prices.state
  if (cart.lines.length > 0) stores.events.record({ kind: 'begin-checkout', cart, catalogue })
}

/**
 * Places the order. On success, removes what was bought from the cart and remembers the order. If an earlier order
 * stands instead, a dialog asks whether this one is wanted too.
 */
export async function submitOrder(
  stores: Stores,
  details: CheckoutDetails,
  during: DuringPayment = onlyPay,
): Promise<PlacedOrder | undefined> {
  const { orderedAt = 0 } = stores.cart.state
  return place(stores, details, { again: Date.now() - orderedAt < standsForMs, during })
}

/** Asks the store for the order that has no answer. It needs no payment. */
export async function askForOrder(stores: Stores): Promise<PlacedOrder | undefined> {
  const earlier = await askForOpen(stores.checkout, callsOf(stores))
  if (earlier?.purchase !== undefined) {
    forgetEarlier(stores.checkout, earlier)
    stores.checkout.endWith(earlier)
    return keepPlaced(stores, { orderId: earlier.orderId, purchase: earlier.purchase })
  }
  tellFailure(stores)
  return undefined
}

interface Placing {
  /** Whether the shopper knows the last order of this cart, and wants one more. */
  readonly again: boolean
  readonly during: DuringPayment
}

async function place(
  stores: Stores,
  details: CheckoutDetails,
  { again, during }: Placing,
): Promise<PlacedOrder | undefined> {
  const purchase = { ...purchaseOf(stores, details), ...(again && { again }) }
  const isReset = watchReset(stores.checkout)
  let refusedCoupon: string | undefined
  const calls = callsOf(stores)
  const placed = await during(details.payment.provider, () =>
    placeOnce(stores.checkout, purchase, {
      ...calls,
      send: (sent, key) =>
        calls.send(sent, key).catch((error: unknown) => {
          if (error instanceof ApiError) refusedCoupon = error.named.couponCode
          throw error
        }),
    }),
  )
  if (isReset()) return undefined
  if (placed === undefined) {
    tellFailure(
      stores,
      refusedCoupon === undefined
        ? undefined
        : withoutCoupon(stores, refusedCoupon, details, during),
    )
    if (stores.checkout.state.isOutdated) await stores.refreshCartPrices().catch(() => undefined)
    return undefined
  }
  if ('orderId' in placed) return keepPlaced(stores, placed)
  askWhetherAgain(stores, placed.earlier, details, during)
  return undefined
}

function callsOf(stores: Stores): OrderCalls {
  const { api } = stores
  const ask = (key: string) => askByKey(api, key)
  const cancel = (key: string) => cancelOrder(api, key)
  return {
    send: (purchase, key) => sendOrder(api, purchase, key),
    ask,
    cancel,
    untilConfirmed: ({ total, giftCard, country }, key, confirmation) =>
      orderConfirming(stores).untilConfirmed(
        { ...confirmation, total: minus(total, giftCard?.pays ?? nothing), country },
        { ask: () => ask(key), cancel: () => cancel(key) },
      ),
  }
}

/** Says why there is no order. A refused coupon leaves the cart. */
function tellFailure({ checkout, coupon, dialogs }: Stores, refused?: RefusedCoupon): void {
  if (checkout.state.status !== 'failed') return
  if (refused !== undefined) coupon.refuse(refused.code)
  dialogs.open({ id: 'order-failed', refused })
}

/** What the dialog needs to place an order again without its coupon. */
function withoutCoupon(
  stores: Stores,
  code: string,
  details: CheckoutDetails,
  during: DuringPayment,
): RefusedCoupon {
  const { giftCard } = details
  return {
    code,
    giftCardPays: giftCard?.pays ?? nothing,
    onPay: () => {
      const { total } = pricedCart(stores).totals
      const pays = giftCard && minor(Math.min(giftCard.pays, total))
      const paid = giftCard && pays !== undefined && { giftCard: { ...giftCard, pays } }
      void submitOrder(stores, { ...details, ...paid }, during)
    },
  }
}

function askWhetherAgain(
  stores: Stores,
  earlier: EarlierOrder,
  details: CheckoutDetails,
  during: DuringPayment,
): void {
  const { checkout, dialogs } = stores
  dialogs.open({
    id: 'earlier-order',
    earlier,
    giftCardPays: details.giftCard?.pays ?? nothing,
    onEnough: () => {
      dialogs.close('earlier-order')
      forgetEarlier(checkout, earlier)
      void endWithEarlier(stores, earlier, details)
    },
    onAgain: () => {
      dialogs.close('earlier-order')
      forgetEarlier(checkout, earlier)
      const { email } = earlier.purchase?.customer ?? details.customer
      remember(stores, earlier.orderId, email)
      return place(stores, details, { again: true, during })
    },
  })
}

/** The shopper has read of an earlier order. Forgets how it was sent. */
function forgetEarlier(checkout: CheckoutStore, { key }: EarlierOrder): void {
  if (key !== undefined) checkout.attempts.forget(key)
  checkout.markAnswered()
}

/** Ends the checkout with an order that another tab may have placed: the store then tells what it was. */
async function endWithEarlier(
  stores: Stores,
  earlier: EarlierOrder,
  { customer: { email } }: CheckoutDetails,
): Promise<void> {
  const { orderId, purchase } = earlier
  if (purchase !== undefined) keepPlaced(stores, { orderId, purchase })
  else {
    const isReset = watchReset(stores.checkout)
    const order = await getOrder(stores.api, orderId, email).catch(() => undefined)
    // The order is of the shopper before.
    if (isReset()) return
    // If another tab has the answer by now, it has removed what was bought.
    if (order !== undefined && !isKnown(stores, orderId)) stores.cart.removePurchased(order.lines)
    remember(stores, orderId, email)
  }
  stores.checkout.endWith(earlier)
}

/**
 * After an order: removes what was bought from the cart, remembers the order, and records the purchase. If another tab
 * has done that already, because both sent the same order, nothing is left to do.
 */
function keepPlaced(stores: Stores, placed: PlacedOrder): PlacedOrder {
  const { orderId, purchase } = placed
  if (isKnown(stores, orderId)) return placed
  recordPurchase(stores, placed)
  remember(stores, orderId, purchase.customer.email)
  stores.cart.removePurchased(purchase.lines)
  stores.coupon.fallBack()
  return placed
}

/** Records nothing if the shopper changed the country meanwhile: the page then has no prices of the order's country. */
function recordPurchase({ prices, coupon, events }: Stores, { orderId, purchase }: PlacedOrder) {
  const { country, catalogue } = prices.state
  if (country !== purchase.country) return
  const { applied } = coupon.state
  const cart = price(
    purchase,
    catalogue,
    applied?.code === purchase.couponCode ? applied : undefined,
  )
  events.record({ kind: 'purchase', orderId, cart, catalogue })
}

/** Whether a tab of this browser has the answer to an order. */
function isKnown({ orders }: Stores, orderId: string): boolean {
  return orders.emailOf(orderId) !== undefined
}

function remember({ orders, session }: Stores, id: string, email: string): void {
  // A session that ended meanwhile: the form still holds that shopper's address.
  const { user, formerUser } = session.state
  const account = (user ?? formerUser)?.email
  orders.remember({ id, email, isFresh: true, ...(account !== undefined && { account }) })
}

/**
 * Before paying: fetches prices. Until the returned function is called, says so whenever the total
 * differs from the one that the shopper saw.
 */
export function watchTotal(stores: Stores): () => void {
  let seen = pricedCart(stores)
  const look = () => {
    seen = pricedCart(stores)
  }
  const stops = [
    subscribe(stores.cart.state, look),
    subscribe(stores.coupon.state, look),
    subscribe(stores.prices.state, () => {
      const before = seen
      look()
      const { country, totals } = seen
      if (country !== before.country || totals.total === before.totals.total) return
      const [now, then] = [totals, before.totals].map(({ total }) => formatMoney(total, country))
      stores.checkout.tell(`Prices have changed: your order now comes to ${now}, not ${then}.`)
    }),
  ]
  // Without an answer, the order carries the total that the shopper saw, and the store refuses any
  // other.
  stores.refreshCartPrices().catch(() => undefined)
  return () => {
    for (const stop of stops) stop()
  }
}
