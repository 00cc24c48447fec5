import { soldSkus } from '../catalogue/products.ts'
import type { Sku } from '../catalogue/types.ts'

/** The most toys that a wish list has. */
export const mostWishes = 100

/** The query parameter of a shared wish list: `/wishlist?toys=orboot,tacto_chess`. */
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

/** The address that shows a list to whoever has it: the toys are in it, so nothing is stored. */
export function wishesHref(wishes: readonly Sku[]): string {
  return `/wishlist?${wishesParameter}=${wishes.join(',')}`
}

/** The toys of a shared list; undefined if the address has none. */
export function wishesFrom(parameter: string | null): readonly Sku[] | undefined {
  if (parameter === null) return undefined
  return changeWishes([], { add: parameter.split(','), remove: [] })
}
