import { RulesError } from '../errors.ts'
import type { Cart, CartLine } from '../pricing/types.ts'
import { maxQuantity } from './maxQuantity.ts'

export const emptyCart: Cart = { lines: [] }

/** Whether a number is a quantity that a line may have: whole, 1 to 20. */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxQuantity
}

/**
 * The same cart with equal skus merged and lines sorted by sku, as in §3.2.
 * @throws RulesError if a quantity is not whole or not between 1 and 20, also after merging.
 */
export function normaliseCart(cart: Cart): Cart {
  for (const [index, { quantity }] of cart.lines.entries()) {
    if (!isQuantity(quantity)) throw quantityError(index)
  }
  if (isSorted(cart.lines)) return cart
  const quantities = new Map<string, number>()
  for (const [index, { sku, quantity }] of cart.lines.entries()) {
    const merged = (quantities.get(sku) ?? 0) + quantity
    if (!isQuantity(merged)) throw quantityError(index)
    quantities.set(sku, merged)
  }
  return sortedCart(
    [...quantities].map(([sku, quantity]) => ({ sku, quantity })),
    cart.gift,
  )
}

/** Stored carts are sorted already, so most carts are returned as they are. */
function isSorted(lines: readonly CartLine[]): boolean {
  let last = ''
  for (const { sku } of lines) {
    if (sku <= last) return false
    last = sku
  }
  return true
}

/** A cart of lines, sorted by sku. Each sku must be in one line only. */
export function sortedCart(lines: readonly CartLine[], gift: Cart['gift']): Cart {
  const sorted = lines.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
  return gift === undefined ? { lines: sorted } : { lines: sorted, gift }
}

function quantityError(index: number): RulesError {
  return new RulesError([
    { path: `lines[${index}].quantity`, reason: `must be whole, 1 to ${maxQuantity}` },
  ])
}
