import type { Sku } from '../catalogue/types.ts'
import type { Cart, CartLine } from '../pricing/types.ts'
import { maxQuantity } from './maxQuantity.ts'
import { normaliseCart } from './normaliseCart.ts'

export interface MergedCart {
  readonly cart: Cart
  /** Skus of which both carts together held more than 20. The cart keeps 20, and a notice says so. */
  readonly capped: readonly Sku[]
}

/** A guest's cart and the account's as one: units of a sku add up; the guest's gift choice wins. */
export function mergeCarts(guest: Cart, account: Cart): MergedCart {
  const merged: CartLine[] = []
  const capped: Sku[] = []
  // Both carts are sorted by sku, so one pass merges them in order.
  const accountLines = normaliseCart(account).lines
  /** The first of the account's lines that is not merged yet. */
  let next = 0
  for (const { sku, quantity } of normaliseCart(guest).lines) {
    let other = accountLines[next]
    while (other && other.sku < sku) {
      merged.push(other)
      next += 1
      other = accountLines[next]
    }
    const held = other?.sku === sku ? other.quantity : 0
    const wanted = held + quantity
    if (wanted > maxQuantity) capped.push(sku)
    merged.push({ sku, quantity: Math.min(maxQuantity, wanted) })
    if (held > 0) next += 1
  }
  const lines = [...merged, ...accountLines.slice(next)]
  const gift = guest.gift ?? account.gift
  return { cart: gift === undefined ? { lines } : { lines, gift }, capped }
}
