import { mergeCarts, type Cart, type Sku } from '@stemside/rules'
import type { UserCartRow } from '../store/collections.ts'
import type { Reader, Transaction } from '../store/port.ts'

/** Ids of merged carts that an account remembers. An older cart would be added a second time. */
const mostMerged = 50

/** What a shopper sends as their cart. */
export interface SentCart extends Cart {
  readonly country: NonNullable<UserCartRow['country']>
  readonly couponCode?: string
}

export interface SavedCart {
  readonly row: UserCartRow
  /** Skus whose merged quantity exceeded 20. */
  readonly capped: readonly Sku[]
}

export async function readOwnCart(reader: Reader, cartId: string): Promise<UserCartRow> {
  return (await reader.get('userCarts', cartId)) ?? { lines: [], savedAt: '', mergedFrom: [] }
}

/**
 * With the account's own cart id, replaces the cart. With a guest's cart id, adds the guest's cart once: a
 * retry, or another tab with the same guest cart, changes nothing. Deletes the guest's row, so that POST
 * /cart/update gives the browser a new id after signing out.
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
