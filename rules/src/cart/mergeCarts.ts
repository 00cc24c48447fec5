import type { Sku } from '../catalogue/types.ts'
import type { Cart } from '../pricing/types.ts'
import { quantityOf, replaceQuantity } from './editCart.ts'
import { maxQuantity, normaliseCart } from './normaliseCart.ts'

export interface MergedCart {
  readonly cart: Cart
  /** Skus of which both carts together held more than 20: they stop there, and the shopper is told. */
  readonly capped: readonly Sku[]
}

/** A guest's cart and the account's as one: units of a sku add up; the guest's gift choice wins. */
export function mergeCarts(guest: Cart, account: Cart): MergedCart {
  const capped: Sku[] = []
  let cart = normaliseCart(account)
  for (const { sku, quantity } of normaliseCart(guest).lines) {
    const wanted = quantityOf(cart, sku) + quantity
    if (wanted > maxQuantity) capped.push(sku)
    cart = replaceQuantity(cart, sku, Math.min(maxQuantity, wanted))
  }
  const gift = guest.gift ?? account.gift
  return { cart: gift === undefined ? cart : { ...cart, gift }, capped }
}
