import type { Shop } from '../state/createShop.ts'
import { followOwner } from './ownCart.ts'
import { followWishes } from './ownWishes.ts'

/** Keeps cart and wish list the same here and in the account of the signed-in shopper, in one chunk. */
export function followAccount(shop: Shop, window: Window): () => void {
  const stops = [followOwner(shop), followWishes(shop, window)]
  return () => {
    for (const stop of stops) stop()
  }
}
