import type { Sku } from '../catalogue/types.ts'
import type { Cart } from '../pricing/types.ts'
import { maxQuantity, normaliseCart, sortedCart } from './normaliseCart.ts'

export interface MergedCart {
  readonly cart: Cart
  /** Skus of which both carts together held more than 20: they stop there, and the shopper is told. */
  readonly capped: readonly Sku[]
}

/** A guest's cart and the account's as one: units of a sku add up; the guest's gift choice wins. */
export function mergeCarts(guest: Cart, account: Cart): MergedCart {
  const capped: Sku[] = []
  const quantities = new Map(normaliseCart(account).lines.map((line) => [line.sku, line.quantity]))
  for (const { sku, quantity } of normaliseCart(guest).lines) {
    const wanted = (quantities.get(sku) ?? 0) + quantity
    if (wanted > maxQuantity) capped.push(sku)
    quantities.set(sku, Math.min(maxQuantity, wanted))
  }
  const lines = [...quantities].map(([sku, quantity]) => ({ sku, quantity }))
  return { cart: sortedCart(lines, guest.gift ?? account.gift), capped }
}
