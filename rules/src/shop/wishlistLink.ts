import type { Sku } from '../catalogue/types.ts'
import type { ReadParameter } from './shelfUrl.ts'
import { changeWishes } from './wishes.ts'
import { isWishlistId } from './wishlistIds.ts'

/** A wish list that somebody has shared. */
export interface SharedWishes {
  readonly skus: readonly Sku[]
  /** What orders from its link carry; undefined in a link without it. */
  readonly id: string | undefined
}

/** The address that shows a list to whoever has it. The toys are in it; the server only knows what was bought. */
export function wishesHref(wishes: readonly Sku[], id: string): string {
  return `/wishlist?toys=${wishes.join(',')}&list=${id}`
}

/** The list in an address; undefined if there is none. */
export function sharedWishesFrom(read: ReadParameter): SharedWishes | undefined {
  const toys = read('toys')
  if (toys === null) return undefined
  const id = read('list')
  return {
    skus: changeWishes([], { add: toys.split(','), remove: [] }),
    id: isWishlistId(id) ? id : undefined,
  }
}
