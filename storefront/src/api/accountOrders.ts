import type { CartLine, Order, OrderReturn, ReturnReason } from '@stemside/rules'
import { orderFromWire, returnFromWire } from '@stemside/rules/contract/orders'
import { askAccount } from './accounts.ts'
import { askedFrom, type Asked } from './asked.ts'
import { readable, type StoreApi } from './storeApi.ts'

/* The signed-in shopper's orders and returns (specification §7.15). */

export interface AccountOrders {
  /** The newest first. */
  readonly orders: readonly Order[]
  /** The newest first. */
  readonly returns: readonly OrderReturn[]
}

/** All of them, also for the page of one order: it needs the returns too, and the lists are short. */
export async function getAccountOrders(api: StoreApi): Promise<AccountOrders> {
  const [orders, returns] = await Promise.all([
    askAccount(api, 'getAccountOrders'),
    askAccount(api, 'getReturns'),
  ])
  return readable(() => ({
    orders: orders.data.map(orderFromWire),
    returns: returns.data.map(returnFromWire),
  }))
}

/** Cancels an order, and returns it in its new state. */
export async function cancelOrder(api: StoreApi, orderId: string): Promise<Order> {
  const { data } = await askAccount(api, 'cancelAccountOrder', {
    json: { orderId, status: 'cancelled' },
  })
  return readable(() => orderFromWire(data))
}

export interface NewReturn {
  readonly orderId: string
  readonly lines: readonly CartLine[]
  readonly reason: ReturnReason
  readonly comment?: string
}

/** Requests a return. A retry with the same key requests no second one. */
export async function requestReturn(
  api: StoreApi,
  { lines, ...rest }: NewReturn,
  idempotencyKey: string,
): Promise<OrderReturn> {
  const { data } = await askAccount(api, 'requestReturn', {
    json: { ...rest, cart_data: lines },
    headers: { 'idempotency-key': idempotencyKey },
  })
  return readable(() => returnFromWire(data))
}

/** Whether a return was requested under a key. */
export async function askForReturn(api: StoreApi, key: string): Promise<Asked> {
  return askedFrom(await askAccount(api, 'askReturn', { parameters: { key } }))
}
