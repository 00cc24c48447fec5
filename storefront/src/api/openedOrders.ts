import type { OrderReturn } from '@stemside/rules'
import { returnFromWire } from '@stemside/rules/contract/orders'
import { askAccount } from './accounts.ts'
import { readable, type StoreApi } from './storeApi.ts'

/* Orders that the key in a mail opens (specification §4.76). */

/** Exchanges the key in a mail for a cookie. Returns the id of the order that it opens. */
export async function openOrder(api: StoreApi, key: string): Promise<string> {
  const { orderId } = await askAccount(api, 'openOrder', { json: { key } })
  return orderId
}

/** What was sent back of an order, the newest first. */
export async function getReturnsOf(
  api: StoreApi,
  orderId: string,
): Promise<readonly OrderReturn[]> {
  const { data } = await askAccount(api, 'getReturns', { query: { orderId } })
  return readable(() => data.map(returnFromWire))
}
