import { mergeCarts, type Cart, type Sku } from '@stemside/rules'
import type { UserCartRow } from '../store/collections.ts'
import type { Reader, Transaction } from '../store/port.ts'

/** A browser that comes back with an older guest's cart is not known any more: that takes years. */
const mostMerged = 50

/** What a shopper sends as their cart. */
export interface SentCart extends Cart {
  readonly country: NonNullable<UserCartRow['country']>
  readonly couponCode?: string
}

export interface SavedCart {
  readonly row: UserCartRow
  /** Skus of which both carts together held more than 20. */
  readonly capped: readonly Sku[]
}

export async function readOwnCart(reader: Reader, cartId: string): Promise<UserCartRow> {
  return (await reader.get('userCarts', cartId)) ?? { lines: [], savedAt: '', mergedFrom: [] }
}

/**
 * Replaces an account's cart by one with its own id. A guest's cart is added to it, once: a request
 * that is repeated, or another tab that still has the guest's cart, changes nothing. The guest's row is
 * deleted, so that POST /cart/update gives the browser a new id once its owner has signed out.
 */
export async function saveOwnCart(
  tx: Transaction,
  cartId: string,
  { id, cart, now }: { readonly id: string; readonly cart: SentCart; readonly now: Date },
): Promise<SavedCart> {
  const before = await readOwnCart(tx, cartId)
  const isGuests = id !== cartId
  if (isGuests) tx.delete('carts', id)
  if (before.mergedFrom.includes(id)) return { row: before, capped: [] }
  const merged = isGuests ? mergeCarts(cart, before) : { cart, capped: [] }
  const couponCode = cart.couponCode ?? (isGuests ? before.couponCode : undefined)
  const row: UserCartRow = {
    ...merged.cart,
    country: cart.country,
    ...(couponCode === undefined ? {} : { couponCode }),
    savedAt: now.toISOString(),
    mergedFrom: isGuests ? [...before.mergedFrom, id].slice(-mostMerged) : before.mergedFrom,
  }
  tx.put('userCarts', cartId, row)
  return { row, capped: merged.capped }
}
