import type { Sku } from '@stemside/rules'
import { pathOf } from '@stemside/rules/contract/calls'
import { wishlistCalls } from '@stemside/rules/contract/wishlistCalls'
import { isAnswer, unreadable, type StoreApi } from './storeApi.ts'

/** The toys that orders from a shared wish list have bought (§7.41). Only /wishlist loads this file. */
export async function getBoughtWishes(
  { ask }: StoreApi,
  wishlistId: string,
): Promise<readonly Sku[]> {
  const { method, path } = wishlistCalls.getBoughtWishes
  const answer = await ask({ method, path: pathOf({ method, path }, { wishlistId }) })
  if (isAnswer<'getBoughtWishes'>(answer)) return answer.data
  throw unreadable()
}
