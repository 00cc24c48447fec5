import { isDeepStrictEqual } from 'node:util'
import { mergeCarts, type Cart, type Sku } from '@stemside/rules'
import { Refusal } from '../base/Refusal.ts'
import type { UserCartRow } from '../store/accountRows.ts'
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

export async function readAccountCart(reader: Reader, cartId: string): Promise<UserCartRow> {
  return (await reader.get('userCarts', cartId)) ?? { lines: [], savedAt: '', mergedFrom: [] }
}

/**
 * With the account's own cart id, replaces the cart, if nobody has saved it since `basedOn`. With a guest's cart id, adds the guest's cart once: a
 * retry, or another tab with the same guest cart, changes nothing. Deletes the guest's row, so that POST
 * /cart/update gives the browser a new id after signing out.
 * @throws {Refusal} 409 if another device has saved a different cart since `basedOn`.
 */
export async function saveAccountCart(
  tx: Transaction,
  cartId: string,
  {
    id,
    basedOn,
    cart,
    now,
  }: {
    readonly id: string
    /** The `savedAt` of the cart that the browser has changed. Without one, the cart is replaced in any case. */
    readonly basedOn?: string | undefined
    readonly cart: SentCart
    readonly now: Date
  },
): Promise<SavedCart> {
  const before = await readAccountCart(tx, cartId)
  const isGuests = id !== cartId
  if (isGuests) tx.delete('carts', id)
  if (before.mergedFrom.includes(id)) return { row: before, capped: [] }
  if (!isGuests && basedOn !== undefined && basedOn !== before.savedAt) {
    // The answer to the first request was lost, and the browser repeats it.
    if (isSameCart(cart, before)) return { row: before, capped: [] }
    throw new Refusal(409, 'Your cart was changed on another device.')
  }
  const merged = isGuests ? mergeCarts(cart, before) : { cart, capped: [] }
  const couponCode = cart.couponCode ?? (isGuests ? before.couponCode : undefined)
  const row: UserCartRow = {
    ...merged.cart,
    country: cart.country,
    ...(couponCode === undefined ? {} : { couponCode }),
    savedAt: nextSavedAt(before.savedAt, now),
    mergedFrom: isGuests ? [...before.mergedFrom, id].slice(-mostMerged) : before.mergedFrom,
  }
  tx.put('userCarts', cartId, row)
  return { row, capped: merged.capped }
}

/** Later than the last one, so that two states of a cart never have the same. */
export function nextSavedAt(last: string, now: Date): string {
  const earliest = last === '' ? 0 : Date.parse(last) + 1
  return new Date(Math.max(now.getTime(), earliest)).toISOString()
}

function isSameCart(one: Cart, other: Cart): boolean {
  return isDeepStrictEqual([one.lines, one.gift], [other.lines, other.gift])
}
