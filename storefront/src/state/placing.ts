import { formatMoney, type Purchase } from '@stemside/rules'
import { ApiError, isPlainFailure } from '../api/ApiError.ts'
import type { Asked } from '../api/asked.ts'
import { soldNothing } from '../api/soldNothing.ts'
import { payAgain, unanswered, type CheckoutStore, type EarlierOrder } from './checkout.ts'
import { askOnly, sendOnce, type Way } from './sendOnce.ts'

/** A placed order and the purchase that it paid. */
export interface PlacedOrder {
  readonly orderId: string
  readonly purchase: Purchase
}

/** The calls that place an order. */
export interface OrderCalls {
  /** Places the order. Returns its number; undefined if the answer has none. */
  readonly send: (purchase: Purchase, idempotencyKey: string) => Promise<string | undefined>
  /** Asks what became of a key. */
  readonly ask: (idempotencyKey: string) => Promise<Asked<string>>
}

/** What the shopper reads if the store has no order of the last try. */
const notPlaced = 'Your order was not placed, and nothing was charged. Press Pay to order.'

/** What the shopper reads after a failed order. */
function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === undefined) return unanswered
  return soldNothing(error) ? error.message : `${error.message} ${payAgain}`
}

/** The shopper logged out during the call to the server: its answer is for the person before. */
class AnswerAfterReset extends Error {}

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

function orderIn({ payment: _card, again: _again, cartId: _cartId, ...order }: Purchase): string {
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
    const sent = await sendOnce(wayOf(checkout, calls), purchase)
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
  if (checkout.attempts.read() === undefined || !checkout.begin()) return undefined
  try {
    const found = await askOnly(wayOf(checkout, calls))
    if (found === undefined) checkout.fail(notPlaced, false)
    else if (found.outcome === 'running') checkout.fail(stillPaid(found.request), true)
    else {
      checkout.pause()
      return { orderId: found.made, purchase: found.request, key: found.key }
    }
  } catch (error) {
    failOn(checkout, error)
  }
  return undefined
}

function wayOf(checkout: CheckoutStore, { send, ask }: OrderCalls): Way<Purchase, string, string> {
  return {
    keeper: checkout.attempts,
    isSame: isSameOrder,
    send: async (purchase, key) => {
      const orderId = await unlessReset(checkout, send(purchase, key))
      if (orderId !== undefined) return orderId
      throw new ApiError('broken', 'Your order could not be placed. Please try again.', 200)
    },
    ask: (key) => unlessReset(checkout, ask(key)),
  }
}

/** Ends the call with an error, or with the order that stands if the store names it. */
function failOn(checkout: CheckoutStore, error: unknown): EarlierOrder | undefined {
  if (error instanceof AnswerAfterReset) return undefined
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

/**
 * Makes a call, and throws `AnswerAfterReset` if the store was reset meanwhile: another account has signed in, or the
 * shopper has signed out. The answer, or the error, must not reach the next person.
 */
async function unlessReset<T>({ form }: CheckoutStore, call: Promise<T>): Promise<T> {
  const { resets } = form
  try {
    const answer = await call
    if (resets === form.resets) return answer
  } catch (error) {
    if (resets === form.resets) throw error
  }
  throw new AnswerAfterReset()
}
