import { isWishlistId, type CartLine, type Sku } from '@stemside/rules'
import { fieldOf } from '../api/fieldOf.ts'
import { keepInSession } from './keepInSession.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/** Somebody else's wish list, and the toys that the visitor has added to the cart from it. */
interface Giving {
  readonly id: string
  readonly skus: readonly unknown[]
}

/** Remembers in this browser from whose list a giver buys, so that the order can tell the list. */
export function keepGiving(window: StorageWindow) {
  const { read, write } = keepInSession(storageKeys.giving, window, parse)
  return {
    /** A toy was added to the cart from a list. The last list counts. */
    giveFrom(id: string, sku: Sku) {
      const kept = read()
      const others = kept?.id === id ? kept.skus.filter((one) => one !== sku) : []
      write({ id, skus: [...others, sku] })
    },
    /** The id of the list that an order with these lines comes from; undefined if none of its toys is from a list. */
    listOf(lines: readonly CartLine[]): string | undefined {
      const kept = read()
      return lines.some(({ sku }) => kept?.skus.includes(sku)) ? kept?.id : undefined
    },
    forget: () => write(undefined),
  }
}

function parse(json: unknown): Giving | undefined {
  const id = fieldOf(json, 'id')
  const skus = fieldOf(json, 'skus')
  return isWishlistId(id) && Array.isArray(skus) ? { id, skus } : undefined
}
