import { soldSkus } from '../catalogue/products.ts'
import type { Sku } from '../catalogue/types.ts'

/** The most toys that a wish list has. */
export const mostWishes = 100

/** The query parameter with the toys of a shared list: `/wishlist?toys=orboot,tacto_chess`. */
export const wishesParameter = 'toys'

/** Changes of a wish list. Two devices can send theirs in any order. */
export interface WishChange {
  readonly add: readonly Sku[]
  readonly remove: readonly Sku[]
}

const wishable: ReadonlySet<Sku> = new Set(soldSkus)

/** Adds toys in front and removes others. Leaves out unknown skus, and the oldest beyond `mostWishes`. */
export function changeWishes(wishes: readonly Sku[], { add, remove }: WishChange): readonly Sku[] {
  const next = new Set([...add, ...wishes])
  for (const sku of remove) next.delete(sku)
  return [...next].filter((sku) => wishable.has(sku)).slice(0, mostWishes)
}

/** The query parameter with the id of a shared list. Orders from its link carry the id. */
export const wishlistIdParameter = 'list'

/** 128 random bits. */
export const wishlistIdPattern = /^[0-9a-f]{32}$/u

/** The most ids that one list keeps. It gets a second one if two devices share it before they know each other. */
export const mostWishlistIds = 8

/** The address that shows a list to whoever has it. The toys are in it; the server only knows what was bought. */
export function wishesHref(wishes: readonly Sku[], id: string): string {
  return `/wishlist?${wishesParameter}=${wishes.join(',')}&${wishlistIdParameter}=${id}`
}

export function isWishlistId(value: unknown): value is string {
  return typeof value === 'string' && wishlistIdPattern.test(value)
}

/** Puts ids in front of others, each once. Leaves out the oldest beyond `mostWishlistIds`. */
export function addWishlistIds(
  ids: readonly string[],
  added: readonly string[],
): readonly string[] {
  return [...new Set([...added, ...ids])].slice(0, mostWishlistIds)
}

/** The toys of a shared list; undefined if the address has none. */
export function wishesFrom(parameter: string | null): readonly Sku[] | undefined {
  if (parameter === null) return undefined
  return changeWishes([], { add: parameter.split(','), remove: [] })
}
