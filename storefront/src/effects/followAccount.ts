import type { Stores } from '../state/createStores.ts'
import { followOwner } from './accountCart.ts'
import { followWishes } from './accountWishes.ts'

/** Keeps cart and wish list the same here and in the account of the signed-in shopper, in one chunk. */
export function followAccount(stores: Stores, window: Window): () => void {
  const stops = [followOwner(stores), followWishes(stores, window)]
  return () => {
    for (const stop of stops) stop()
  }
}
