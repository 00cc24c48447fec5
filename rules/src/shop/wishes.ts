import { soldSkus } from '../catalogue/products.ts'
import type { Sku } from '../catalogue/types.ts'

/** The most toys that a wish list has. */
export const mostWishes = 100

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
