import { askAccount } from './accounts.ts'
import type { StoreApi } from './storeApi.ts'

/* Orders that the key in a mail opens (specification §4.76). */

/** Exchanges the key in a mail for a cookie. Returns the id of the order that it opens. */
export async function openOrder(api: StoreApi, key: string): Promise<string> {
  const { orderId } = await askAccount(api, 'openOrder', { json: { key } })
  return orderId
}
