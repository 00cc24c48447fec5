import type { Sku } from '@stemside/rules'
import { wishlistCalls } from '@stemside/rules/contract/wishlistCalls'
import { askIn, type StoreApi } from './storeApi.ts'

/** The toys of a shared wish list that its givers have bought (§7.41). Only /wishlist loads this file. */
export async function getBoughtWishes(api: StoreApi, wishlistId: string): Promise<readonly Sku[]> {
  const parameters = { wishlistId }
  return (await askIn(api, wishlistCalls, 'getBoughtWishes', { parameters })).data
}
