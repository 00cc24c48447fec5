import type { Sku, WishChange } from '@stemside/rules'
import { askAccount } from './accounts.ts'
import type { StoreApi } from './storeApi.ts'

/* The wish list of the account. Only signed-in shoppers load this file. */

/** The account's list, and the ids in the links that share it. */
export interface AccountWishes {
  readonly skus: readonly Sku[]
  readonly ids: readonly string[]
}

/** Changes that the account does not have yet. */
export interface UnsentWishes extends WishChange {
  readonly ids: readonly string[]
}

export async function getWishes(api: StoreApi): Promise<AccountWishes> {
  const { data, ids } = await askAccount(api, 'getWishes')
  return { skus: data, ids }
}

/** Changes the account's list, and returns all of it. */
export async function updateWishes(
  api: StoreApi,
  { add, remove, ids: shared }: UnsentWishes,
): Promise<AccountWishes> {
  const json = { add: [...add], remove: [...remove], ids: [...shared] }
  const { data, ids } = await askAccount(api, 'updateWishes', { json })
  return { skus: data, ids }
}
