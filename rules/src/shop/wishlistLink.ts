import type { Sku } from '../catalogue/types.ts'
import type { CountryCode } from '../countries/codes.ts'
import type { ReadParameter } from './shelfUrl.ts'
import { changeWishes } from './wishes.ts'
import { isWishlistId } from './wishlistIds.ts'

/** A wish list that somebody has shared. */
export interface SharedWishes {
  readonly skus: readonly Sku[]
  /** The id in the link, which orders carry. Undefined if the link has none, as older links do. */
  readonly id: string | undefined
}

/**
 * The address that shows a list to whoever has it. The toys are in it; the server only knows what was bought. It opens the
 * shop of the list's country, because orders are delivered in the country that they are placed in.
 */
export function wishesHref(wishes: readonly Sku[], id: string, country: CountryCode): string {
  return `/wishlist?cc=${country}&toys=${wishes.join(',')}&list=${id}`
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
