import type { Sku, WishChange } from '@stemside/rules'
import { askAccount } from './accounts.ts'
import type { StoreApi } from './storeApi.ts'

/* The wish list of the account. Only signed-in shoppers load this file. */

export async function getWishes(api: StoreApi): Promise<readonly Sku[]> {
  return (await askAccount(api, 'getWishes')).data
}

/** Changes the account's list, and returns all of it. */
export async function updateWishes(
  api: StoreApi,
  { add, remove }: WishChange,
): Promise<readonly Sku[]> {
  const json = { add: [...add], remove: [...remove] }
  return (await askAccount(api, 'updateWishes', { json })).data
}
