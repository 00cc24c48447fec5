import type { Order, Purchase } from '@stemside/rules'
import { orderFromWire, purchaseToWire } from '@stemside/rules/contract/orders'
import { ApiError, ifKnown } from './ApiError.ts'
import { openState, type Asked } from './asked.ts'
import { readable, type StoreApi } from './storeApi.ts'

/* The calls of orders. They have a file of their own, because only checkout and the pages after it
   need them. */

/**
 * Timeout of a payment in milliseconds. It is longer than that of other calls, because a provider
 * may answer late.
 */
const paymentPatience = 30_000

/**
 * Places an order. The same key twice returns the same order. A changed price throws status 409.
 */
export async function sendOrder(
  { call }: StoreApi,
  purchase: Purchase,
  idempotencyKey: string,
): Promise<string | undefined> {
  const { orderId } = await call('placeOrder', {
    json: purchaseToWire(purchase),
    headers: { 'idempotency-key': idempotencyKey },
    patience: paymentPatience,
  })
  return orderId || undefined
}

/** The order that was placed under a key. Without an answer to `sendOrder`, the shop asks for it. */
export async function askForOrder(
  { call }: StoreApi,
  idempotencyKey: string,
): Promise<Asked<string>> {
  const answer = await call('askOrder', { parameters: { key: idempotencyKey } })
  const { state, orderId } = answer
  if (state !== 'placed') return { state: openState(answer) }
  if (orderId === undefined)
    throw new ApiError('broken', 'The store gave an answer that cannot be read.')
  return { state, made: orderId }
}

/**
 * The order with this id; undefined if there is none for this visitor.
 * @param email - the e-mail address of the order; without it, the store asks whether its owner is signed in
 */
export async function getOrder(
  { call }: StoreApi,
  id: string,
  email?: string,
): Promise<Order | undefined> {
  const request = { parameters: { orderId: id }, query: { email } }
  const order = await ifKnown(call('getOrder', request))
  return order && readable(() => orderFromWire(order))
}
