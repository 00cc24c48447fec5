import type { Order, Purchase } from '@stemside/rules'
import { orderFromWire, purchaseToWire } from '@stemside/rules/contract/orders'
import { ApiError } from './ApiError.ts'
import { readable, type StoreApi } from './storeApi.ts'

/* The calls of orders: apart from the others, because only checkout and the pages after it need them. */

/** A provider that times out keeps the shopper waiting; a charge is not given up before this. */
const paymentPatience = 30_000

/** Places an order. The same key twice gives the same order; a changed price is a 409. */
export async function placeOrder(
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

/** The order with this id and e-mail address; undefined where there is none. */
export async function getOrder(
  { call }: StoreApi,
  id: string,
  email: string,
): Promise<Order | undefined> {
  try {
    const order = await call('getOrder', { parameters: { orderId: id }, query: { email } })
    return readable(() => orderFromWire(order))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
