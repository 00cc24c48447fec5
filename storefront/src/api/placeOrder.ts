import type { Purchase } from '@stemside/rules'
import type { WireAskedSale } from '@stemside/rules/contract'
import { purchaseToWire } from '@stemside/rules/contract/orders'
import { ApiError } from './ApiError.ts'
import {
  askedSaleFrom,
  cancelPayment,
  confirmationFrom,
  paymentPatience,
  type AskedSale,
  type Sold,
} from './payments.ts'
import { unreadable, type StoreApi } from './storeApi.ts'

/* The calls that place an order. Only checkout loads this file. */

/**
 * Places an order. The same key twice returns the same order, or the same confirmation. A changed price throws status
 * 409.
 */
export async function sendOrder(
  { call }: StoreApi,
  purchase: Purchase,
  idempotencyKey: string,
): Promise<Sold<string>> {
  const { orderId, confirm } = await call('placeOrder', {
    json: purchaseToWire(purchase),
    headers: { 'idempotency-key': idempotencyKey },
    patience: paymentPatience,
  })
  if (orderId) return { made: orderId }
  if (confirm) return { confirmation: confirmationFrom(confirm) }
  throw new ApiError('broken', 'Your order could not be placed. Please try again.', 200)
}

/** What became of the order with a key. Without an answer to `sendOrder`, the shop asks for it. */
export async function askForOrder({ call }: StoreApi, key: string): Promise<AskedSale<string>> {
  return askedSaleFrom(await call('askOrder', { parameters: { key } }), orderIdIn)
}

/** Ends the payment of an order that the payer has not confirmed. */
export async function cancelOrder(api: StoreApi, key: string): Promise<AskedSale<string>> {
  return askedSaleFrom(await cancelPayment(api, 'cancelOrderPayment', key), orderIdIn)
}

function orderIdIn({ orderId }: WireAskedSale): string {
  if (orderId === undefined) throw unreadable()
  return orderId
}
