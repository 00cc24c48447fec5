import { isWishlistId, type CartLine, type FromWishlist, type Sku } from '@stemside/rules'
import { fieldOf } from '../api/fieldOf.ts'
import { keepJson } from './keepJson.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/** Remembers in this browser which toys a giver has added to the cart from a shared wish list. */
export function keepGiving(window: StorageWindow) {
  const { read, write } = keepJson(storageKeys.giving, window, parse)
  /** The list, and those toys of a cart that were added from it; undefined if there are none. */
  const among = (lines: readonly CartLine[]): FromWishlist | undefined => {
    const kept = read()
    const skus = kept?.skus.filter((sku) => lines.some((line) => line.sku === sku)) ?? []
    return kept !== undefined && skus.length > 0 ? { id: kept.id, skus } : undefined
  }
  return {
    /** Notes a toy that is added to the cart from a list, and forgets the toys of other lists. */
    add(id: string, sku: Sku) {
      const kept = read()
      const others = kept?.id === id ? kept.skus.filter((one) => one !== sku) : []
      write({ id, skus: [...others, sku] })
    },
    in: among,
    /** Forgets the toys that left the cart: they are ordered, or no longer wanted. */
    keepIn(lines: readonly CartLine[]) {
      if (read() !== undefined) write(among(lines))
    },
  }
}

function parse(json: unknown): FromWishlist | undefined {
  const id = fieldOf(json, 'id')
  const skus = fieldOf(json, 'skus')
  if (!isWishlistId(id) || !Array.isArray(skus)) return undefined
  return { id, skus: skus.filter((sku) => typeof sku === 'string') }
}
