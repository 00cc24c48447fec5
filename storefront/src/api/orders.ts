import type { OrderWithReturns } from '@stemside/rules'
import { orderFromWire, returnFromWire } from '@stemside/rules/contract/orders'
import { ifKnown } from './ApiError.ts'
import { readable, type StoreApi } from './storeApi.ts'

/* Reads orders. It has a file of its own, because only checkout and the pages after it need it. */

/**
 * The order with this id; undefined if there is none for this visitor.
 * @param email - the email address of the order; without it, the store asks whether its owner is signed in
 */
export async function getOrder(
  { call }: StoreApi,
  id: string,
  email?: string,
): Promise<OrderWithReturns | undefined> {
  const request = { parameters: { orderId: id }, query: { email } }
  const order = await ifKnown(call('getOrder', request))
  return (
    order &&
    readable(() => ({ ...orderFromWire(order), returns: order.returns.map(returnFromWire) }))
  )
}
