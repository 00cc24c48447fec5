import { formatMoney, type Purchase } from '@stemside/rules'
import { ApiError, isPlainFailure } from '../api/ApiError.ts'
import type { Asked } from '../api/asked.ts'
import type { AskedSale, Confirmation, Sold } from '../api/payments.ts'
import { soldNothing } from '../api/soldNothing.ts'
import type { Attempt } from './attempts.ts'
import { payAgain, unanswered, type CheckoutStore, type EarlierOrder } from './checkout.ts'
import { askOnly, sendOnce, type Way } from './sendOnce.ts'
import { AnswerAfterReset, unlessReset } from './unlessReset.ts'
import { paymentRefused, PaysAnotherWay, readyToSend } from './untilConfirmed.ts'

/** A placed order and the purchase that it paid. */
export interface PlacedOrder {
  readonly orderId: string
  readonly purchase: Purchase
}

/** The calls that place an order. */
export interface OrderCalls {
  /** Places the order. Returns its number, or how the payer must confirm the payment. */
  readonly send: (purchase: Purchase, idempotencyKey: string) => Promise<Sold<string>>
  /** Asks what became of a key. */
  readonly ask: (idempotencyKey: string) => Promise<AskedSale<string>>
  /** Ends a payment that its payer has not confirmed. */
  readonly cancel: (idempotencyKey: string) => Promise<AskedSale<string>>
  /** Waits until the payer has confirmed the payment. Returns the order's number. @throws ApiError */
  readonly untilConfirmed: (
    purchase: Purchase,
    idempotencyKey: string,
    confirmation: Confirmation,
  ) => Promise<string>
}

/** What the shopper reads if the store has no order of the last try. */
const notPlaced = 'Your order was not placed, and nothing was charged. Press Pay to order.'

/** What the shopper reads if the browser itself knows that it is offline. */
const offline = `The connection seems to be down. ${payAgain}`

/** What the shopper reads after a failed order. */
function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === undefined) {
    return 'window' in globalThis && !window.navigator.onLine ? offline : unanswered
  }
  return soldNothing(error) ? error.message : `${error.message} ${payAgain}`
}

/** What the shopper reads while an earlier order is being paid. */
function stillPaid(purchase: Purchase | undefined): string {
  const order =
    purchase === undefined
      ? 'An order of this cart'
      : `Your order of ${formatMoney(purchase.total, purchase.country)}`
  return `${order} is still being paid. Please wait a moment, then press Pay again.`
}

/** Whether two purchases are the same order, whichever card pays for it. */
function isSameOrder(one: Purchase, other: Purchase): boolean {
  return orderIn(one) === orderIn(other)
}

function orderIn(purchase: Purchase): string {
  const { payment: _card, again: _again, cartId: _cartId, wishlist: _list, ...order } = purchase
  return JSON.stringify(order)
}

/**
 * Places the order once, however often Pay is pressed. Returns the order, or an earlier one if that
 * stands and this one was not sent; undefined after an error.
 */
export async function place(
  checkout: CheckoutStore,
  purchase: Purchase,
  calls: OrderCalls,
): Promise<PlacedOrder | { readonly earlier: EarlierOrder } | undefined> {
  if (!checkout.begin()) return undefined
  checkout.hold(purchase)
  try {
    const sent = await sendOnce(wayOf(checkout, calls, purchase), purchase)
    if (sent.outcome === 'running') {
      checkout.fail(stillPaid(sent.request), true)
      return undefined
    }
    if (sent.outcome === 'sent') {
      checkout.endWith({ orderId: sent.answer })
      return { orderId: sent.answer, purchase: sent.request }
    }
    checkout.pause()
    return { earlier: { orderId: sent.made, purchase: sent.request, key: sent.key } }
  } catch (error) {
    const earlier = failOn(checkout, error)
    return earlier && { earlier }
  }
}

/** Asks for the order that has no answer. Returns it if the store has it. */
export async function askForOpen(
  checkout: CheckoutStore,
  calls: OrderCalls,
): Promise<EarlierOrder | undefined> {
  const open = checkout.attempts.read()
  if (open === undefined || !checkout.begin()) return undefined
  try {
    const ask = () => askUntilConfirmed(checkout, open, calls)
    const found = await askOnly({ keeper: checkout.attempts, ask })
    if (found === undefined) checkout.fail(notPlaced, false)
    else if (found.outcome === 'running') checkout.fail(stillPaid(found.request), true)
    else {
      checkout.pause()
      return { orderId: found.made, purchase: found.request, key: found.key }
    }
  } catch (error) {
    if (soldNothing(error)) checkout.attempts.forget(open.key)
    failOn(checkout, error)
  }
  return undefined
}

/** Waits for the payer if this tab has sent the order: other tabs do not know its total. */
async function askUntilConfirmed(
  checkout: CheckoutStore,
  { key, request }: Attempt<Purchase>,
  { ask, untilConfirmed }: OrderCalls,
): Promise<Asked<string>> {
  const asked = await unlessReset(checkout, ask(key))
  if (asked.state === 'refused') throw paymentRefused(asked.reason)
  if (asked.state !== 'unconfirmed') return asked
  if (request === undefined) return { state: 'running' }
  const waiting = untilConfirmed(request, key, asked.confirmation)
  return { state: 'placed', made: await unlessReset(checkout, waiting) }
}

/** @param wanted - the purchase that Pay was pressed for */
function wayOf(
  checkout: CheckoutStore,
  { send, ask, cancel, untilConfirmed }: OrderCalls,
  wanted: Purchase,
): Way<Purchase, string, string> {
  const { attempts } = checkout
  return {
    keeper: attempts,
    isSame: isSameOrder,
    send: async (purchase, key) => {
      const sold = await unlessReset(checkout, send(purchase, key))
      if ('made' in sold) return sold.made
      return unlessReset(checkout, untilConfirmed(purchase, key, sold.confirmation))
    },
    ask: async (key) => {
      const asked = await unlessReset(checkout, ask(key))
      const request = attempts.read()?.request
      // Another tab waits for its payer: the store ends that payment when it gets this order.
      if (asked.state === 'unconfirmed' && request === undefined) return { state: 'none' }
      const isSame =
        request !== undefined && isSameOrder(request, wanted) && isPaidAlike(request, wanted)
      return readyToSend(asked, isSame, () => unlessReset(checkout, cancel(key)))
    },
  }
}

function isPaidAlike({ payment: one }: Purchase, { payment: other }: Purchase): boolean {
  return one.provider === other.provider && one.token === other.token
}

/** Ends the call with an error, or with the order that stands if the store names it. */
function failOn(checkout: CheckoutStore, error: unknown): EarlierOrder | undefined {
  if (error instanceof AnswerAfterReset) return undefined
  if (error instanceof PaysAnotherWay) {
    checkout.markAnswered()
    checkout.pause()
    return undefined
  }
  if (error instanceof ApiError && error.named.orderId !== undefined) {
    checkout.pause()
    return { orderId: error.named.orderId, purchase: undefined, key: undefined }
  }
  const isOutdated =
    error instanceof ApiError &&
    (error.status === 409 || error.status === 422 || isPlainFailure(error))
  checkout.fail(failureMessage(error), !soldNothing(error), isOutdated)
  return undefined
}
